import { type Dispatch, useCallback, useState } from 'react'
import type { Passo } from '../estado/passo.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'

/** What was last done to the draft, for the verdict and the announcement; undoing is a step to tell too. */
export function usePassos(dispatch: Dispatch<AcaoRascunho>) {
  const [passo, setPasso] = useState<Passo>()
  const undo = useCallback(() => {
    dispatch({ tipo: 'desfazer' })
    setPasso({ verbo: 'Desfeito', texto: 'a última mudança' })
  }, [dispatch])
  const redo = useCallback(() => {
    dispatch({ tipo: 'refazer' })
    setPasso({ verbo: 'Refeito', texto: 'a mudança desfeita' })
  }, [dispatch])
  /** The item that the step left, the last one of several. */
  const ultima = passo && 'sequenciais' in passo ? passo.sequenciais.at(-1) : undefined
  return { passo, ultima, tell: setPasso, undo, redo }
}
