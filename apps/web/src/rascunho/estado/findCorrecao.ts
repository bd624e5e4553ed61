import type { Correcao, Motivo } from '@portal/contract/motivo.ts'
import { REMOVER } from '@portal/domain/evento/criterio/criterio.ts'
import type { IconName } from '../../ui/icon.data.ts'
import { isGuiada } from './applyCorrecao.ts'

/** Which reason decides where there are several: what denies, before what is to be put right in vain (`isACorrigir`). */
const PESOS: Readonly<Record<Motivo['severidade'], number>> = {
  glosa: 0,
  erroFormulario: 1,
  pendenciaImagem: 2,
  pendenciaJustificativa: 3,
  auditoria: 4,
  aviso: 5,
}

/** The reason that makes an item's outcome what it is: to mend any other first would change nothing. */
export const findDecisivo = (motivos: readonly Motivo[]): Motivo | undefined =>
  motivos.toSorted((a, b) => PESOS[a.severidade] - PESOS[b.severidade])[0]

/**
 * What can be done about a reason; nothing where a complementary guide takes no justification: whatever is written there
 * would not help.
 */
export function findCorrecao({ correcao }: Motivo, complementar: boolean): Correcao | undefined {
  return complementar && correcao?.tipo === 'justificar' ? undefined : correcao
}

/** What can be done about the reason that decides: what is denied, and nothing mends, can leave the guide. */
export function findCorrecaoDecisiva(decisivo: Motivo, complementar: boolean): Correcao | undefined {
  const correcao = findCorrecao(decisivo, complementar)
  return correcao ?? (decisivo.severidade === 'glosa' ? REMOVER : undefined)
}

/** What the button of a correction shows: it leads to a field, takes the event out or is done at once. */
export function iconOfCorrecao(correcao: Correcao): IconName {
  if (isGuiada(correcao)) return 'arrowRight'
  return correcao.tipo === 'removerItem' ? 'trash' : 'check'
}

/** Where there is little room: a label that has the event's code says enough up to it, and the rest is its name. */
export function shortenRotulo(correcao: Correcao): string {
  const { tipo, rotulo } = correcao
  const ateCodigo = tipo === 'trocarEvento' ? rotulo.split(correcao.codigoEvento)[0] : rotulo
  return tipo === 'trocarEvento' && ateCodigo !== rotulo ? `${ateCodigo}${correcao.codigoEvento}` : rotulo
}
