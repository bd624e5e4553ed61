import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { type StatusFicha, statusARealizar } from '@portal/domain/guia/statusFicha.tables.ts'
import type { MomentoExigido, MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'
import { Falha } from '../http/falha.ts'

export type LugarImagem = { momento: MomentoImagem; dente: string | null }

/** Statuses in which the authorised treatment is being done: what comes then shows its result. */
const emExecucao: ReadonlySet<StatusFicha> = new Set(statusARealizar)

type GuiaDaImagem = Pick<Guia, 'statusFicha' | 'codigoEspecialidade'>

/** What an image of which nothing is said shows in a guide: its result while it is being done. */
export const getMomentoPadrao = ({ statusFicha, codigoEspecialidade }: GuiaDaImagem): MomentoExigido =>
  emExecucao.has(statusFicha) && !isRadiologia(codigoEspecialidade) ? 'final' : 'inicial'

/**
 * What an image is of, from the call's `imagemGto` (`inicial:16`); unsaid, the status tells the moment, but of a
 * radiology guide: its images are the work itself, and no rule asks for one of its result.
 * Throws API-GEN-0001 on a tooth that does not exist.
 */
export function readLugar(imagemGto: string | undefined, guia: GuiaDaImagem): LugarImagem {
  if (imagemGto === undefined) return { momento: getMomentoPadrao(guia), dente: null }
  const [momento, dente = null] = imagemGto.split(':')
  if (dente !== null && !findDente(dente)) {
    throw new Falha('API-GEN-0001', [{ campo: 'imagemGto', mensagem: `O dente ${dente} não existe.` }])
  }
  return { momento: momento === 'final' || momento === 'recurso' ? momento : 'inicial', dente }
}
