import type { GuiaHoje } from '../guia/fimGuia.ts'
import { isPlanoAEnviar, toPrazoDito } from '../guia/pendencia.ts'
import { describeGuia } from '../guia/perspectiva.ts'
import type { Responsavel } from '../guia/statusFicha.tables.ts'
import { getTipoPrazo } from './tipoPrazo.tables.ts'

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

/**
 * Whose turn a guide is, without its day, as a sheet says it beside the term; undefined where nobody has to act. Until the
 * plan is sent it is the practice's.
 */
export function nameVez(guia: GuiaHoje, hoje: string): string | undefined {
  if (isPlanoAEnviar(guia)) return `${donos.credenciado}: ${getTipoPrazo('AUDITORIA').rotulo.toLowerCase()}`
  const { responsavel } = describeGuia(guia, hoje)
  return responsavel && donos[responsavel]
}

/** Whose turn a guide of a list is and until when, as its own page says it, so that no colour has to tell it; undefined where nobody has to act. */
export function describeVez(guia: GuiaHoje & { prazo: string | null }, hoje: string): Vez | undefined {
  const palavras = nameVez(guia, hoje)
  if (palavras === undefined) return undefined
  const isDaOperadora = palavras === donos.operadora
  const ate = toPrazoDito(guia)
  if (ate === null) return { palavras, isDaOperadora }
  return { palavras: isDaOperadora ? 'Resposta até' : `${palavras} até`, ate, isDaOperadora }
}
