import { findDente } from '../dente/dente.tables.ts'
import {
  type EventoNomeado,
  type ImagemExigida,
  type ImagemPresente,
  isImagemDoLugar,
} from './imagemExigida.ts'

const isDente = ({ codigoLocalizacao }: ImagemExigida): boolean =>
  codigoLocalizacao !== null && findDente(codigoLocalizacao) !== undefined

/**
 * The events that a new image is probably for: those whose required image of the moment is missing where it shows, the
 * neighbour teeth included. Without a tooth, only where there is no doubt which event it is.
 */
export function proposeEventos(
  { momento, dente }: Pick<ImagemPresente, 'momento' | 'dente'>,
  exigidas: readonly ImagemExigida[],
): EventoNomeado[] {
  const noLugar = exigidas.filter(
    (exigida) => exigida.momento === momento && isImagemDoLugar({ dente }, exigida.codigoLocalizacao),
  )
  const noDente = dente ? noLugar.filter(isDente) : []
  const candidatas = noDente.length > 0 ? noDente : noLugar
  const faltam = candidatas.filter(({ atendida }) => !atendida)
  // A newer image of what is there already is for the same events.
  const propostas = faltam.length > 0 ? faltam : candidatas
  if (noDente.length === 0 && propostas.length > 1) return []
  return propostas.map(({ numeroSequencialInclusao, codigoLocalizacao }) => ({
    numeroSequencialInclusao,
    codigoLocalizacao,
  }))
}
