import { type Dispatch, useCallback, useState } from 'react'
import { type Historico, redoHistorico, undoHistorico } from '../../odontograma/estado/historico.ts'
import { describeMudanca } from '../estado/describeMudanca.ts'
import type { Edicao } from '../estado/edicao.ts'
import type { PassoRascunho } from '../estado/passo.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'

type FalaPassos = {
  passo: PassoRascunho | undefined
  /** A key that had nothing to do says so; what was last done stays what it was. */
  aviso: string | undefined
  /** Grows each time that something is said, so that the same words are announced again. */
  vez: number
}

/**
 * What was last done to the draft, for the verdict and the announcement; undoing is a step to tell too. `read` answers
 * the steps as they are.
 */
export function usePassos(
  dispatch: Dispatch<AcaoRascunho>,
  read: () => Historico<Edicao>,
  describe: (codigoEvento: string) => string,
) {
  const [{ passo, aviso, vez }, setDito] = useState<FalaPassos>({
    passo: undefined,
    aviso: undefined,
    vez: 0,
  })
  const tell = useCallback(
    (novo: PassoRascunho) => setDito((before) => ({ passo: novo, aviso: undefined, vez: before.vez + 1 })),
    [],
  )
  const warn = useCallback(
    (texto: string) => setDito((before) => ({ ...before, aviso: texto, vez: before.vez + 1 })),
    [],
  )
  const undo = useCallback(() => {
    const agora = read()
    const antes = undoHistorico(agora)
    if (antes === agora) return warn('Nada a desfazer.')
    dispatch({ tipo: 'desfazer' })
    tell({ verbo: 'Desfeito', texto: describeMudanca(antes.presente, agora.presente, describe) })
  }, [dispatch, read, describe, tell, warn])
  const redo = useCallback(() => {
    const agora = read()
    const depois = redoHistorico(agora)
    if (depois === agora) return warn('Nada a refazer.')
    dispatch({ tipo: 'refazer' })
    tell({ verbo: 'Refeito', texto: describeMudanca(agora.presente, depois.presente, describe) })
  }, [dispatch, read, describe, tell, warn])
  /** The item that the step left, the last one of several. */
  const ultima = passo && 'sequenciais' in passo ? passo.sequenciais.at(-1) : undefined
  return { passo, aviso, vez, ultima, tell, warn, undo, redo }
}
