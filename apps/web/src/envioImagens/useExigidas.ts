import type { EventoGuia } from '@portal/contract/evento.ts'
import type { Imagem, imagem } from '@portal/contract/imagem.ts'
import type { AutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { listImagensExigidas } from '@portal/domain/guia/imagensExigidas.ts'
import { faltaImagem, type ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../api/call.ts'
import type { QueryOf } from '../carregamento/QueryView.tsx'
import { eventosFichaQuery } from '../evento/eventosFicha.queries.ts'
import { imagensQuery, protocoloImagemQuery } from '../imagem/imagem.queries.ts'
import { resumoQuery } from './envioImagens.queries.ts'

/** What a guide has and asks for. */
export type Pedidas = {
  eventos: readonly EventoGuia[]
  imagens: readonly Imagem[]
  exigidas: readonly ImagemExigida[]
  /** What the images of an event that are missing must show, in the operator's words; nothing once all are there. */
  orienta: (evento: EventoGuia) => string
}

/**
 * What each event of a guide asks for by moment: its protocol, which is the operator's, and whether an image is there
 * already, which is the same question as on the server (`listImagensExigidas`). An event without a protocol asks for none.
 */
export function useExigidas(numeroFicha: number): QueryOf<Pedidas> {
  const eventos = useQuery(eventosFichaQuery(numeroFicha))
  const imagens = useQuery(imagensQuery(numeroFicha))
  const resumo = useQuery(resumoQuery(numeroFicha))
  // An event's protocol is that of its guide: until the guide is there, none is asked for.
  const codigos = resumo.data ? [...new Set(eventos.data?.map(({ codigoEvento }) => codigoEvento))] : []
  const daGuia = resumo.data && {
    codigoEspecialidade: resumo.data.codigoEspecialidade,
    codigoTipoAtendimento: resumo.data.tipoAtendimento,
  }
  const protocolos = useQueries({
    queries: codigos.map((codigoEvento) => protocoloImagemQuery({ ...daGuia, codigoEvento })),
  })
  const todas = [eventos, imagens, resumo, ...protocolos]
  const por = new Map(codigos.map((codigo, indice) => [codigo, protocolos[indice]?.data]))
  const isPronta = todas.every(({ data }) => data !== undefined)
  return {
    data: isPronta && eventos.data && imagens.data ? toPedidas(eventos.data, imagens.data, por) : undefined,
    error: todas.find(({ error }) => error)?.error ?? null,
    isFetching: todas.some(({ isFetching }) => isFetching),
    errorUpdateCount: Math.max(...todas.map(({ errorUpdateCount }) => errorUpdateCount)),
    refetch: () => todas.filter(({ error }) => error).map(({ refetch }) => refetch()),
  }
}

type Protocolo = ReplyOf<typeof imagem.getProtocoloImagem>

function toPedidas(
  eventos: readonly EventoGuia[],
  imagens: readonly Imagem[],
  protocolos: ReadonlyMap<string, Protocolo | null | undefined>,
): Pedidas {
  // The contract keeps it between 0 and 4.
  const daGuia = eventos.map((um) => ({ ...um, autorizacao: um.autorizacao as AutorizacaoEvento }))
  const exigidas = listImagensExigidas(daGuia, imagens, (codigoEvento) => {
    const protocolo = protocolos.get(codigoEvento)
    if (!protocolo) return undefined
    const { inicial: imagemInicial, final: imagemFinal, foto } = protocolo
    return { imagemInicial, imagemFinal, foto }
  })
  const orienta = ({ codigoEvento, numeroSequencialInclusao }: EventoGuia): string => {
    const faltam = exigidas.filter(
      (um) => um.numeroSequencialInclusao === numeroSequencialInclusao && !um.atendida,
    )
    const orientacao = faltam.length > 0 ? protocolos.get(codigoEvento)?.orientacao : undefined
    return (orientacao ?? [])
      .filter(({ momento }) => momento === null || faltaImagem(faltam, momento))
      .map(({ texto }) => texto)
      .join(' ')
  }
  return { eventos, imagens, exigidas, orienta }
}
