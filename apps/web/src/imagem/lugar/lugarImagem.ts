import { DENTES_DECIDUOS, DENTES_PERMANENTES, findDente } from '@portal/domain/dente/dente.tables.ts'
import {
  type EventoNomeado,
  type ImagemExigida,
  isImagemDoEvento,
  isImagemDoLugar,
  type MomentoImagem,
} from '@portal/domain/imagem/imagemExigida.ts'
import { proposeEventos } from '@portal/domain/imagem/proposeEventos.ts'
import type { OptionItem } from '../../ui/field/option.ts'
import { listPossiveis, namesOutroDente, readNomeArquivo } from './readNomeArquivo.ts'

/** What an image is of; without a tooth it shows the whole mouth, or a region. */
export type LugarImagem = {
  momento: MomentoImagem
  dente: string | null
  /** The events that it is for; undefined where the guide has none to ask about. */
  eventos?: readonly EventoNomeado[] | undefined
  /**
   * Why the place is not certain: it is one of several that miss an image, and nothing but the order of the files speaks for
   * it, or the file's name says another.
   */
  suposto?: 'ordem' | 'nome'
}

/** The likeliest place of a file, beside those that the queue has. */
export type GuessLugar = (nome: string, naFila: readonly LugarImagem[]) => LugarImagem

export const rotulosMomento: Readonly<Record<MomentoImagem, string>> = {
  inicial: 'Inicial',
  final: 'Final',
  recurso: 'Recurso',
}

/** `Inicial, dente 16`. */
export function formatLugar({ momento, dente }: Pick<LugarImagem, 'momento' | 'dente'>): string {
  return dente ? `${rotulosMomento[momento]}, dente ${dente}` : `${rotulosMomento[momento]}, sem dente`
}

/** What a file is called whatever it shows. */
const palavrasDeArquivo = ['dente', 'imagem', 'foto', 'radiografia', 'rx', 'periapical']

/** Whether a file's name says what its place says, and nothing else: `periapical-17-final.jpg`, of the final one of 17. */
export function isNomeDoLugar(
  nome: string,
  { momento, dente }: Pick<LugarImagem, 'momento' | 'dente'>,
): boolean {
  const palavras = nome
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\d]+/u)
  const doLugar = [momento, ...(dente ? [dente] : [])]
  return (
    doLugar.every((palavra) => palavras.includes(palavra)) &&
    palavras.every((palavra) => [...doLugar, ...palavrasDeArquivo].includes(palavra))
  )
}

/** The upload's `imagemGto`: `inicial:16`. */
export const toImagemGto = ({ momento, dente }: LugarImagem): string =>
  dente ? `${momento}:${dente}` : momento

/** The upload's `eventos`: `1:16,2`; undefined where nobody was asked. */
export function toEventosGto({ eventos }: LugarImagem): string | undefined {
  if (eventos === undefined || eventos.length === 0) return eventos && 'nenhum'
  return eventos
    .map(({ numeroSequencialInclusao, codigoLocalizacao }) =>
      codigoLocalizacao ? `${numeroSequencialInclusao}:${codigoLocalizacao}` : numeroSequencialInclusao,
    )
    .join(',')
}

/** The events that an image may be for: those that ask for one of its moment where it shows. */
export const listOpcoesEvento = (
  { momento, dente }: Pick<LugarImagem, 'momento' | 'dente'>,
  exigidas: readonly ImagemExigida[],
): ImagemExigida[] =>
  exigidas.filter(
    (exigida) => exigida.momento === momento && isImagemDoLugar({ dente }, exigida.codigoLocalizacao),
  )

/** The place with the events that are proposed for it. */
export function withEventos(
  { momento, dente }: LugarImagem,
  exigidas: readonly ImagemExigida[],
): LugarImagem {
  const hasOpcoes = listOpcoesEvento({ momento, dente }, exigidas).length > 0
  const eventos = hasOpcoes ? proposeEventos({ momento, dente }, exigidas) : undefined
  return { momento, dente, ...(eventos && { eventos }) }
}

