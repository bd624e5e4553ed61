import { explainExcesso } from '@portal/domain/guia/limiteEventos.ts'
import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { type Dispatch, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { findEvento } from '../../evento/useBuscaEvento.ts'
import { lugares } from '../../guia/acao/lugares.ts'
import { createEscolha, useEscolha } from '../../odontograma/estado/escolha.ts'
import { SELECAO_VAZIA, type Selecao } from '../../odontograma/estado/selecao.ts'
import { focusField } from '../../ui/feedback/focusField.ts'
import { keepInPlace } from '../../ui/keepInPlace.ts'
import { addItens, type Edicao, type NovoItem } from '../estado/edicao.ts'
import type { PassoRascunho } from '../estado/passo.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'
import { nameItens } from '../estado/showLugar.ts'
import type { Oferta } from './listCandidatos.ts'
import { readNoDente } from './noDente.ts'
import { type Pendente, resolveLinha } from './resolveLinha.ts'
import { EVENTO_A_ESPERA } from './retido.ts'
import { toNovosItens } from './toNovosItens.ts'

const isMesmoLugar = (
  a: { dente?: string | undefined; regiao?: string | undefined },
  selecao: Selecao,
): boolean =>
  selecao.tipo === 'dentes'
    ? selecao.dentes.some(({ dente }) => dente === a.dente)
    : selecao.tipo === 'regiao' && selecao.regiao === a.regiao

/** " no dente 26", " nos dentes 26 e 27", " na região AS". */
function showAlvo(alvo: Selecao): string {
  if (alvo.tipo === 'regiao') return ` na região ${alvo.regiao}`
  if (alvo.tipo !== 'dentes') return ''
  const dentes = alvo.dentes.map(({ dente }) => dente)
  return `${pluralOf(dentes.length, ' no dente', ' nos dentes')} ${new Intl.ListFormat('pt-BR').format(dentes)}`
}

/** The event that waits as one types it. */
const toTexto = ({ codigoEvento, quantidade }: Pendente): string =>
  quantidade === undefined ? codigoEvento : `${codigoEvento} x${quantidade}`

type Draft = {
  read: () => Edicao
  dispatch: Dispatch<AcaoRascunho>
  tell: (passo: PassoRascunho) => void
  /** Says of a key that it had nothing to do. */
  warn: (texto: string) => void
  describe: (codigoEvento: string) => string
}

/**
 * How an event enters the guide: by the entry line alone, or with a place chosen on the chart, or with an event that
 * waits for its place. As soon as the parts make items they go in, and the focus stays in the line.
 */
export function useInclusao(oferta: Oferta, { read, dispatch, tell, warn, describe }: Draft) {
  const { eventos, find } = oferta
  const [escolha] = useState(createEscolha)
  const [pendente, setPendente] = useState<Pendente>()
  // Why what was confirmed on the chart did not go in; what was typed has its own error.
  const [recusa, setRecusa] = useState<string>()
  const odontograma = useRef<HTMLDivElement>(null)
  const evento = findEvento(eventos, pendente?.codigoEvento)
  // As words, so that choosing teeth only draws the form again when they change.
  const falta = useEscolha(escolha, ({ selecao }) => {
    const inclusao = evento && toNovosItens(evento, selecao)
    if (!inclusao) return undefined
    return 'falta' in inclusao ? inclusao.falta : 'Enter inclui.'
  })
  // What the callbacks look at, so that they stay the same while the event changes: the chart is not drawn again.
  const atual = useRef({ pendente, ...oferta })
  useLayoutEffect(() => {
    atual.current = { pendente, ...oferta }
  })

  /** Answers why not, where the limit is reached; nothing is dropped in silence. */
  const include = useCallback(
    (itens: readonly NovoItem[]): string | undefined => {
      const before = read()
      const excesso = explainExcesso(before.itens.length, itens)
      if (excesso) return excesso
      const after = addItens(before, itens)
      dispatch({ tipo: 'editar', mudar: (edicao) => addItens(edicao, itens) })
      escolha.choose(SELECAO_VAZIA)
      setPendente(undefined)
      tell({
        verbo: 'Incluído',
        sequenciais: after.itens.slice(before.itens.length).map(({ sequencial }) => sequencial),
      })
      return undefined
    },
    [read, dispatch, tell, escolha],
  )

  /** Takes what was typed, with `codigoEvento` where it names no event; answers the error, which leaves the text there. */
  const submit = useCallback(
    (texto: string, codigoEvento?: string): string | undefined => {
      setRecusa(undefined)
      const { current } = atual
      const escolhido = codigoEvento ? { codigoEvento } : current.pendente
      const { selecao } = escolha.get()
      const leituras = readNoDente(texto === '' && escolhido ? toTexto(escolhido) : texto, selecao)
      const resolucao = resolveLinha(leituras, { ...current, pendente: escolhido, selecao })
      switch (resolucao.tipo) {
        case 'itens':
          return include(resolucao.itens)
        case 'falta':
          setPendente(resolucao.pendente)
          return undefined
        case 'lugar':
          escolha.choose(resolucao.selecao)
          return undefined
        case 'erro':
          return resolucao.mensagem
      }
    },
    [escolha, include],
  )

  /** Enter on the chart: includes when nothing is missing, and goes to the line in any case. */
  const confirm = useCallback(() => {
    setRecusa(atual.current.pendente ? submit('') : undefined)
    focusField(lugares.linha)
  }, [submit])

  const clear = useCallback(
    (alvo: Selecao) => {
      const saem = read().itens.filter((item) => isMesmoLugar(item, alvo))
      setRecusa(undefined)
      if (saem.length === 0) return warn(`Nenhum evento a remover${showAlvo(alvo)}.`)
      const mudar = (edicao: Edicao) => ({
        ...edicao,
        itens: edicao.itens.filter((item) => !isMesmoLugar(item, alvo)),
      })
      // On a telephone the rows and the verdict stand above the chart: the tooth stays under the eyes.
      keepInPlace(() => {
        dispatch({ tipo: 'editar', mudar })
        tell({ verbo: saem.length === 1 ? 'Removido' : 'Removidos', texto: nameItens(saem, describe) })
      })
    },
    [read, dispatch, tell, warn, describe],
  )

  /** Gives up the event that waits, then what is chosen on the chart. */
  const cancel = useCallback(() => {
    setRecusa(undefined)
    if (atual.current.pendente) setPendente(undefined)
    else escolha.choose(SELECAO_VAZIA)
  }, [escolha])

  /** Where an event waits for its place: says that it stops the sending. */
  const hold = useCallback((): boolean => {
    if (!atual.current.pendente) return false
    setRecusa(EVENTO_A_ESPERA)
    return true
  }, [])

  return {
    escolha,
    pendente: evento,
    quantidade: pendente?.quantidade,
    falta,
    recusa,
    regra: pendente ? find(pendente.codigoEvento) : undefined,
    odontograma,
    submit,
    confirm,
    clear,
    cancel,
    hold,
  }
}
