import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import {
  formatLugar,
  type GuessLugar,
  type LugarImagem,
  listDentes,
  listOpcoesEvento,
} from './lugarImagem.ts'
import { readNomeArquivo } from './readNomeArquivo.ts'

/** `guess` until the person said the place. */
type Arquivo = { nome: string; lugar: LugarImagem; guess?: GuessLugar | undefined }

const lista = new Intl.ListFormat('pt-BR')

/** "foto.jpg no dente 16 e outra.jpg sem dente". */
const sayDentes = (arquivos: readonly Arquivo[]): string =>
  lista.format(
    arquivos.map(({ nome, lugar }) => `${nome} ${lugar.dente ? `no dente ${lugar.dente}` : 'sem dente'}`),
  )

/** "foto33.jpg (Inicial, dente 35)". */
const sayLugares = (arquivos: readonly Arquivo[]): string =>
  lista.format(arquivos.map(({ nome, lugar }) => `${nome} (${formatLugar(lugar)})`))

const hasLugar = ({ lugar }: Arquivo): boolean => lugar.dente !== null || (lugar.eventos ?? []).length > 0

/** Those of which only their order says which one shows what the guide asks for. */
function listPorOrdem(arquivos: readonly Arquivo[], exigidas: readonly ImagemExigida[]): Arquivo[] {
  const dentes = listDentes(exigidas)
  const semNome = arquivos.filter(
    ({ nome, guess }) => guess !== undefined && readNomeArquivo(nome, dentes).dente === undefined,
  )
  const doMomento = Map.groupBy(semNome, ({ lugar }) => lugar.momento)
  const disputados = [...doMomento.values()].flatMap((iguais) =>
    iguais.length > 1 && iguais.some(hasLugar) ? iguais : [],
  )
  return arquivos.filter(
    (um) => um.lugar.suposto === 'ordem' || (um.lugar.suposto === undefined && disputados.includes(um)),
  )
}

/**
 * What is not certain of the places of these files, one sentence of each kind, for whoever is about to send them: a sent
 * image does not change its place.
 */
export function listIncertezas(arquivos: readonly Arquivo[], exigidas: readonly ImagemExigida[]): string[] {
  const porOrdem = listPorOrdem(arquivos, exigidas)
  const porNome = arquivos.filter(({ lugar }) => lugar.suposto === 'nome')
  const semPedido = exigidas.some(({ atendida }) => !atendida)
    ? arquivos.filter(({ lugar }) => lugar.dente !== null && listOpcoesEvento(lugar, exigidas).length === 0)
    : []
  return [
    ...(porOrdem.length > 0
      ? [`O nome não diz o dente, e pela ordem ficou assim: ${sayDentes(porOrdem)}.`]
      : []),
    ...(porNome.length > 0 ? [`O nome parece dizer outro lugar: ${sayLugares(porNome)}.`] : []),
    ...(semPedido.length > 0
      ? [`Nenhum evento da guia pede a imagem deste lugar: ${sayLugares(semPedido)}.`]
      : []),
  ]
}
