import type { Vista } from '@portal/contract/vista.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Busca, isVazia } from './endereco.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The filters were taken away by hand: no view takes their place, on the way back neither. */
    semVista?: true
  }
}

/**
 * Opens the list's own view where the address asked for nothing when the list was entered. Whoever takes the filters away
 * afterwards means so: `onFree` notes it beside the address. A view that is made the list's own while the list is open is for
 * the next time.
 */
export function useVistaPadrao(
  busca: Busca,
  vistas: readonly Vista[] | undefined,
  { onOpen, onFree }: { onOpen: (vista: Vista) => void; onFree: () => void },
): void {
  const isSolta = useLocation({ select: ({ state }) => state.semVista === true })
  const vazia = isVazia(busca)
  // Something was asked for since it was entered, in the address or by a person who was faster than the answer.
  const [isPedida, setPedida] = useState(!vazia || isSolta)
  if (!vazia && !isPedida) setPedida(true)
  const padrao = vistas?.find((vista) => vista.padrao)
  const apply = useEffectEvent(() => {
    if (!vazia || isSolta || !padrao) return
    if (isPedida) onFree()
    else onOpen(padrao)
  })
  const isLida = vistas !== undefined
  useEffect(() => {
    if (vazia && isLida) apply()
  }, [vazia, isLida])
}
