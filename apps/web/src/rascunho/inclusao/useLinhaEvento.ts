import { useRef, useState } from 'react'
import { type EscolhaStore, useEscolha } from '../../odontograma/estado/escolha.ts'
import { SELECAO_VAZIA } from '../../odontograma/estado/selecao.ts'
import type { Candidato, Oferta } from './listCandidatos.ts'
import { listAchados, replaceBusca, useSugestoes } from './useSugestoes.ts'

type LinhaEventoOpcoes = {
  oferta: Oferta
  /** What is chosen on the chart: the place of what is typed without one. */
  escolha: EscolhaStore
  /** Takes the line, with an event for a line without one; answers why not. */
  onSubmit: (texto: string, codigoEvento?: string) => string | undefined
  onUndo: () => void
}

/** The text of the entry line, what it may mean, and what its keys do. */
export function useLinhaEvento({ oferta, escolha, onSubmit, onUndo }: LinhaEventoOpcoes) {
  const campo = useRef<HTMLInputElement>(null)
  // As React knows it: a moment behind the field.
  const [texto, setTexto] = useState('')
  const [recusa, setRecusa] = useState<{ texto: string; mensagem: string }>()
  // While nothing is typed, choosing teeth does not draw the form again.
  const selecao = useEscolha(escolha, (atual) => (texto === '' ? SELECAO_VAZIA : atual.selecao))
  const sugestoes = useSugestoes(texto, selecao, oferta)

  const write = (novo: string) => {
    if (campo.current) campo.current.value = novo
    setTexto(novo)
    sugestoes.reset()
  }
  const send = (linha: string, codigoEvento?: string) => {
    const mensagem = onSubmit(linha, codigoEvento)
    setRecusa(mensagem === undefined ? undefined : { texto: linha, mensagem })
    write(mensagem === undefined ? '' : linha)
    campo.current?.focus()
  }
  const readCampo = () => campo.current?.value.trim() ?? ''
  /** The list gives way to what is said under the line. */
  const refuse = (mensagem: string) => {
    const linha = readCampo()
    setRecusa({ texto: linha, mensagem })
    write(linha)
    sugestoes.close(linha)
  }
  /** What cannot be says why, and stays in the line. */
  const take = (candidato: Candidato | undefined) => {
    if (candidato?.impossivel) refuse(candidato.impossivel)
    else if (candidato) send(replaceBusca(readCampo(), candidato.evento.codigoEvento))
  }
  return {
    campo,
    texto,
    sugestoes,
    erro: recusa?.texto === texto ? recusa.mensagem : undefined,
    read: (novo: string) => {
      setTexto(novo)
      sugestoes.reset()
    },
    write,
    take,
    submit: () => {
      const linha = readCampo()
      // What was typed faster than it was drawn is taken as it would have been shown.
      const isVista = linha === texto.trim()
      const escolhida = isVista
        ? sugestoes.opcoes[sugestoes.realce]
        : listAchados(linha, escolha.get().selecao, oferta)[0]
      if (escolhida) take(escolhida)
      else send(linha)
    },
    /** An event chosen elsewhere, beside the place that stands in the line: Enter takes it. */
    put: (codigoEvento: string) => {
      write(replaceBusca(readCampo(), codigoEvento))
      campo.current?.focus()
    },
    /** One event by one key: it takes what stands in the line or on the chart as its place. */
    apply: (codigoEvento: string) => send(readCampo(), codigoEvento),
    /** Why a key did nothing, with what stands in the line kept. */
    refuse,
    undo: onUndo,
  }
}
