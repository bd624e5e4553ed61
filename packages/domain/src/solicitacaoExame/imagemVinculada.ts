import { findDente } from '../dente/dente.tables.ts'
import { findRegiao, isRegiaoSobreposta } from '../dente/regiao.tables.ts'
import {
  type EventoNomeado,
  type ImagemExigida,
  type ImagemPresente,
  isImagemDoLugar,
} from '../imagem/imagemExigida.ts'
import type { EventoPedido } from './pedidoExame.ts'

/** What an image of an exam shows: its one tooth, where it has one, and its places; none of the whole mouth. */
export type Mostrado = { readonly dente: string | null; readonly locais: readonly string[] }

const BOCA_TODA: Mostrado = { dente: null, locais: [] }

/** The places that the unit named for the image; where it named none, all that was asked for. */
function listLocais(
  imagem: Pick<ImagemPresente, 'eventos'>,
  pedidos: readonly Pick<EventoPedido, 'locais'>[],
): (string | null)[] {
  if (imagem.eventos?.length) return imagem.eventos.map(({ codigoLocalizacao }) => codigoLocalizacao ?? null)
  return pedidos.flatMap(({ locais }): (string | null)[] =>
    locais.length === 0 ? [null] : locais.map(({ codigoLocal }) => codigoLocal),
  )
}

/** What an image of an exam shows, by what the unit said of it and by what was asked for. */
export function findMostrado(
  imagem: Pick<ImagemPresente, 'dente' | 'eventos'>,
  pedidos: readonly Pick<EventoPedido, 'locais'>[],
): Mostrado {
  if (imagem.dente) return { dente: imagem.dente, locais: [imagem.dente] }
  const codigos = new Set(listLocais(imagem, pedidos))
  const locais = [...codigos].filter((codigo) => codigo !== null)
  const [local] = locais
  if (local === undefined || codigos.has(null)) return BOCA_TODA
  if (locais.length > 1) return { dente: null, locais }
  const pedidosLa = pedidos
    .flatMap((pedido) => pedido.locais)
    .filter(({ codigoLocal }) => codigoLocal === local)
  const dentes = findDente(local) ? [local] : [...new Set(pedidosLa.flatMap((pedido) => pedido.dentes ?? []))]
  return { dente: dentes.length === 1 ? (dentes[0] ?? null) : null, locais }
}

function isNoLocal(local: string, lugar: string): boolean {
  if (findDente(local)) return isImagemDoLugar({ dente: local }, lugar)
  if (findDente(lugar)) return findRegiao(local)?.dentes.includes(lugar) ?? false
  return isRegiaoSobreposta(local, lugar)
}

/**
 * The events of a clinical guide that a linked image answers for by name: those whose initial image is missing where it
 * shows something, or whose image it would be another of. Null of one that shows a tooth, which tells by itself
 * (`isImagemDoEvento`), and of one that no event asks for.
 */
export function listEventosVinculados(
  { dente, locais }: Mostrado,
  exigidas: readonly ImagemExigida[],
): EventoNomeado[] | null {
  if (dente !== null) return null
  const noLugar = exigidas.filter(
    ({ momento, codigoLocalizacao: lugar }) =>
      momento === 'inicial' &&
      (locais.length === 0 || lugar === null || locais.some((local) => isNoLocal(local, lugar))),
  )
  const faltam = noLugar.filter(({ atendida }) => !atendida)
  const escolhidas = faltam.length > 0 ? faltam : noLugar
  if (escolhidas.length === 0) return null
  return escolhidas.map(({ numeroSequencialInclusao, codigoLocalizacao }) => ({
    numeroSequencialInclusao,
    codigoLocalizacao,
  }))
}
