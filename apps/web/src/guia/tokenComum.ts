import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import {
  getStatusToken,
  type StatusToken,
  statusTokenInicial,
} from '@portal/domain/guia/statusToken.tables.ts'

/** What a guide's status says of its token by itself. */
const ditoPeloStatus: ReadonlyMap<number, StatusToken> = new Map([
  [statusFicha.tokenGerado, 'BENEFICIARIO_PENDENTE'],
  [statusFicha.encaminhadaPagamentoToken, 'APROVADO'],
])

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
  const [{ statusToken, numeroToken } = {}] = aFazer
  const token = statusToken && getStatusToken(statusToken)
  const isComum = aFazer.every((um) => um.statusToken === statusToken && um.numeroToken === numeroToken)
  if (!token || !isComum || token.codigo === statusTokenInicial || status === statusFicha.cancelada)
    return undefined
  const numero = token.codigo === 'BENEFICIARIO_PENDENTE' && numeroToken ? ` ${numeroToken}` : ''
  const estado = ditoPeloStatus.get(status) === token.codigo ? '' : `: ${token.rotulo.toLowerCase()}`
  return { codigo: token.codigo, texto: numero || estado ? `Token${numero}${estado}.` : undefined }
}
