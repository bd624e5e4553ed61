import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { findBloqueioKit } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { call } from '../api/call.ts'
import { refresh } from '../api/queryClient.ts'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { findDentistaProposto } from '../credenciado/dentistaProposto.ts'
import type { AberturaDe } from '../rascunho/salvamento/useAbertura.ts'
import { readFalha } from '../rascunho/salvamento/useRascunho.ts'
import { useSalvamento } from '../rascunho/salvamento/useSalvamento.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { explainAchado, findMinimo, listMotivos } from './motivosExame.ts'
import type { ExameSol } from './pedidoForm.queries.ts'
import { lugaresPedido } from './pedidoFormLugares.ts'
import { createEstadoPedido, type EventoForm, reducePedido } from './pedidoFormReducer.ts'
import { toErrosRecusa, validatePedido } from './toPedidoExame.ts'
import { useCreateSolicitacao } from './useCreateSolicitacao.ts'
import { useInclusaoExame } from './useInclusaoExame.ts'
import { useValidacao } from './useValidacao.ts'

/** Why a request stays: what is saved takes no more. */
const EXAME_ESCRITO = 'Há um exame escrito e não incluído: inclua-o, com Enter ou Incluir, ou apague-o.'

export type FormularioProps = {
  /** The patient's opaque key. */
  chave: string
  codigoAssociado: string
  exames: readonly ExameSol[]
  abertura: AberturaDe<ConteudoPedido>
}

/** Everything that the form of an exam request knows and does; its parts only draw. */
export function useSolicitacaoExameForm({ codigoAssociado, exames, abertura }: FormularioProps) {
  const { inicial, copia } = abertura
  const [estado, dispatch] = useReducer(reducePedido, inicial.conteudo, createEstadoPedido)
  const { conteudo } = estado
  const { saver, salvamento } = useSalvamento(inicial, {
    copia,
    saveToServer: async (salvar, revisaoBase) => {
      const body = { codigoAssociado, revisaoBase, conteudo: salvar }
      const salvo = await call(solicitacaoExame.saveRascunho, { body })
      void refresh(solicitacaoExame.saveRascunho.stale)
      return salvo
    },
    readFalha: (error) => readFalha(error, 'API-SOL-0010'),
  })
  useEffect(() => {
    if (estado.mudancas > 0) saver.touch(conteudo)
  }, [estado.mudancas, conteudo, saver])

  const porCodigo = useMemo(() => new Map(exames.map((exame) => [exame.codigo, exame])), [exames])
  const find = useCallback((codigo: string) => porCodigo.get(codigo), [porCodigo])
  const validadoDe = useValidacao(codigoAssociado, conteudo)
  const doExame = (codigo: string) => ({ exame: find(codigo), validado: validadoDe(codigo) })
  const minimoDe = (codigo: string) => findMinimo(doExame(codigo))
  const findComMinimo = (codigo: string) => {
    const exame = find(codigo)
    return exame && { ...exame, justificativaMinima: minimoDe(codigo) }
  }

  const codigos = conteudo.eventos.map(({ codigo }) => codigo)
  const motivosDe = ({ codigo, justificativa }: EventoForm) => listMotivos(doExame(codigo), justificativa)
  /** Why another request has the exam already, once the operator said it; what a kit of this one has is told as such. */
  const bloqueioDe = (codigo: string) =>
    findBloqueioKit(codigos, codigo) ? undefined : (validadoDe(codigo)?.bloqueio ?? undefined)
  const achados = conteudo.eventos.flatMap((evento) => {
    const texto = explainAchado(bloqueioDe(evento.codigo), motivosDe(evento))
    return texto ? [{ codigo: evento.codigo, texto }] : []
  })

  const { data: info } = useSuspenseQuery(infoQuery)
  // Whoever enters by a login of its own asks for itself.
  const dentistas = info.dentistaConectado ? [] : info.dentistas
  // One who left the practice meanwhile asks for nothing any more.
  const escolhido = dentistas.find((dentista) => dentista.codigoDentista === conteudo.codigoDentista)
  const codigoDentista = escolhido?.codigoDentista ?? findDentistaProposto(info)
  const semDentista = dentistas.length > 1 && codigoDentista === null
  const listFaltas = (pedido: ConteudoPedido) => validatePedido(pedido, semDentista, findComMinimo)
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  const show = (found: readonly SummaryError[]) => {
    setErrors(found)
    setAttempt((before) => before + 1)
  }
  const envio = useCreateSolicitacao(codigoAssociado, saver, (error, enviado) => {
    const found = toErrosRecusa(error, enviado.conteudo, find)
    if (found.length > 0) show(found)
    return found.length > 0
  })
  const inclusao = useInclusaoExame({ estado, dispatch, exames, find, listFaltas })
  const submit = () => {
    if (envio.isPending) return
    const isRetido = inclusao.linha.hold(EXAME_ESCRITO)
    // An exam that is not in yet is one: what stands at the line says it.
    const found = listFaltas(conteudo).filter(({ fieldId }) => !isRetido || fieldId !== lugaresPedido.linha)
    show(found)
    if (!isRetido && found.length === 0) envio.mutate({ conteudo, codigoDentista })
  }
  // Of an exam that was taken out nothing is wrong any more.
  const vivos = errors.filter(({ fieldId }) => {
    const [codigo] = /\d{8}/.exec(fieldId) ?? []
    if (codigo) return conteudo.eventos.some((evento) => evento.codigo === codigo)
    return fieldId !== lugaresPedido.linha || conteudo.eventos.length === 0
  })
  const isRetido = inclusao.linha.erro === EXAME_ESCRITO
  const ditos = isRetido ? [{ fieldId: lugaresPedido.linha, message: EXAME_ESCRITO }, ...vivos] : vivos

  return {
    estado,
    conteudo,
    dispatch,
    exames,
    find,
    motivosDe,
    minimoDe,
    bloqueioDe,
    /** What the operator finds in the exams of the request, each in one sentence or more. */
    achados,
    saver,
    salvamento,
    inclusao,
    dentistas,
    codigoDentista,
    /** What still stops it from being sent, in the order of the screen. */
    faltas: listFaltas(conteudo),
    errors: ditos,
    attempt,
    messageOf: (fieldId: string) => ditos.find((error) => error.fieldId === fieldId)?.message,
    isSending: envio.isPending,
    submit,
  }
}

export type Formulario = ReturnType<typeof useSolicitacaoExameForm>
