import type { QueryClient } from '@tanstack/react-query'
import type { DialogoEntrada } from './dialogosEntrada.tsx'

/**
 * Whether something stands before the page, so that what it reads of a patient waits. What could not be read stands
 * before it too: the gate tells it.
 */
export async function isHeld(
  dialogos: readonly DialogoEntrada[],
  queryClient: QueryClient,
): Promise<boolean> {
  const devidos = await Promise.allSettled(dialogos.map(({ condicao }) => condicao.load(queryClient)))
  return devidos.some((devido) => devido.status === 'rejected' || devido.value)
}
