import { type Dispatch, type RefObject, useMemo } from 'react'
import { focusField } from '../ui/feedback/focusField.ts'
import { destinos } from './passosEnvio.ts'
import type { AcaoRascunho } from './rascunhoReducer.ts'
import { type Atalho, useAtalhos } from './useAtalhos.ts'
import { focusOdontograma } from './useInclusao.ts'

type Acoes = {
  dispatch: Dispatch<AcaoRascunho>
  odontograma: RefObject<HTMLElement | null>
  /** Whether the page has the field: a complementary guide uses none. */
  hasJustificativa: boolean
  onSend: () => void
  onAjuda: () => void
}

const ESCREVER_JUSTIFICATIVA: Atalho = {
  keys: 'Alt+J',
  descricao: 'Escrever a justificativa',
  run: () => focusField(destinos.justificativa),
}

/** The keys of the form. Single characters only act outside text (WCAG 2.1.4). */
export function useAtalhosRascunho(acoes: Acoes): readonly Atalho[] {
  const { dispatch, odontograma, hasJustificativa, onSend, onAjuda } = acoes
  const atalhos = useMemo(
    (): readonly Atalho[] => [
      { keys: 'Ctrl+Enter', descricao: 'Enviar a guia', run: onSend },
      { keys: 'Alt+O', descricao: 'Ir ao odontograma', run: () => focusOdontograma(odontograma) },
      { keys: 'Alt+B', descricao: 'Buscar um evento', run: () => focusField(destinos.evento) },
      { keys: 'Alt+R', descricao: 'Escrever uma linha rápida', run: () => focusField(destinos.linha) },
      ...(hasJustificativa ? [ESCREVER_JUSTIFICATIVA] : []),
      {
        keys: 'Ctrl+Z',
        descricao: 'Desfazer',
        run: () => dispatch({ tipo: 'desfazer' }),
        isForaDeTexto: true,
      },
      { keys: 'Ctrl+Y', descricao: 'Refazer', run: () => dispatch({ tipo: 'refazer' }), isForaDeTexto: true },
      { keys: '?', descricao: 'Mostrar estes atalhos', run: onAjuda, isForaDeTexto: true },
    ],
    [dispatch, odontograma, hasJustificativa, onSend, onAjuda],
  )
  useAtalhos(atalhos)
  return atalhos
}
