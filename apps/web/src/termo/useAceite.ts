import { type TermoAceito, type TermoPendente, termo } from '@portal/contract/termo.ts'
import { useState } from 'react'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'

type PedidoAceite = { termo: TermoPendente; global: boolean }

/**
 * Accepts one term after another; tells each as soon as it is kept. What is refused or gets no answer ends the row:
 * what was accepted stays so, and the rest is still on the screen.
 */
export function useAceite(onAceito: (aceito: TermoAceito) => void) {
  const [isPending, setPending] = useState(false)
  const { mutateAsync } = useWrite(termo.createAceite, {
    prepare: ({ termo: { codigoDocumento }, global }: PedidoAceite) => ({
      body: { codigoDocumento, global },
    }),
  })

  async function accept(pedidos: readonly PedidoAceite[]): Promise<void> {
    setPending(true)
    try {
      for (const pedido of pedidos) onAceito(await mutateAsync(pedido))
    } catch (failure) {
      pushError(failure)
    } finally {
      setPending(false)
    }
  }

  return { accept: (pedidos: readonly PedidoAceite[]) => void accept(pedidos), isPending }
}
