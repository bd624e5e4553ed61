import { capturaExame } from '@portal/contract/capturaExame.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { CodigoTipoOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { session } from '../api/session.ts'
import type { ConsultaSolicitante } from './solicitanteForm.ts'

/** The patient with the contacts to confirm. */
export const informacoesAssociadoQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['liberacaoSenha.getInformacoesAssociado', codigoAssociado],
    queryFn: ({ signal }) =>
      call(liberacaoSenha.getInformacoesAssociado, { query: { codigoAssociado }, signal }),
  })

export const planosQuery = (codigoAssociado: string) =>
  queryOptions({
    queryKey: ['liberacaoSenha.listPlanos', codigoAssociado],
    queryFn: ({ signal }) => call(liberacaoSenha.listPlanos, { query: { codigoAssociado }, signal }),
  })

export type PedidoGto = {
  codigoAssociado: string
  codigoEspecialidade: number
  codigoTipoAtendimentoOrto?: CodigoTipoOrtodontia
  recemNato: boolean
  /** Where the patient has more than one. */
  codigoPlano?: string
}

/** Whether a password would be released, and why not, before it is asked for. */
export const informacoesGtoQuery = (pedido: PedidoGto) =>
  queryOptions({
    queryKey: ['liberacaoSenha.getInformacoesGto', pedido],
    queryFn: ({ signal }) => call(liberacaoSenha.getInformacoesGto, { query: pedido, signal }),
  })

/** The specialty's events that a person judges first. */
export const preAprovacaoQuery = (codigoEspecialidade: number, tipo: CodigoTipoOrtodontia | null) =>
  queryOptions({
    queryKey: ['guia.getPreAprovacao', codigoEspecialidade, tipo],
    queryFn: ({ signal }) =>
      call(guia.getPreAprovacao, {
        query: { codigoEspecialidade, ...(tipo && { codigoTipoAtendimento: tipo }) },
        signal,
      }),
    staleTime: 5 * 60_000,
  })

/** The orientation, in the session's own protocol. */
export const protocoloQuery = (especialidade: number) =>
  queryOptions({
    queryKey: ['liberacaoSenha.getInformacoesProtocolo', especialidade],
    queryFn: ({ signal }) => {
      const protocolo = session().load()?.protocolo
      return call(liberacaoSenha.getInformacoesProtocolo, {
        query: { ...(protocolo && { protocolo }), funcionalidade: 'LIBERACAO_SENHA', especialidade },
        signal,
      })
    },
    staleTime: 5 * 60_000,
  })

/** The dentist of a CRO; nobody is asked for while it is not whole. */
export const solicitanteQuery = (consulta: ConsultaSolicitante | undefined) =>
  queryOptions({
    queryKey: ['capturaExame.getSolicitante', consulta],
    queryFn: consulta
      ? ({ signal }) => call(capturaExame.getSolicitante, { query: consulta, signal })
      : skipToken,
    staleTime: 5 * 60_000,
    retry: false,
  })
