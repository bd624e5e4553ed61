import { useMemo, useRef, useState } from 'react'
import type { LinhaViva } from './LinhaEventoField.tsx'
import type { SugestaoVista } from './SugestaoList.tsx'

type LinhaVivaOpcoes<S> = {
  /** What a text may mean, as it is drawn: the same function while it means the same. */
  list: (texto: string) => readonly S[]
  /** The same as things stand when a key comes faster than the drawing. */
  listNow?: (texto: string) => readonly S[]
  /** The line with a chosen event in the place of what was typed of it. */
  replace: (texto: string, codigoEvento: string) => string
  /** Takes the line, with an event for a line without one; answers why not. */
  onSubmit: (texto: string, codigoEvento?: string) => string | undefined
  onUndo: () => void
  /** Of a line whose steps may be taken again. */
  onRedo?: () => void
  /** Grows with each step of the guide: why the line was refused before it is past. */
  vez?: number
}

type Recusa = {
  texto: string
  mensagem: string
  vez: number | undefined
  /** Nothing is wrong with the line: a key had nothing to do. */
  isNota?: boolean
}

/** The text of an entry line, what it may mean, and what its keys do. */
export function useLinhaViva<S extends SugestaoVista>(opcoes: LinhaVivaOpcoes<S>) {
  const { list, listNow = list, replace, onSubmit, onUndo, onRedo, vez } = opcoes
  const campo = useRef<HTMLInputElement>(null)
  // As React knows it: a moment behind the field.
  const [texto, setTexto] = useState('')
  const [recusa, setRecusa] = useState<Recusa>()
  const [realce, setRealce] = useState(0)
  const [fechadaEm, setFechadaEm] = useState<string>()
  const achados = useMemo(() => list(texto), [list, texto])
  const vistas = fechadaEm === texto ? [] : achados
  const realcada = Math.min(realce, Math.max(0, vistas.length - 1))

  const read = (novo: string) => {
    setTexto(novo)
    setRealce(0)
  }
  const write = (novo: string) => {
    if (campo.current) campo.current.value = novo
    read(novo)
  }
  const send = (linha: string, codigoEvento?: string) => {
    const mensagem = onSubmit(linha, codigoEvento)
    setRecusa(mensagem === undefined ? undefined : { texto: linha, mensagem, vez })
    write(mensagem === undefined ? '' : linha)
    return mensagem === undefined
  }
  const readCampo = () => campo.current?.value.trim() ?? ''
  /** The list gives way to what is said under the line. */
  const say = (mensagem: string, isNota: boolean) => {
    const linha = readCampo()
    setRecusa({ texto: linha, mensagem, vez, isNota })
    write(linha)
    setFechadaEm(linha)
  }
  const focus = () => campo.current?.focus()
  /** What cannot be says why, and stays in the line. */
  const take = (sugestao: S | undefined) => {
    if (sugestao?.impossivel) say(sugestao.impossivel, false)
    else if (sugestao) {
      send(replace(readCampo(), sugestao.evento.codigoEvento))
      focus()
    }
  }
  const dita = recusa?.texto === texto && recusa.vez === vez ? recusa : undefined
  const linha: LinhaViva<S> = {
    campo,
    erro: dita?.isNota ? undefined : dita?.mensagem,
    sugestoes: {
      opcoes: vistas,
      realce: realcada,
      /** Whether there is a list that was closed, and what shows it again. */
      isFechada: fechadaEm === texto && achados.length > 0,
      /** The arrows go around the ends. */
      walk: (step) => setRealce((before) => (before + step + vistas.length) % vistas.length),
      close: () => setFechadaEm(texto),
      reopen: () => setFechadaEm(undefined),
    },
    read,
    write,
    take,
    submit: () => {
      const escrita = readCampo()
      // What was typed faster than it was drawn is taken as it would have been shown.
      const isVista = escrita === texto.trim()
      const escolhida = isVista ? vistas[realcada] : listNow(escrita)[0]
      if (escolhida) return take(escolhida)
      focus()
      send(escrita)
    },
    undo: onUndo,
    redo: onRedo,
  }
  return {
    ...linha,
    texto,
    /** An event chosen elsewhere, beside the place that stands in the line: Enter takes it. */
    put: (codigoEvento: string) => {
      write(replace(readCampo(), codigoEvento))
      focus()
    },
    /** One event by one key: it takes what stands in the line or on the chart as its place. */
    apply: (codigoEvento: string) => {
      send(readCampo(), codigoEvento)
      focus()
    },
    nota: dita?.isNota ? dita.mensagem : undefined,
    /** Why a key did nothing, with what stands in the line kept. */
    note: (mensagem: string) => say(mensagem, true),
    /** Where something stands in the line that was not taken in: says why that stops the sending. */
    hold: (mensagem: string): boolean => {
      if (readCampo() === '') return false
      say(mensagem, false)
      return true
    },
  }
}
