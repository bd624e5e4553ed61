import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useState } from 'react'
import { listSemData } from '../estado/eventosPagaveis.ts'

export type NaoRealizados = {
  /** The undated events that the dialog asks about. */
  eventos: readonly EventoGuia[]
  isConfirmado: boolean
  /** How often it was gone on without an answer. */
  recusas: number
  confirm: (isConfirmado: boolean) => void
  /** Their sequences once it was confirmed; undefined, and told, where it was not. */
  read: () => number[] | undefined
}

/** What a guide is forwarded without: each undated event is either dated or said not to have been done. */
export function useNaoRealizados(guia: GuiaDetalhada): NaoRealizados {
  const [confirmados, setConfirmados] = useState<readonly number[]>([])
  const [recusas, setRecusas] = useState(0)
  const eventos = listSemData(guia)
  const sequenciais = eventos.map(({ numeroSequencialInclusao }) => numeroSequencialInclusao)
  // Of an event that lost its date since, nobody has said it.
  const isConfirmado = sequenciais.every((sequencial) => confirmados.includes(sequencial))
  return {
    eventos,
    isConfirmado,
    recusas,
    confirm: (confirmado) => {
      setConfirmados(confirmado ? sequenciais : [])
      setRecusas(0)
    },
    read: () => {
      if (eventos.length === 0) return []
      setRecusas(isConfirmado ? 0 : recusas + 1)
      return isConfirmado ? sequenciais : undefined
    },
  }
}
