import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { findBloqueioKit } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { listExamesDaBusca, putExame } from '@portal/domain/solicitacaoExame/buscaPedido.ts'
import { findLocalDoDente } from '@portal/domain/solicitacaoExame/exameOferecido.ts'
import { type ExameLido, readLinhaPedido } from '@portal/domain/solicitacaoExame/linhaPedido.ts'
import {
  addLugar,
  hasLugar,
  type LugarPedido,
  listLocaisDaRegiao,
} from '@portal/domain/solicitacaoExame/locaisPedido.ts'
import type { LocalPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { MAXIMO_EVENTOS_PEDIDO } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { type Dispatch, useCallback, useRef, useState } from 'react'
import { createEscolha } from '../odontograma/estado/escolha.ts'
import { listDentesSelecionados, SELECAO_VAZIA, type Selecao } from '../odontograma/estado/selecao.ts'
import { isSameConteudo } from '../rascunho/estado/isSameConteudo.ts'
import { useLinhaViva } from '../rascunho/inclusao/useLinhaViva.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { describeExames, describeLugares } from './describeExames.ts'
import type { ExameSol } from './pedidoForm.queries.ts'
import { lugaresPedido } from './pedidoFormLugares.ts'
import { type AcaoPedido, type EstadoPedido, reducePedido } from './pedidoFormReducer.ts'

type Meio = {
  estado: EstadoPedido
  dispatch: Dispatch<AcaoPedido>
  exames: readonly ExameSol[]
  find: (codigo: string) => ExameSol | undefined
  /** What a request still wants, each at its field. */
  listFaltas: (conteudo: ConteudoPedido) => readonly SummaryError[]
}

/** Where the request goes on once nothing more is typed: its first field that still wants something, else its end. */
const findFalta = (faltas: readonly SummaryError[]): string =>
  faltas.find(({ fieldId }) => fieldId !== lugaresPedido.linha)?.fieldId ?? lugaresPedido.salvar

/** The places of an exam that a choice on the chart means. */
export function listLugaresDaSelecao(exame: ExameSol, selecao: Selecao): readonly LugarPedido[] {
  if (selecao.tipo === 'regiao')
    return listLocaisDaRegiao(exame.locais, selecao.regiao).map((codigoLocal) => ({ codigoLocal }))
  return listDentesSelecionados(selecao).flatMap(({ dente }) => {
    const codigoLocal = findLocalDoDente(exame, dente)
    return codigoLocal ? [{ codigoLocal, dente }] : []
  })
}

/**
 * How exams enter the request: by the entry line, by their boxes, by a place chosen on the chart before them; and how
 * the exam in hand takes its places there. What was done is told under the line.
 */
export function useInclusaoExame({ estado, dispatch, exames, find, listFaltas }: Meio) {
  const [escolha] = useState(createEscolha)
  const [fala, setFala] = useState({ texto: '', vez: 0 })
  const odontograma = useRef<HTMLDivElement>(null)
  const tell = (texto: string) => setFala(({ vez }) => ({ texto, vez: vez + 1 }))
  const { conteudo, emMaos } = estado
  const codigos = conteudo.eventos.map(({ codigo }) => codigo)

  /**
   * Does it, and tells it with what it leaves missing: of these exams, and of others that it disables. What the operator
   * finds in them is told beside it, once it is known.
   */
  const doAndTell = (acao: AcaoPedido, ditos: readonly string[], feito: string) => {
    const antes = new Set(listFaltas(conteudo).map(({ message }) => message))
    const faltas = listFaltas(reducePedido(estado, acao).conteudo).filter(
      ({ fieldId, message }) => !antes.has(message) || ditos.some((codigo) => fieldId.includes(codigo)),
    )
    dispatch(acao)
    tell([feito, ...faltas.map(({ message }) => message)].join(' '))
  }
  /** Answers why not: the limit, or a kit that has it already. */
  const include = (lidos: readonly ExameLido[]): string | undefined => {
    const depois = new Set([...codigos, ...lidos.map(({ codigo }) => codigo)])
    if (depois.size > MAXIMO_EVENTOS_PEDIDO) return `Um pedido leva até ${MAXIMO_EVENTOS_PEDIDO} exames.`
    for (const { codigo } of lidos) {
      const bloqueio = findBloqueioKit([...depois], codigo)
      // A line may name several: it says which one.
      if (bloqueio) return `${find(codigo)?.descricao ?? codigo}: ${bloqueio.mensagem}`
    }
    const comLugar = lidos.findLast(({ codigo }) => find(codigo)?.local !== 'nenhum')
    const acao = { tipo: 'incluir', exames: lidos, emMaos: comLugar?.codigo } as const
    const isDeNovo = isSameConteudo(reducePedido(estado, acao).conteudo, conteudo)
    doAndTell(
      acao,
      lidos.map(({ codigo }) => codigo),
      `${isDeNovo ? 'Já estava no pedido' : 'Incluído'}: ${describeExames(lidos, find)}. ${countOf(depois.size, 'exame', 'exames')} no pedido.`,
    )
    escolha.choose(SELECAO_VAZIA)
    return undefined
  }
  /** What is chosen on the chart is the place of an exam that says none. */
  const withSelecao = (lido: ExameLido): ExameLido => {
    const exame = find(lido.codigo)
    if (!exame || lido.locais.length > 0) return lido
    const lugares = listLugaresDaSelecao(exame, escolha.get().selecao)
    return { ...lido, locais: lugares.reduce<readonly LocalPedido[]>(addLugar, []) }
  }
  const onSubmit = (texto: string): string | undefined => {
    if (texto === '' && codigos.length > 0) {
      focusField(findFalta(listFaltas(conteudo)))
      return undefined
    }
    const leitura = readLinhaPedido(texto, exames, emMaos)
    return leitura.ok ? include(leitura.exames.map(withSelecao)) : leitura.mensagem
  }
  const devolver = () => {
    const { retirado } = estado
    if (!retirado) return
    const { codigo } = retirado.evento
    doAndTell({ tipo: 'devolver' }, [codigo], `De volta: ${find(codigo)?.descricao ?? ''}.`)
  }
  const chave = codigos.join()
  const list = useCallback(
    (texto: string) =>
      listExamesDaBusca(texto, exames).map(({ codigo, descricao }) => {
        const bloqueio = findBloqueioKit(chave.split(','), codigo)
        return {
          evento: { codigoEvento: codigo, descricao },
          ...(bloqueio && { impossivel: bloqueio.mensagem }),
        }
      }),
    [exames, chave],
  )
  const linha = useLinhaViva({ list, replace: putExame, onSubmit, onUndo: devolver })

  return {
    tell,
    escolha,
    odontograma,
    linha,
    fala,
    devolver,
    toggleExame: (codigo: string) => {
      if (codigos.includes(codigo)) {
        dispatch({ tipo: 'retirar', codigo })
        tell(`Retirado: ${find(codigo)?.descricao ?? codigo}.`)
        return
      }
      const recusa = include([withSelecao({ codigo, locais: [] })])
      if (recusa) tell(recusa)
    },
    /** Puts what is chosen on the chart into the exam in hand; answers whether there is one. */
    applySelecao: (selecao: Selecao): boolean => {
      const exame = emMaos === undefined ? undefined : find(emMaos)
      if (!exame || exame.local === 'nenhum' || selecao.tipo === 'nada') return false
      const lugares = listLugaresDaSelecao(exame, selecao)
      if (lugares.length === 0) {
        tell(`${exame.descricao} não se pede aí.`)
        return true
      }
      const acao = { tipo: 'trocarLugares', codigo: exame.codigo, lugares } as const
      const depois = reducePedido(estado, acao).conteudo.eventos.find(({ codigo }) => codigo === exame.codigo)
      const antes = conteudo.eventos.find(({ codigo }) => codigo === exame.codigo)?.locais ?? []
      const saiu = !lugares.every((lugar) => hasLugar(depois?.locais ?? [], lugar))
      // Nothing changes where all of it is asked for, or a place was pressed of which a person wrote something.
      const jaPedido = !saiu && lugares.every((lugar) => hasLugar(antes, lugar))
      const feito = jaPedido ? 'Já pedido' : saiu ? 'Retirado' : 'Incluído'
      dispatch(acao)
      escolha.choose(SELECAO_VAZIA)
      tell(`${feito}: ${describeLugares(exame, lugares)}.${jaPedido ? ' Remover tira.' : ''}`)
      return true
    },
    /** Takes what is chosen on the chart out of the exam in hand. */
    removeLugares: (selecao: Selecao) => {
      const exame = emMaos === undefined ? undefined : find(emMaos)
      if (!exame) return
      const saem = listLugaresDaSelecao(exame, selecao)
      for (const { codigoLocal } of saem) dispatch({ tipo: 'tirarLocal', codigo: exame.codigo, codigoLocal })
      // The place goes whole, with whatever teeth it names.
      const locais = saem.map(({ codigoLocal }) => ({ codigoLocal }))
      if (saem.length > 0) tell(`Retirado: ${describeLugares(exame, locais)}.`)
    },
    /** Gives up the place chosen on the chart. */
    cancel: () => escolha.choose(SELECAO_VAZIA),
    focusLinha: () => focusField(lugaresPedido.linha),
  }
}
