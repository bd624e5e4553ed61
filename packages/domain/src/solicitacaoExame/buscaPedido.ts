import { listPalavras, readPartes } from '../evento/linha/partesLinha.ts'
import { type ExameDaLinha, searchExames, splitPalavras } from './linhaPedido.ts'

/** As many as are read before another word is typed. */
const MAXIMO = 8

/** The last exam of a line: the one that is being typed. */
function splitUltimo(linha: string): readonly [antes: string, ultimo: string] {
  const at = Math.max(...[';', ',', '\n'].map((sinal) => linha.lastIndexOf(sinal))) + 1
  return [linha.slice(0, at), linha.slice(at)]
}

/** The exams that the last part of a line may mean, best first; none once its code is whole. */
export function listExamesDaBusca<E extends ExameDaLinha>(linha: string, exames: readonly E[]): readonly E[] {
  const [, ultimo] = splitUltimo(linha)
  const partes = readPartes(listPalavras(ultimo))
  const { nome } = splitPalavras(partes)
  // What is not understood is told, and not dropped with a choice.
  if (partes.codigos.length > 0 || nome.length === 0 || partes.erros.length > 0) return []
  return searchExames(exames, nome.join(' ')).slice(0, MAXIMO)
}

/** The line with a chosen exam in the place of what was typed of it; the places that were said stay. */
export function putExame(linha: string, codigo: string): string {
  const [antes, ultimo] = splitUltimo(linha)
  const partes = readPartes(listPalavras(ultimo))
  const { dentes, regioes, quantidades } = partes
  const { lugares } = splitPalavras(partes)
  return [antes, codigo, ...dentes, ...regioes, ...lugares, ...quantidades.map((vezes) => `x${vezes}`)]
    .filter(Boolean)
    .join(' ')
    .trim()
}
