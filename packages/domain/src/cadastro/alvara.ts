import { addDays } from '../calendario/dataCivil.ts'
import { toTextoGuardado } from '../texto/protegido.ts'

/** The permits that the operator keeps of each provider; that of radiology only of radiology units. Operadora §6. */
export const tiposAlvara = [
  { codigo: 'SANITARIO', rotulo: 'Alvará sanitário' },
  { codigo: 'FUNCIONAMENTO', rotulo: 'Alvará de funcionamento' },
  { codigo: 'CRO', rotulo: 'Certidão de regularidade no CRO' },
  { codigo: 'RADIOLOGIA', rotulo: 'Licença de radiodiagnóstico' },
] as const

export type TipoAlvara = (typeof tiposAlvara)[number]['codigo']

export const getRotuloAlvara = (tipo: TipoAlvara): string =>
  tiposAlvara.find(({ codigo }) => codigo === tipo)?.rotulo ?? tipo

/** Days before the end from which on a permit is told of, each time louder. */
export const avisosAlvara = [60, 30, 7] as const

export const situacoesAlvara = ['valido', 'aVencer', 'vencido', 'naoEnviado'] as const
export type SituacaoAlvara = (typeof situacoesAlvara)[number]

/** What is so of the permit in force, whatever is in review beside it. On its last day it is still good. */
export function decideSituacaoAlvara(validade: string | null, hoje: string): SituacaoAlvara {
  if (validade === null) return 'naoEnviado'
  if (validade < hoje) return 'vencido'
  return validade <= addDays(hoje, avisosAlvara[0]) ? 'aVencer' : 'valido'
}

/**
 * A document's number as it is kept: a protected text (Spec §5.2) without what is not seen. Undefined where neither a
 * letter nor a digit is left.
 */
export function toNumeroDocumento(digitado: string): string | undefined {
  const numero = toTextoGuardado(digitado.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''))
  return /[\p{L}\p{N}]/u.test(numero) ? numero : undefined
}

/** The last validity that is believed: longer is a year mistyped. */
const ANOS_MAXIMO = 10

/** Why a validity cannot be that of a renewal, in words for the screen; undefined when it can. */
export function findFaltaValidade(validade: string, atual: string | null, hoje: string): string | undefined {
  if (validade <= hoje) return 'A validade precisa ser depois de hoje.'
  if (atual !== null && validade <= atual) return 'A validade precisa ser depois da que está em vigor.'
  const limite = `${Number(hoje.slice(0, 4)) + ANOS_MAXIMO}${hoje.slice(4)}`
  return validade > limite ? `A validade vai até ${ANOS_MAXIMO} anos à frente. Confira o ano.` : undefined
}

/** Below this standard deviation of its grey an image shows nothing that could be read. */
const CONTRASTE_LEGIVEL = 4

/** What the operator's side says of a renewal: undefined accepts it, a text is why it does not. */
export function findRecusaRenovacao(
  { validade, contraste }: { validade: string; contraste: number },
  hoje: string,
): string | undefined {
  if (validade < hoje) return 'A validade informada já passou.'
  return contraste >= CONTRASTE_LEGIVEL
    ? undefined
    : 'Não se lê nada na imagem. Fotografe o documento de novo.'
}
