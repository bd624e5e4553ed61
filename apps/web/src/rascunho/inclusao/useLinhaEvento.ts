import type { EventoOfertado } from '@portal/contract/evento.ts'
import { useRef, useState } from 'react'
import type { SearchEventos } from '../../evento/useBuscaEvento.ts'
import { findPrimeira, replaceBusca, useSugestoes } from './useSugestoes.ts'

type LinhaEventoOpcoes = {
  search: SearchEventos
  /** Takes the line, with an event for a line without one; answers why not. */
  onSubmit: (texto: string, codigoEvento?: string) => string | undefined
  onUndo: () => void
}

/** The text of the entry line, what it may mean, and what its keys do. */
export function useLinhaEvento({ search, onSubmit, onUndo }: LinhaEventoOpcoes) {
  const campo = useRef<HTMLInputElement>(null)
  // As React knows it: a moment behind the field.
  const [texto, setTexto] = useState('')
  const [recusa, setRecusa] = useState<{ texto: string; mensagem: string }>()
  const sugestoes = useSugestoes(search, texto)

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
  const take = (evento: EventoOfertado | undefined) => {
    if (evento) send(replaceBusca(readCampo(), evento.codigoEvento))
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
      const escolhida = isVista ? sugestoes.opcoes[sugestoes.realce] : findPrimeira(search, linha)
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
    refuse: (mensagem: string) => {
      const linha = readCampo()
      setRecusa({ texto: linha, mensagem })
      write(linha)
    },
    undo: onUndo,
  }
}
