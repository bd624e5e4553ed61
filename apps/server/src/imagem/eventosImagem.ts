import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { listImagensExigidas } from '@portal/domain/guia/imagensExigidas.ts'
import {
  type EventoNomeado,
  type ImagemExigida,
  isImagemDoLugar,
} from '@portal/domain/imagem/imagemExigida.ts'
import { proposeEventos } from '@portal/domain/imagem/proposeEventos.ts'
import type { Db } from '../db/client.ts'
import { type GuiaCarregada, toEventoImagem } from '../guia/fatos/loadGuia.ts'
import { findRascunho } from '../guia/fatos/rascunho.store.ts'
import { Falha } from '../http/falha.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { LugarImagem } from './lugar.ts'

/** The events that the call's `eventos` names (`1:16,2`), none for `nenhum`; undefined when it is unsaid. */
export function readEventos(texto: string | undefined): EventoNomeado[] | undefined {
  if (texto === undefined) return undefined
  if (texto === 'nenhum') return []
  return texto.split(',').map((nomeado) => {
    const [sequencial, codigoLocalizacao = null] = nomeado.split(':')
    return { numeroSequencialInclusao: Number(sequencial), codigoLocalizacao }
  })
}

/**
 * Refuses an event that the image cannot show (API-GEN-0001) and, once the guide was sent, one that is not in it
 * (API-GTO-0002). Those of a draft are what the screen says they are: it may be ahead of what is saved.
 */
export function checkEventos(
  nomeados: readonly EventoNomeado[],
  dente: string | null,
  { eventos }: Pick<GuiaCarregada, 'eventos'>,
): void {
  for (const { numeroSequencialInclusao, codigoLocalizacao } of nomeados) {
    if (!isImagemDoLugar({ dente }, codigoLocalizacao)) {
      const mensagem = `Uma imagem do dente ${dente} não mostra o dente ${codigoLocalizacao}.`
      throw new Falha('API-GEN-0001', [{ campo: 'eventos', item: numeroSequencialInclusao, mensagem }])
    }
    const isDaGuia = eventos.some(
      ({ sequencialInclusao, dente: doEvento, regiao }) =>
        sequencialInclusao === numeroSequencialInclusao &&
        (doEvento ?? regiao) === (codigoLocalizacao ?? null),
    )
    if (eventos.length > 0 && !isDaGuia) {
      throw new Falha('API-GTO-0002', [
        { campo: 'eventos', mensagem: `Evento ${numeroSequencialInclusao} não encontrado.` },
      ])
    }
  }
}

/**
 * The events of an image of which nobody said any: its tooth tells, which is null here; without a tooth, the one event
 * that lacks such an image, if there is one and no other.
 */
export async function guessEventos(
  db: Db,
  tabela: TabelaRegras,
  carregada: GuiaCarregada,
  lugar: LugarImagem,
): Promise<EventoNomeado[] | null> {
  if (lugar.dente !== null) return null
  const propostos = proposeEventos(lugar, await listExigidas(db, tabela, carregada))
  return propostos.length > 0 ? propostos : null
}

/** What the guide's events require, or those being typed in it. */
export const listExigidas = async (
  db: Db,
  tabela: TabelaRegras,
  { guia, eventos, imagens, imagensExigidas }: GuiaCarregada,
): Promise<ImagemExigida[]> =>
  eventos.length > 0 ? imagensExigidas : listExigidasRascunho(db, tabela, guia, imagens)

/** What the events being typed in a guide will require. */
async function listExigidasRascunho(
  db: Db,
  tabela: TabelaRegras,
  guia: GuiaCarregada['guia'],
  imagens: GuiaCarregada['imagens'],
): Promise<ImagemExigida[]> {
  const rascunho = await findRascunho(db, guia.codigoCredenciado, guia.numeroFicha)
  const digitados = rascunho?.conteudo.itens ?? []
  return listImagensExigidas(
    digitados.map(({ sequencial, codigoEvento, dente, regiao }) => ({
      numeroSequencialInclusao: sequencial,
      codigoEvento,
      codigoLocalizacao: dente ?? regiao ?? null,
      autorizacao: autorizacaoEvento.envioPendente,
    })),
    imagens,
    tabela.find,
    guia,
  )
}

/** What the guide's events require once it has these images. */
export const listExigidasCom = (
  tabela: TabelaRegras,
  { guia, eventos }: Pick<GuiaCarregada, 'guia' | 'eventos'>,
  imagens: GuiaCarregada['imagens'],
): ImagemExigida[] => listImagensExigidas(eventos.map(toEventoImagem), imagens, tabela.find, guia)
