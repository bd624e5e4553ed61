import type { Motivo } from '@portal/contract/motivo.ts'
import { explainJustificativaCurta } from '@portal/domain/evento/justificativa.ts'
import { showData } from '../calendario/format.ts'
import { severidades } from '../evento/MotivoList.tsx'
import type { ExameSol, ExameValidado } from './pedidoForm.queries.ts'

type DoExame = {
  exame: Pick<ExameSol, 'justificativaMinima' | 'motivos'> | undefined
  /** Of the exam at its places and beside the others, once the operator said it. */
  validado: Pick<ExameValidado, 'motivos'> | undefined
}

const listTodos = ({ exame, validado }: DoExame): readonly Motivo[] =>
  validado?.motivos ?? exame?.motivos ?? []

/** "Seria negado: Repetido (3016). Possível a partir de 10/12/2026." */
function explainMotivo({ severidade, texto, codigoGlosa, possivelEm }: Motivo): string {
  const desde = possivelEm ? ` Possível a partir de ${showData(possivelEm)}.` : ''
  return `${severidades[severidade].rotulo}: ${texto} (${codigoGlosa}).${desde}`
}

/** What denies the exam to this patient at any place. */
export function explainNegado({ motivos }: Pick<ExameSol, 'motivos'>): string | undefined {
  const negado = motivos.find(({ severidade }) => severidade === 'glosa')
  return negado && explainMotivo(negado)
}

/** What the operator finds in an exam of the request: another that has it already, and its reasons; undefined for nothing. */
export const explainAchado = (bloqueio: string | undefined, motivos: readonly Motivo[]): string | undefined =>
  [...(bloqueio ? [bloqueio] : []), ...motivos.map(explainMotivo)].join(' ') || undefined

/** Characters of justification that the exam asks of this patient at its places; 0 for none. */
export const findMinimo = (doExame: DoExame): number =>
  Math.max(
    doExame.validado ? 0 : (doExame.exame?.justificativaMinima ?? 0),
    ...listTodos(doExame).map(({ justificativaMinima = 0 }) => justificativaMinima),
  )

/** What is to be told of the exam: each reason once, and none that what was written has answered. */
export function listMotivos(doExame: DoExame, justificativa: string): readonly Motivo[] {
  const unicos = new Map(
    listTodos(doExame).map((motivo) => [`${motivo.codigoGlosa} ${motivo.campo}`, motivo]),
  )
  return [...unicos.values()].filter(
    ({ severidade, justificativaMinima = 0 }) =>
      severidade !== 'pendenciaJustificativa' ||
      explainJustificativaCurta(justificativa, justificativaMinima) !== undefined,
  )
}
