import { MINIMO_JUSTIFICATIVA } from '../evento/criterio/criterio.ts'
import { isJustificativaSuficiente } from '../evento/justificativa.ts'
import { continueSentence } from '../texto/continueSentence.ts'
import { toTextoGuardado } from '../texto/protegido.ts'
import { NOVIDADES, NOVIDADES_PADRAO, type Novidade } from './novidade.data.ts'

const PELO_CODIGO: ReadonlyMap<string, readonly Novidade[]> = new Map(
  NOVIDADES.flatMap(([codigos, novidades]) => codigos.map((codigo) => [codigo, novidades] as const)),
)

/** What the appeal of a denial asks for (Operadora §4); a clinical reason where the code has nothing of its own. */
export function listNovidades(codigoGlosa: string): readonly Novidade[] {
  return PELO_CODIGO.get(codigoGlosa) ?? NOVIDADES_PADRAO
}

/** Whether the denial names something that an appeal can bring. */
export function hasNovidadePropria(codigoGlosa: string): boolean {
  return PELO_CODIGO.has(codigoGlosa)
}

/** Whether the denial cannot be appealed without a reason in the clinic's own words. */
export const asksMotivo = (novidades: readonly Pick<Novidade, 'tipo' | 'obrigatoria'>[]): boolean =>
  novidades.some(({ tipo, obrigatoria }) => tipo === 'justificativa' && obrigatoria)

/** Whether the text is missing that the denial asks for: the operator refuses such an appeal by itself. */
export const lacksMotivo = (novidades: Parameters<typeof asksMotivo>[0], texto: string): boolean =>
  asksMotivo(novidades) && toTextoGuardado(texto) === ''

/**
 * What is wrong with a reason that was written and is shorter than the technical justification of a guide may be; undefined
 * where nothing is. The operator takes it (Spec §5): it is told before the guide's only appeal is spent on it.
 */
export function explainMotivoCurto(motivo: string, de = ''): string | undefined {
  const { length } = toTextoGuardado(motivo)
  if (length === 0 || isJustificativaSuficiente(motivo, MINIMO_JUSTIFICATIVA)) return undefined
  return `O motivo clínico${de} pede pelo menos ${MINIMO_JUSTIFICATIVA} caracteres; este tem ${length}.`
}

/** `imagem inicial; imagem final`, for the middle of a sentence. */
export function joinRotulos(novidades: readonly Pick<Novidade, 'rotulo'>[]): string {
  return novidades.map(({ rotulo }) => continueSentence(rotulo)).join('; ')
}
