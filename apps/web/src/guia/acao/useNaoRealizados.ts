import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useState } from 'react'
import { listSemData } from '../estado/eventosPagaveis.ts'

export type NaoRealizados = {
  /** The undated events that the dialog asks about. */
  eventos: readonly EventoGuia[]
  isConfirmado: boolean
  /** It was gone on without an answer. */
  isFaltando: boolean
  confirm: (isConfirmado: boolean) => void
  /** Their sequences once it was confirmed; undefined, and told, where it was not. */
  read: () => number[] | undefined
}

/** What a guide is forwarded without: each undated event is either dated or said not to have been done. */
export function useNaoRealizados(guia: GuiaDetalhada): NaoRealizados {
  const [isConfirmado, setConfirmado] = useState(false)
  const [isFaltando, setFaltando] = useState(false)
  const eventos = listSemData(guia)
  return {
    eventos,
    isConfirmado,
    isFaltando,
    confirm: (confirmado) => {
      setConfirmado(confirmado)
      setFaltando(false)
    },
    read: () => {
      if (eventos.length === 0) return []
      setFaltando(!isConfirmado)
      return isConfirmado
        ? eventos.map(({ numeroSequencialInclusao }) => numeroSequencialInclusao)
        : undefined
    },
  }
}
