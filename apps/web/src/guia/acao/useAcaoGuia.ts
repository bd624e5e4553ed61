import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { Input, WriteRoute } from '@portal/contract/route.ts'
import type { ReplyOf } from '../../api/call.ts'
import { pushSuccess } from '../../api/notice.ts'
import { useWrite } from '../../api/useWrite.ts'
import { pushRecusa } from './pushRecusa.ts'

type Acao<R extends WriteRoute, Entrada> = {
  prepare: (entrada: Entrada) => Input<R> & object
  /** What the notice says; without words the screen itself shows the effect. */
  sucesso?: string | ((resposta: ReplyOf<R>) => string)
  onDone?: (resposta: ReplyOf<R>) => void
  /** Whether the form itself tells of a refusal, which then is no notice. */
  takesRecusa?: (error: Error) => boolean
}

/**
 * An action upon the version of the guide on the screen; refused, what was typed in the form stays (API-GTO-0013).
 * While it is at work nothing starts it again, neither its button nor its key.
 */
export function useAcaoGuia<R extends WriteRoute, Entrada>(
  { versao, numeroFicha }: GuiaDetalhada,
  route: R,
  { prepare, sucesso, onDone, takesRecusa }: Acao<R, Entrada>,
) {
  const acao = useWrite(route, {
    prepare: (entrada: Entrada) => ({ ...prepare(entrada), versao }),
    onSuccess: (resposta) => {
      const dito = typeof sucesso === 'function' ? sucesso(resposta) : sucesso
      // Unlocked, it is not locked any more.
      if (dito) pushSuccess(dito, undefined, `guia ${numeroFicha}`)
      onDone?.(resposta)
    },
    onError: (error) => {
      if (!takesRecusa?.(error)) pushRecusa(error)
    },
  })
  const mutate = (entrada: Entrada): void => {
    if (!acao.isPending) acao.mutate(entrada)
  }
  return { mutate, isPending: acao.isPending }
}
