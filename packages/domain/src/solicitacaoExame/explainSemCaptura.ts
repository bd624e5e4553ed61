import { toBrasileira } from '../calendario/dataCivil.ts'
import type { GuiaHoje } from '../guia/fimGuia.ts'
import { describeFinda } from '../guia/perspectivaCobertura.ts'
import type { StatusSolicitacao } from './statusSolicitacao.tables.ts'

/** What of a request says why no unit captures it. */
export type SemCaptura = Pick<GuiaHoje, 'fimCobertura'> & {
  readonly status: StatusSolicitacao
  /** Its last day; null where it has none yet. */
  readonly validade: string | null
}

const OUTRO = 'Avise o paciente: se o exame ainda é preciso, o dentista que pediu faz outro pedido.'
const VENCIDO = 'O pedido passou da validade'

const porStatus: Partial<Record<StatusSolicitacao, string>> = {
  EM_ANALISE: 'O pedido está em análise. Espere a decisão da operadora: aprovado, ele se captura aqui.',
  REPROVADA:
    'O pedido foi reprovado pela auditoria. Avise o paciente: o dentista que pediu vê o motivo e faz outro pedido.',
  CANCELADA: `O pedido foi cancelado por quem o fez. ${OUTRO}`,
}

/** The one cause for which it is not captured, and the next step; undefined where nothing of it stands against it. */
export function explainSemCaptura(
  { status, validade, fimCobertura }: SemCaptura,
  hoje: string,
): string | undefined {
  const doStatus = porStatus[status]
  if (doStatus) return doStatus
  if (status === 'EXPIRADA' || (validade !== null && validade < hoje))
    return `${validade ? `${VENCIDO} em ${toBrasileira(validade)}` : VENCIDO}. ${OUTRO}`
  const finda = describeFinda({ fimCobertura }, hoje)
  return (
    finda &&
    `${finda.nota}. Avise o paciente: o pedido só se captura depois que ele acertar isto com a operadora.`
  )
}
