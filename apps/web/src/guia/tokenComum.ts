import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import {
  getStatusToken,
  type StatusToken,
  statusTokenInicial,
} from '@portal/domain/guia/statusToken.tables.ts'
import { showInstante } from '../calendario/format.ts'

/** What a guide's status says of its token by itself. */
const ditoPeloStatus: ReadonlyMap<number, StatusToken> = new Map([
  [statusFicha.tokenSolicitado, 'FILA_PENDENTE'],
  [statusFicha.tokenGerado, 'BENEFICIARIO_PENDENTE'],
  [statusFicha.encaminhadaPagamentoToken, 'APROVADO'],
])

/** What is told of a token that is waited for, besides how it stands: its number, and when it was asked for (Spec §3.2). */
export function tellToken({
  statusToken,
  numeroToken,
  dataSolicitacaoToken,
}: Pick<EventoGuia, 'statusToken' | 'numeroToken' | 'dataSolicitacaoToken'>): {
  numero: string | undefined
  pedido: string | undefined
} {
  const isNaFila = statusToken === 'FILA_PENDENTE'
  const isComBeneficiario = statusToken === 'BENEFICIARIO_PENDENTE'
  return {
    numero: isComBeneficiario && numeroToken ? numeroToken : undefined,
    pedido:
      (isNaFila || isComBeneficiario) && dataSolicitacaoToken
        ? `pedido em ${showInstante(dataSolicitacaoToken)}`
        : undefined,
  }
}

/**
 * The token that all events which are to be done say alike; undefined where they differ, or where none was asked for.
 * `texto` has of it what the status does not say; it is undefined where the status says all.
 */
export function findTokenComum({
  eventos,
  statusFicha: status,
}: Pick<GuiaDetalhada, 'eventos' | 'statusFicha'>):
  | { codigo: StatusToken; texto: string | undefined }
  | undefined {
  const aFazer = eventos.filter(
    ({ autorizacao, naoRealizado }) => autorizacao !== autorizacaoEvento.negado && !naoRealizado,
  )
  const [primeiro] = aFazer
  const token = primeiro && getStatusToken(primeiro.statusToken)
  const isComum = aFazer.every(
    (um) =>
      um.statusToken === primeiro?.statusToken &&
      um.numeroToken === primeiro.numeroToken &&
      um.dataSolicitacaoToken === primeiro.dataSolicitacaoToken,
  )
  if (!token || !isComum || token.codigo === statusTokenInicial || status === statusFicha.cancelada)
    return undefined
  const { numero, pedido } = tellToken(primeiro)
  const estado = ditoPeloStatus.get(status) === token.codigo ? '' : `: ${token.rotulo.toLowerCase()}`
  const nome = `Token${numero ? ` ${numero}` : ''}${estado}`
  const texto = pedido ? `${nome}${nome === 'Token' ? ' ' : ', '}${pedido}.` : `${nome}.`
  return { codigo: token.codigo, texto: texto === 'Token.' ? undefined : texto }
}
