import type { GuiaHoje } from '@portal/domain/guia/fimGuia.ts'
import { isPlanoAEnviar } from '@portal/domain/guia/pendencia.ts'
import { describeGuia } from '@portal/domain/guia/perspectiva.ts'
import type { Responsavel } from '@portal/domain/guia/statusFicha.tables.ts'
import { getTipoPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'

/** Whose turn it is, in words. */
export const donos = {
  credenciado: 'Com você',
  operadora: 'Com a operadora',
  beneficiario: 'Com o beneficiário',
} as const satisfies Readonly<Record<Responsavel, string>>

type Vez = {
  palavras: string
  /** The day that follows the words; absent where no term runs. */
  ate?: string
  /** The operator answers by it: nothing of it is the practice's to hurry. */
  isDaOperadora: boolean
}

/** Whose turn a guide of a list is and until when, as its own page says it, so that no colour has to tell it; undefined where nobody has to act. */
export function describeVez(guia: GuiaHoje & { prazo: string | null }, hoje: string): Vez | undefined {
  // Until the plan is sent the term, which is the operator's, does not run.
  if (isPlanoAEnviar(guia)) {
    const palavras = `${donos.credenciado}: ${getTipoPrazo('AUDITORIA').rotulo.toLowerCase()}`
    return { palavras, isDaOperadora: false }
  }
  const { responsavel } = describeGuia(guia, hoje)
  if (responsavel === undefined) return undefined
  const isDaOperadora = responsavel === 'operadora'
  if (guia.prazo === null) return { palavras: donos[responsavel], isDaOperadora }
  return {
    palavras: isDaOperadora ? 'Resposta até' : `${donos[responsavel]} até`,
    ate: guia.prazo,
    isDaOperadora,
  }
}
