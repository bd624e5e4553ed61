import { useLayoutEffect, useMemo, useRef } from 'react'
import { notice } from '../ui/notice.ts'
import { type Shortcut, useShortcuts } from '../ui/useShortcuts.ts'

type Acoes = {
  /** What the key would take back, in words, while it may. */
  feito: string | undefined
  hasCertas: boolean
  /** An action is on its way: nothing is accepted meanwhile. */
  isOcupada: boolean
  hasDepositos: boolean
  acceptCertas: () => void
  find: () => void
  undo: () => void
}

/** Keys of the reconciliation that need no run: they act wherever on its page the focus is, but in no field. */
export function useAtalhosMesa(acoes: Acoes): void {
  const { feito, hasCertas, isOcupada, hasDepositos } = acoes
  // The functions of now, so that the keys are listed anew only when their words change.
  const agora = useRef(acoes)
  useLayoutEffect(() => {
    agora.current = acoes
  })
  useShortcuts(
    useMemo(
      () => [
        ...offer(!isOcupada, 'A', 'Aceitar todos os pares iguais', () =>
          hasCertas ? agora.current.acceptCertas() : notice.push(semCertas),
        ),
        ...offer(hasDepositos, 'F', 'Procurar um depósito', () => agora.current.find()),
        ...offer(!isOcupada, 'Ctrl+Z', feito === undefined ? 'Desfazer' : `Desfazer: ${feito}`, () =>
          feito === undefined ? notice.push(semVolta) : agora.current.undo(),
        ),
      ],
      [feito, hasCertas, isOcupada, hasDepositos],
    ),
  )
}

const NADA_SEU = 'Nada do que você fez está por desfazer aqui.'
const DOS_OUTROS = 'O que outra pessoa fez, ou já usou, se desfaz em Histórico.'

/** Why the button does nothing while nothing of one's own is left. */
export const SEM_VOLTA = `${NADA_SEU} ${DOS_OUTROS}`

/** The key has no tooltip: it says so itself (Interface B6.3). */
const semVolta = { tone: 'informacao', title: NADA_SEU, text: DOS_OUTROS, isResposta: true } as const

/** Without any pair there is no button that would say so. */
const semCertas = {
  tone: 'informacao',
  title: 'Nenhum par de valor igual para aceitar.',
  isResposta: true,
} as const

const offer = (isOffered: boolean, keys: string, description: string, run: () => void): Shortcut[] =>
  isOffered ? [{ keys, description, run, isOutsideText: true }] : []
