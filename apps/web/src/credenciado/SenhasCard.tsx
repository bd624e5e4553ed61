import type { credenciado } from '@portal/contract/credenciado.ts'
import type { Reply } from '@portal/contract/route.ts'
import { statusAEnviar } from '@portal/domain/guia/statusFicha.tables.ts'
import { showInteiro } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { today } from '../calendario/format.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { pedidoStatusSenha, totalSenhasQuery } from './credenciado.queries.ts'
import styles from './SenhasCard.module.css'
import { DA_CLINICA, useParteClinica } from './useParteClinica.ts'

const naoEnviadas = statusAEnviar.join(',')

type SenhasCardProps = {
  /** Whether the screen of the guides opens to this provider. */
  isConsultavel: boolean
  /** Whether the workbook of the passwords is this provider's to have. */
  isExportavel: boolean
}

/** Released passwords (Interface S01), each number with the guides behind it. */
export function SenhasCard({ isConsultavel, isExportavel }: SenhasCardProps) {
  const isParte = useParteClinica()
  return (
    <Card
      actions={
        isExportavel && <ExportacaoButton pedido={pedidoStatusSenha}>Situação em Excel</ExportacaoButton>
      }
      description={isParte && DA_CLINICA}
      title="Senhas liberadas"
    >
      <QueryView
        lines={3}
        loading="Carregando senhas liberadas"
        query={useQuery(totalSenhasQuery)}
        shape="row"
      >
        {(senhas) => (
          <dl className={styles.lista}>
            {listLinhas(senhas, today()).map(({ nome, valor, filtros, acao }) => (
              <div className={styles.linha} key={nome}>
                <dt>{nome}</dt>
                <dd className={styles.valor} data-nenhuma={valor === 0 || undefined}>
                  {valor === 0 ? 'Nenhuma' : showInteiro(valor)}
                </dd>
                {isConsultavel && valor > 0 && (
                  <dd className={styles.acao}>
                    <Link href={hrefOf('/portal/consultaGTOs', filtros)}>{acao}</Link>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </QueryView>
    </Card>
  )
}

/** Each number, and the search that lists what it counts; first what still waits for the provider. */
const listLinhas = (senhas: Reply<typeof credenciado.getTotalSenhas>, hoje: string) => [
  {
    nome: 'Ainda não enviadas',
    valor: senhas.naoEnviadas,
    filtros: { situacao: naoEnviadas, senha: 'emVigor' } as const,
    acao: 'Continuar o envio',
  },
  { nome: 'Hoje', valor: senhas.hoje, filtros: { de: hoje, ate: hoje }, acao: 'Ver guias de hoje' },
  {
    nome: 'Neste mês',
    valor: senhas.mes,
    filtros: { de: `${hoje.slice(0, 8)}01`, ate: hoje },
    acao: 'Ver guias do mês',
  },
]
