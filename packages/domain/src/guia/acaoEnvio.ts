import { isRadiologia } from '../especialidade/especialidade.tables.ts'
import type { MomentoImagem } from '../imagem/imagemExigida.ts'
import { getAcao, type NomeAcao } from './acao.tables.ts'
import { motivoBloqueio } from './decideAcao.ts'
import type { EstadoGuia } from './estadoGuia.ts'
import { getStatusFicha, type StatusFicha, statusFicha } from './statusFicha.tables.ts'

const depois: ReadonlySet<string> = new Set(getAcao('attachExame').passos.flatMap(({ de }) => de))

/** Statuses in which an image of the treatment is one more, and decides nothing. */
export const statusComMaisImagens: readonly StatusFicha[] = getAcao('uploadImagem')
  .passos.filter(({ etapas }) => etapas === 'qualquer')
  .flatMap(({ de }) => (de === 'qualquer' ? [] : de))
  .map((nome) => statusFicha[nome])

type GuiaEnvio = { codigoEspecialidade: number; statusFicha: number }

/** The action that an image of the treatment is sent by, or of a radiology guide that is on its way to be paid. */
export function acaoTratamento(guia: GuiaEnvio): Extract<NomeAcao, 'attachExame' | 'uploadImagem'> {
  const isDepois = depois.has(getStatusFicha(guia.statusFicha).nome)
  return isDepois && isRadiologia(guia.codigoEspecialidade) ? 'attachExame' : 'uploadImagem'
}

/** The action that an image is sent by: of an appeal, or of what is done. */
export const acaoEnvio = (
  momento: MomentoImagem,
  guia: GuiaEnvio,
): Extract<NomeAcao, 'attachRecurso' | 'attachExame' | 'uploadImagem'> =>
  momento === 'recurso' ? 'attachRecurso' : acaoTratamento(guia)

/** Whether an image of the treatment may come now. */
export const takesImagem = (estado: EstadoGuia, guia: Pick<GuiaEnvio, 'codigoEspecialidade'>): boolean =>
  motivoBloqueio(estado, acaoTratamento({ ...guia, statusFicha: estado.statusFicha })) === undefined
