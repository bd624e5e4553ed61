import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { type StatusFicha, statusARealizar } from '@portal/domain/guia/statusFicha.tables.ts'
import type { MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { Falha } from '../http/falha.ts'

export type LugarImagem = { momento: MomentoImagem; dente: string | null }

/** Statuses in which the authorised treatment is being done: what comes then shows its result. */
const emExecucao: ReadonlySet<StatusFicha> = new Set(statusARealizar)

/**
 * What an image is of, from the call's `imagemGto` (`inicial:16`); unsaid, the status tells the moment.
 * Throws API-GEN-0001 on a tooth that does not exist.
 */
export function readLugar(imagemGto: string | undefined, status: StatusFicha): LugarImagem {
  if (imagemGto === undefined) return { momento: emExecucao.has(status) ? 'final' : 'inicial', dente: null }
  const [momento, dente = null] = imagemGto.split(':')
  if (dente !== null && !findDente(dente)) {
    throw new Falha('API-GEN-0001', [{ campo: 'imagemGto', mensagem: `O dente ${dente} não existe.` }])
  }
  return { momento: momento === 'final' || momento === 'recurso' ? momento : 'inicial', dente }
}