/** `Dente 16 · Tratamento endodôntico`. */
export function formatExigida(
  { codigoLocalizacao: lugar, codigoEvento }: ImagemExigida,
  describe?: (codigoEvento: string) => string | undefined,
): string {
  const onde = lugar && (findDente(lugar) ? `Dente ${lugar}` : `Região ${lugar}`)
  return [onde, describe?.(codigoEvento)].filter(Boolean).join(' · ')
}

/** Key of "no tooth" in the list: a select takes no empty one. */
export const semDente = 'nenhum'

/** The answers to "which tooth": none, the teeth of the guide, then all the others. */
export function listOpcoesDente(daGuia: readonly string[]): OptionItem[] {
  const outros = [...DENTES_PERMANENTES, ...DENTES_DECIDUOS]
    .map(({ codigo }) => codigo)
    .filter((codigo) => !daGuia.includes(codigo))
  return [
    { id: semDente, label: 'Sem dente', description: 'Boca toda ou região' },
    ...[...daGuia, ...outros].map((codigo) => ({
      id: codigo,
      label: `Dente ${codigo}`,
      description: findDente(codigo)?.nome ?? '',
    })),
  ]
}

/** The teeth that the guide's events name, once each. */
export function listDentes(exigidas: readonly ImagemExigida[]): string[] {
  const dentes = exigidas.flatMap(({ codigoLocalizacao }) => {
    const dente = codigoLocalizacao ? findDente(codigoLocalizacao) : undefined
    return dente ? [dente.codigo] : []
  })
  return [...new Set<string>(dentes)]
}

/**
 * The likeliest place of a new file: what its name says, else the first required image that neither the guide nor
 * the queue has, which is said to be a guess where several are missing. While the guide is at its initial images no final
 * one is guessed (Domínio §6.6): nothing was done yet that it could show. The person sees the place and may change it before
 * it goes.
 */
export function guessLugar(
  nome: string,
  exigidas: readonly ImagemExigida[],
  naFila: readonly LugarImagem[],
  padrao: MomentoImagem,
): LugarImagem {
  const lido = readNomeArquivo(nome, listDentes(exigidas))
  const procurado = lido.momento ?? (padrao === 'inicial' ? padrao : undefined)
  const listFaltas = (outras: readonly LugarImagem[]) =>
    exigidas.filter(
      (exigida) =>
        !exigida.atendida &&
        (procurado === undefined || exigida.momento === procurado) &&
        (lido.dente === undefined || lido.dente === null || exigida.codigoLocalizacao === lido.dente) &&
        !outras.some((outra) => outra.momento === exigida.momento && isImagemDoEvento(outra, exigida)),
    )
  const faltas = listFaltas(naFila)
  const nomeados = listPossiveis(nome)
  const isNomeada = ({ codigoLocalizacao }: ImagemExigida) => nomeados.some((um) => um === codigoLocalizacao)
  const falta = faltas.find(isNomeada) ?? faltas[0]
  const denteFalta =
    falta?.codigoLocalizacao && findDente(falta.codigoLocalizacao) ? falta.codigoLocalizacao : null
  const momento = lido.momento ?? falta?.momento ?? padrao
  const dente = lido.dente === undefined ? denteFalta : lido.dente
  // What another guess took may be this one's as well.
  const possiveis = listFaltas(naFila.filter((outra) => outra.suposto !== 'ordem'))
  const findSuposto = (): LugarImagem['suposto'] => {
    if (lido.dente !== undefined || falta === undefined) return undefined
    if (namesOutroDente(nome, dente)) return 'nome'
    const hasOutroLugar = possiveis.some(
      ({ codigoLocalizacao }) => codigoLocalizacao !== falta.codigoLocalizacao,
    )
    return hasOutroLugar ? 'ordem' : undefined
  }
  const suposto = findSuposto()
  const incerto = suposto && { suposto }
  if (falta === undefined || dente !== null || lido.dente === null)
    return { ...withEventos({ momento, dente }, exigidas), ...incerto }
  // What is missing has no tooth: the image is for it.
  const { numeroSequencialInclusao, codigoLocalizacao } = falta
  return { momento, dente, eventos: [{ numeroSequencialInclusao, codigoLocalizacao }], ...incerto }
}
