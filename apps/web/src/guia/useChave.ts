import { useState } from 'react'

/**
 * The idempotency key of a form: the same request twice (a double click, an answer that was lost) is one write, and
 * a corrected one is another. Made when the form opens.
 */
export function useChave(): (pedido: unknown) => string {
  const [chave] = useState(() => ({ corpo: '', valor: '' }))
  return (pedido) => {
    const corpo = JSON.stringify(pedido)
    if (chave.corpo !== corpo) Object.assign(chave, { corpo, valor: crypto.randomUUID() })
    return chave.valor
  }
}
