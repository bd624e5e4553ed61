import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { FonteImagem } from '../imagem/conteudo/fonte.ts'
import type { PedidosSearch } from './pedidosSearch.ts'

/** The provider's requests of an address, page by page, the newest first. */
export const pedidosQuery = ({ status, paciente }: PedidosSearch) =>
  infiniteQueryOptions({
    queryKey: ['solicitacaoExame.listPedidos', status, paciente],
    queryFn: ({ pageParam, signal }) =>
      call(solicitacaoExame.listPedidos, {
        query: {
          ...(status && { status }),
          ...(paciente && { chave: paciente }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ proximo }) => proximo,
  })

/** What this login began to ask for and did not save, page by page, the one that changed last first. */
export const rascunhosPedidoQuery = infiniteQueryOptions({
  queryKey: ['solicitacaoExame.listRascunhos'],
  queryFn: ({ pageParam, signal }) =>
    call(solicitacaoExame.listRascunhos, {
      query: { limite: 10, ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ proximo }) => proximo,
})

/** The newest requests of one patient: beside other things a page is enough. */
export const pedidosDoPacienteQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['solicitacaoExame.listSolicitacoes', codigoAssociado],
    queryFn: ({ signal }) => call(solicitacaoExame.listSolicitacoes, { query: { codigoAssociado }, signal }),
  })

/** A request whole. */
export const solicitacaoQuery = (numeroSolicitacao: number) =>
  queryOptions({
    queryKey: ['solicitacaoExame.getSolicitacao', numeroSolicitacao],
    queryFn: ({ signal }) => call(solicitacaoExame.getSolicitacao, { query: { numeroSolicitacao }, signal }),
  })

/** The images and reports that came of a request, and the guides that they answer for. */
export const imagensExameQuery = (id: number) =>
  queryOptions({
    queryKey: ['vinculoExame.listImagensVinculadas', id],
    queryFn: ({ signal }) => call(vinculoExame.listImagensVinculadas, { params: { id }, signal }),
  })

/** The images of a request. */
export const fontePedido = (numeroSolicitacao: number): FonteImagem => ({
  chaveDe: (sequencial) => ['imagemExame', numeroSolicitacao, sequencial],
  rotulo: 'Imagens do pedido',
  load: (pedido, signal) =>
    call(vinculoExame.getImagemExame, { query: { numeroSolicitacao, ...pedido }, signal }),
})
