import { catalogoErros, type ErrorEntry } from '@portal/contract/errors.ts'
import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Reply } from '@portal/contract/route.ts'
import { getStatusFicha, isStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import {
  type CarenciaDoPlano,
  toSituacaoAtendimento,
} from '@portal/domain/liberacaoSenha/situacaoAtendimento.ts'
import { useQuery } from '@tanstack/react-query'
import { showData } from '../calendario/format.ts'
import { freshOnly, QueryView } from '../carregamento/QueryView.tsx'
import { MotivoList } from '../evento/MotivoList.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { informacoesGtoQuery, type PedidoGto } from './liberacaoSenha.queries.ts'
import styles from './SolicitarAutorizacaoPage.module.css'

const catalogo: Readonly<Record<string, ErrorEntry>> = catalogoErros

/** What the operator would answer now, and the guides of this patient that are still open here. */
export function SituacaoLiberacao({ pedido }: { pedido: PedidoGto }) {
  const consulta = useQuery(informacoesGtoQuery(pedido))
  return (
    <QueryView lines={2} loading="Verificando a liberação" query={freshOnly(consulta)}>
      {(situacao) => <Situacao situacao={situacao} />}
    </QueryView>
  )
}

type SituacaoProps = { situacao: Reply<typeof liberacaoSenha.getInformacoesGto> }

/** Whether the password would be released, and why not. */
export function Resposta({ situacao: { codigoErro, impedimentos, possivelEm, carencias } }: SituacaoProps) {
  const recusa = codigoErro ? catalogo[codigoErro] : undefined
  if (!recusa) return <Liberada carencias={carencias} />
  return (
    <Banner role="status" title={recusa.titulo} tone="perigo">
      <p>{recusa.texto}</p>
      <MotivoList motivos={impedimentos} />
      {possivelEm && <p>Possível a partir de {showData(possivelEm)}.</p>}
    </Banner>
  )
}

function Situacao({ situacao }: SituacaoProps) {
  const { guiasEmAberto } = situacao
  return (
    <>
      <Resposta situacao={situacao} />
      {guiasEmAberto.length > 0 && (
        <Banner title="Este paciente já tem guia em aberto com você" tone="informacao">
          <ul className={styles.guias}>
            {guiasEmAberto.map(({ numeroFicha, statusFicha }) => (
              <li key={numeroFicha}>
                <GuiaLink numeroFicha={numeroFicha} />{' '}
                {isStatusFicha(statusFicha) && getStatusFicha(statusFicha).rotulo.toLowerCase()}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

/** The password would be released; what of this specialty still waits is told with its day. */
export function Liberada({ carencias }: { carencias: readonly CarenciaDoPlano[] }) {
  const situacao = toSituacaoAtendimento([], carencias)
  if (situacao.estado === 'liberado') {
    return <Banner role="status" title="A senha pode ser liberada" tone="sucesso" />
  }
  return (
    <Banner
      role="status"
      title={`A senha pode ser liberada, com carências: ${situacao.carencias}`}
      tone="atencao"
    >
      <p>Até esses dias os eventos dessas classes são negados (1007).</p>
    </Banner>
  )
}
