import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { pushError } from './notice.ts'
import { createKeys } from './useWrite.ts'

/** Which step is being made, and its place among those of this run. */
export type Andamento<Passo> = { passo: Passo; feitas: number; total: number }

type Sequence<Passo, Resultado> = {
  /** Makes a step. What it throws ends the run: a refusal is an answer, and the next step follows it. */
  make: (passo: Passo, keysOf: (numero: number) => ReturnType<typeof createKeys>) => Promise<Resultado>
  /** What an answer is of: the next one of the same takes its place. */
  numeroOf: (resultado: Resultado) => number
  onSettled: (passos: readonly Passo[]) => void
}

/**
 * Makes writes one after the other; one that is refused does not stop the others, and may be tried again; between two of
 * them a run can be stopped. What each is of keeps its own idempotency keys for as long as the screen is there, so that an
 * answer that was lost is asked for again and nothing is made twice.
 */
export function useSequence<Passo, Resultado>({ make, numeroOf, onSettled }: Sequence<Passo, Resultado>) {
  const [resultados, setResultados] = useState<readonly Resultado[]>([])
  const [andamento, setAndamento] = useState<Andamento<Passo>>()
  const [isStopping, setStopping] = useState(false)
  const [keys] = useState(() => new Map<number, ReturnType<typeof createKeys>>())
  // A second press may come before the first has drawn anything.
  const isRunning = useRef(false)
  const isStopped = useRef(false)

  const keysOf = (numero: number) => {
    const chaves = keys.get(numero) ?? createKeys()
    keys.set(numero, chaves)
    return chaves
  }

  const { mutate } = useMutation({
    mutationFn: async (passos: readonly Passo[]) => {
      for (const [feitas, passo] of passos.entries()) {
        if (isStopped.current) return
        setAndamento({ passo, feitas, total: passos.length })
        const resultado = await make(passo, keysOf)
        setResultados((antes) => [
          ...antes.filter((outro) => numeroOf(outro) !== numeroOf(resultado)),
          resultado,
        ])
      }
    },
    onError: pushError,
    onSettled: (_nada, _error, passos) => {
      isRunning.current = false
      isStopped.current = false
      setStopping(false)
      setAndamento(undefined)
      onSettled(passos)
    },
  })

  /** Whether the run began: not while another is on its way. */
  const run = (passos: readonly Passo[], onDone?: () => void): boolean => {
    if (isRunning.current || passos.length === 0) return false
    isRunning.current = true
    mutate(passos, { onSettled: () => onDone?.() })
    return true
  }
  /** The step that is on its way is made; none after it is. */
  const stop = () => {
    if (!isRunning.current) return
    isStopped.current = true
    setStopping(true)
  }
  return { resultados, andamento, isStopping, run, stop }
}
