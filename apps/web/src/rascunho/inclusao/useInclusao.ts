import type { EventoOfertado } from '@portal/contract/evento.ts'
import {
  type Dispatch,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { lugares } from '../../guia/lugares.ts'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { createEscolha, useEscolha } from '../../odontograma/estado/escolha.ts'
import { SELECAO_VAZIA, type Selecao } from '../../odontograma/estado/selecao.ts'
import { focusField } from '../../ui/feedback/focusField.ts'
import { addItens, type NovoItem } from '../estado/edicao.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'
import { toNovosItens } from './toNovosItens.ts'

const isMesmoLugar = (
  a: { dente?: string | undefined; regiao?: string | undefined },
  selecao: Selecao,
): boolean =>
  selecao.tipo === 'dentes'
    ? selecao.dentes.some(({ dente }) => dente === a.dente)
    : selecao.tipo === 'regiao' && selecao.regiao === a.regiao

/** The tooth that takes the keyboard in the chart. */
export function focusOdontograma(box: RefObject<HTMLElement | null>): void {
  box.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()
}

/**
 * How an event enters the guide: a place chosen on the chart and an event chosen in the search, in either order.
 * As soon as the two make items they go in, and the focus returns to the chart for the next one.
 */
export function useInclusao(
  regras: RegrasDaGuia,
  eventos: readonly EventoOfertado[],
  dispatch: Dispatch<AcaoRascunho>,
) {
  const [escolha] = useState(createEscolha)
  const [codigoEvento, setCodigoEvento] = useState<string | null>(null)
  // The search begins empty again after each inclusion.
  const [rodada, setRodada] = useState(0)
  const [incluido, setIncluido] = useState('')
  const odontograma = useRef<HTMLDivElement>(null)
  const evento = eventos.find((cada) => cada.codigoEvento === codigoEvento)
  // What still misses, as words: choosing teeth only draws the form again when they change. Null: nothing does.
  const falta = useEscolha(escolha, ({ selecao }) => {
    const inclusao = evento && toNovosItens(evento, selecao)
    if (!inclusao) return undefined
    return 'falta' in inclusao ? inclusao.falta : null
  })
  // What the callback looks at, so that it stays the same while the event changes: the search is not drawn again.
  const eventoAtual = useRef(evento)
  useLayoutEffect(() => {
    eventoAtual.current = evento
  })

  // Once the choice is drawn, and its key done: Tab would else go on from the chart.
  const [escolhas, setEscolhas] = useState(0)
  useEffect(() => {
    if (escolhas === 0) return
    const frame = requestAnimationFrame(() => focusOdontograma(odontograma))
    return () => cancelAnimationFrame(frame)
  }, [escolhas])

  const include = useCallback(
    (itens: readonly NovoItem[], descricao: string) => {
      dispatch({ tipo: 'editar', mudar: (edicao) => addItens(edicao, itens) })
      escolha.choose(SELECAO_VAZIA)
      setCodigoEvento(null)
      setRodada((before) => before + 1)
      setIncluido(`Incluído: ${descricao}${itens.length > 1 ? ` em ${itens.length} dentes` : ''}.`)
    },
    [dispatch, escolha],
  )

  const choose = useCallback(
    (codigo: string | null) => {
      setCodigoEvento(codigo)
      const escolhido = eventos.find((cada) => cada.codigoEvento === codigo)
      if (!escolhido) return
      const resultado = toNovosItens(escolhido, escolha.get().selecao)
      if ('itens' in resultado) include(resultado.itens, escolhido.descricao)
      setEscolhas((before) => before + 1)
    },
    [eventos, include, escolha],
  )

  /** Enter on the chart: includes when nothing is missing, otherwise goes to the search. */
  const confirm = useCallback(() => {
    const { current: escolhido } = eventoAtual
    const pronta = escolhido && toNovosItens(escolhido, escolha.get().selecao)
    if (pronta && 'itens' in pronta) include(pronta.itens, escolhido.descricao)
    else focusField(lugares.linha)
  }, [include, escolha])

  const clear = useCallback(
    (alvo: Selecao) =>
      dispatch({
        tipo: 'editar',
        mudar: (edicao) => ({
          ...edicao,
          itens: edicao.itens.filter((item) => !isMesmoLugar(item, alvo)),
        }),
      }),
    [dispatch],
  )

  return {
    escolha,
    evento,
    regra: codigoEvento ? regras.find(codigoEvento) : undefined,
    falta: falta ?? undefined,
    isPronta: falta === null,
    rodada,
    incluido,
    odontograma,
    choose,
    confirm,
    clear,
    include,
  }
}
