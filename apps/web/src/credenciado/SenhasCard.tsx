import { statusAEnviar } from '@portal/domain/guia/statusFicha.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { today } from '../calendario/format.ts'
import { LoadError } from '../carregamento/LoadError.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { loadStatusSenha, totalSenhasQuery } from './credenciado.queries.ts'
import styles from './SenhasCard.module.css'

const numero = new Intl.NumberFormat('pt-BR')
/** Keeps its place while the number is on its way. */
const show = (valor: number | undefined): string => (valor === undefined ? '–' : numero.format(valor))

const naoEnviadas = statusAEnviar.join(',')

type SenhasCardProps = {
  /** Whether the screen of the guides opens to this provider. */
  isConsultavel: boolean
  /** Whether the workbook of the passwords is this provider's to have. */
  isExportavel: boolean
}

/** Released passwords (Interface S01), each number with the guides behind it. */
export function SenhasCard({ isConsultavel, isExportavel }: SenhasCardProps) {
  const consulta = useQuery(totalSenhasQuery)
  const { data: senhas, error } = consulta
  const hoje = today()
  const linhas = [
    { nome: 'Hoje', valor: senhas?.hoje, filtros: { de: hoje, ate: hoje }, acao: 'Ver guias de hoje' },
    {
      nome: 'Neste mês',
      valor: senhas?.mes,
      filtros: { de: `${hoje.slice(0, 8)}01`, ate: hoje },
      acao: 'Ver guias do mês',
    },
    {
      nome: 'Ainda não enviadas',
      valor: senhas?.naoEnviadas,
      filtros: { situacao: naoEnviadas },
      acao: 'Continuar o envio',
    },
  ]
  return (
    <Card
      actions={isExportavel && <ExportacaoButton load={loadStatusSenha}>Situação em Excel</ExportacaoButton>}
      title="Senhas liberadas"
    >
      {!senhas && error && <LoadError query={consulta} />}
      <dl className={styles.lista}>
        {linhas.map(({ nome, valor, filtros, acao }) => (
          <div className={styles.linha} key={nome}>
            <dt>{nome}</dt>
            <dd className={styles.valor}>{show(valor)}</dd>
            {isConsultavel && (
              <dd className={styles.acao}>
                <Link href={hrefOf('/portal/consultaGTOs', filtros)}>{acao}</Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  )
}
