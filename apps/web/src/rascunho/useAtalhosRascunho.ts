import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { lugares } from '../guia/acao/lugares.ts'
import { focusOdontograma } from '../odontograma/focusOdontograma.ts'
import { focusField } from '../ui/feedback/focusField.ts'
import { type Shortcut, useShortcuts } from '../ui/useShortcuts.ts'
import type { useFavoritos } from './inclusao/useFavoritos.ts'
import type { useLinhaEvento } from './inclusao/useLinhaEvento.ts'
import type { usePassos } from './inclusao/usePassos.ts'

type Acoes = {
  passos: Pick<ReturnType<typeof usePassos>, 'undo' | 'redo'>
  linha: Pick<ReturnType<typeof useLinhaEvento>, 'apply' | 'note'>
  favoritos: ReturnType<typeof useFavoritos>
  odontograma: RefObject<HTMLElement | null>
  /** Whether the page has the field: a complementary guide uses none. */
  hasJustificativa: boolean
  onCorrect: () => void
  onSend: () => void
}

const ESCREVER_JUSTIFICATIVA: Shortcut = {
  keys: 'Alt+J',
  description: 'Escrever a justificativa',
  run: () => focusField(lugares.justificativa),
}

/** The row that Tab stops at, which is the last one included; null while there is none. */
const findEventos = () => document.querySelector<HTMLElement>(`#${lugares.eventos} tbody[tabindex="0"]`)

/** The keys of the form. Single characters only act outside text (WCAG 2.1.4). */
export function useAtalhosRascunho(acoes: Acoes): void {
  const { favoritos: lista } = acoes.favoritos
  // The functions of now, so that the keys are listed anew only when their words change.
  const agora = useRef(acoes)
  useLayoutEffect(() => {
    agora.current = acoes
  })
  const nomes = lista.map(({ descricao }) => descricao).join('\n')
  const { hasJustificativa } = acoes
  const atalhos = useMemo(
    (): readonly Shortcut[] => [
      { keys: 'Ctrl+Enter', description: 'Enviar a guia', run: () => agora.current.onSend() },
      { keys: 'Alt+R', description: 'Ir ao campo Incluir evento', run: () => focusField(lugares.linha) },
      {
        keys: 'Alt+O',
        description: 'Ir ao odontograma',
        run: () => focusOdontograma(agora.current.odontograma),
      },
      {
        keys: 'Alt+E',
        description: 'Ir aos eventos da guia',
        run: () => {
          const eventos = findEventos()
          if (eventos) eventos.focus()
          else agora.current.linha.note('A guia ainda não tem eventos.')
        },
      },
      {
        keys: 'Alt+C',
        description: 'Aplicar a correção do último evento, ou do evento em foco',
        run: () => agora.current.onCorrect(),
      },
      ...(nomes === '' ? [] : nomes.split('\n')).map((nome, indice) => ({
        keys: `Alt+${indice + 1}`,
        description: `Favorito: ${nome}`,
        run: () => {
          const { favoritos, linha } = agora.current
          const favorito = favoritos.favoritos[indice]
          if (!favorito) return
          const { codigoEvento, fora } = favorito
          if (!fora) return linha.apply(codigoEvento)
          if (!fora.porque) return
          const onde = fora.href ? ' Em Favoritos se pede uma autorização nela.' : ''
          linha.note(`Favorito ${indice + 1}, ${nome}. ${fora.porque}${onde}`)
        },
      })),
      {
        keys: 'Alt+0',
        description: 'Repetir o último evento',
        run: () => {
          const { favoritos, linha } = agora.current
          if (favoritos.ultimo) linha.apply(favoritos.ultimo.codigoEvento)
          else linha.note('Nenhum evento a repetir ainda.')
        },
      },
      ...(hasJustificativa ? [ESCREVER_JUSTIFICATIVA] : []),
      {
        keys: 'Ctrl+Z',
        description: 'Desfazer (também no campo Incluir evento vazio)',
        run: () => agora.current.passos.undo(),
        isOutsideText: true,
        isRepeated: true,
      },
      {
        keys: 'Ctrl+Y',
        description: 'Refazer (também no campo Incluir evento vazio)',
        run: () => agora.current.passos.redo(),
        isOutsideText: true,
        isRepeated: true,
      },
    ],
    [nomes, hasJustificativa],
  )
  useShortcuts(atalhos)
}
