import { type Dispatch, useCallback, useRef, useState } from 'react'
import { type Historico, redoHistorico, undoHistorico } from '../../odontograma/estado/historico.ts'
import { keepInPlace } from '../../ui/keepInPlace.ts'
import { describeMudanca, listMexidos } from '../estado/describeMudanca.ts'
import type { Edicao } from '../estado/edicao.ts'
import { isRemocao, type PassoRascunho } from '../estado/passo.ts'
import type { AcaoRascunho } from '../estado/rascunhoReducer.ts'
import { focusVolta, isNoOdontograma } from './focusVolta.ts'
import { useAvisoPasso } from './useAvisoPasso.ts'

type FalaPassos = {
  passo: PassoRascunho | undefined
  /** A key that had nothing to do says so; what was last done stays what it was. */
  aviso: string | undefined
  /** A notice tells the step: it is not said here too. */
  isAvisado: boolean
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
  const [{ passo, aviso, isAvisado, vez }, setDito] = useState<FalaPassos>({
    passo: undefined,
    aviso: undefined,
    isAvisado: false,
    vez: 0,
  })
  const { show, showNada, hide } = useAvisoPasso()
  // The tooth whose events were last taken out.
  const dente = useRef<HTMLElement>(null)
  const say = useCallback((novo: PassoRascunho, isNoAviso = false) => {
    setDito(({ vez: antes }) => ({ passo: novo, aviso: undefined, isAvisado: isNoAviso, vez: antes + 1 }))
  }, [])
  const warn = useCallback(
    (texto: string) => {
      if (!showNada(texto)) setDito((before) => ({ ...before, aviso: texto, vez: before.vez + 1 }))
    },
    [showNada],
  )
  const undoDe = useCallback(
    (desde: Element | null) => {
      const agora = read()
      const antes = undoHistorico(agora)
      if (antes === agora) return warn('Nada a desfazer.')
      hide()
      keepInPlace(() => {
        dispatch({ tipo: 'desfazer' })
        say({
          verbo: 'Desfeito',
          texto: describeMudanca(antes.presente, agora.presente, describe),
          mexidos: listMexidos(agora.presente, antes.presente),
        })
      })
      focusVolta(agora.presente, antes.presente, desde)
    },
    [dispatch, read, describe, hide, say, warn],
  )
  const undo = useCallback(() => undoDe(document.activeElement), [undoDe])
  /** By its button, which goes and takes the focus with it. */
  const undoUltimo = useCallback(() => {
    const { current } = dente
    // Before the step, so that it stays where it is on the screen.
    current?.focus({ preventScroll: true })
    undoDe(current)
    current?.scrollIntoView({ block: 'nearest' })
  }, [undoDe])
  const redo = useCallback(() => {
    const desde = document.activeElement
    const agora = read()
    const depois = redoHistorico(agora)
    if (depois === agora) return warn('Nada a refazer.')
    hide()
    keepInPlace(() => {
      dispatch({ tipo: 'refazer' })
      say({
        verbo: 'Refeito',
        texto: describeMudanca(agora.presente, depois.presente, describe),
        mexidos: listMexidos(agora.presente, depois.presente),
      })
    })
    focusVolta(agora.presente, depois.presente, desde)
  }, [dispatch, read, describe, hide, say, warn])
  const tell = useCallback(
    (novo: PassoRascunho) => {
      hide()
      const { activeElement } = document
      dente.current = isRemocao(novo) && isNoOdontograma(activeElement) ? activeElement : null
      say(novo, show(novo, undoUltimo))
    },
    [hide, say, show, undoUltimo],
  )
  /** The item that the step left, the last one of several. */
  const ultima = passo && 'sequenciais' in passo ? passo.sequenciais.at(-1) : undefined
  return { passo, aviso, isAvisado, vez, ultima, tell, warn, undo, undoUltimo, redo }
}
