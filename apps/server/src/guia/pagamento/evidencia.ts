import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'

/** The steps that count on the images that the guide has, in the words of "ela contou ...". */
const passosEvidencia: ReadonlyMap<string, string> = new Map<NomeAcao, string>([
  ['send', 'no envio da guia para autorização'],
  ['concludeAuditoria', 'na auditoria da guia'],
  ['sign', 'na assinatura da guia'],
  ['processPagamento', 'no pagamento da guia'],
  ['sendRecurso', 'no recurso da guia'],
])

/** Whether a step makes evidence of the guide's images. */
export const isEvidencia = (acao: string): boolean => passosEvidencia.has(acao)

export const explainCongelada = (passo: string | null): string =>
  passosEvidencia.get(passo ?? '') ?? 'em uma decisão sobre a guia'
