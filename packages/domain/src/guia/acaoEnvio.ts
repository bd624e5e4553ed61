import { isRadiologia } from '../especialidade/especialidade.tables.ts'
import type { MomentoImagem } from '../imagem/imagemExigida.ts'
import { getAcao, type NomeAcao } from './acao.tables.ts'
import { getStatusFicha } from './statusFicha.tables.ts'

const depois: ReadonlySet<string> = new Set(getAcao('attachExame').passos.flatMap(({ de }) => de))

/**
 * The action that an image is sent by: of an appeal, of a radiology guide that is on its way to be paid, or of the
 * treatment.
 */
export function acaoEnvio(
  momento: MomentoImagem,
  guia: { codigoEspecialidade: number; statusFicha: number },
): Extract<NomeAcao, 'attachRecurso' | 'attachExame' | 'uploadImagem'> {
  if (momento === 'recurso') return 'attachRecurso'
  const isDepois = depois.has(getStatusFicha(guia.statusFicha).nome)
  return isDepois && isRadiologia(guia.codigoEspecialidade) ? 'attachExame' : 'uploadImagem'
}
