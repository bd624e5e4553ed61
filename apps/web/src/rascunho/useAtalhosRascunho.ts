import { type Dispatch, type RefObject, useMemo } from 'react'
import { lugares } from '../guia/lugares.ts'
import { focusField } from '../ui/feedback/focusField.ts'
import { type Shortcut, useShortcuts } from '../ui/useShortcuts.ts'
import type { AcaoRascunho } from './estado/rascunhoReducer.ts'
import { focusOdontograma } from './inclusao/useInclusao.ts'

type Acoes = {
  dispatch: Dispatch<AcaoRascunho>
  odontograma: RefObject<HTMLElement | null>
  /** Whether the page has the field: a complementary guide uses none. */
  hasJustificativa: boolean
  onSend: () => void
  onAjuda: () => void
}

const ESCREVER_JUSTIFICATIVA: Shortcut = {
  keys: 'Alt+J',
  description: 'Escrever a justificativa',
  run: () => focusField(lugares.justificativa),
}

/** The keys of the form. Single characters only act outside text (WCAG 2.1.4). */
export function useAtalhosRascunho(acoes: Acoes): readonly Shortcut[] {
  const { dispatch, odontograma, hasJustificativa, onSend, onAjuda } = acoes
  const atalhos = useMemo(
    (): readonly Shortcut[] => [
      { keys: 'Ctrl+Enter', description: 'Enviar a guia', run: onSend },
      { keys: 'Alt+O', description: 'Ir ao odontograma', run: () => focusOdontograma(odontograma) },
      { keys: 'Alt+B', description: 'Buscar um evento', run: () => focusField(lugares.linha) },
      { keys: 'Alt+R', description: 'Escrever uma linha rápida', run: () => focusField(lugares.linha) },
      ...(hasJustificativa ? [ESCREVER_JUSTIFICATIVA] : []),
      {
        keys: 'Ctrl+Z',
        description: 'Desfazer',
        run: () => dispatch({ tipo: 'desfazer' }),
        isOutsideText: true,
      },
      {
        keys: 'Ctrl+Y',
        description: 'Refazer',
        run: () => dispatch({ tipo: 'refazer' }),
        isOutsideText: true,
      },
      { keys: '?', description: 'Mostrar estes atalhos', run: onAjuda, isOutsideText: true },
    ],
    [dispatch, odontograma, hasJustificativa, onSend, onAjuda],
  )
  useShortcuts(atalhos)
  return atalhos
}
