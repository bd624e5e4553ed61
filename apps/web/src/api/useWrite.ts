import type { Input, WriteRoute } from '@portal/contract/route.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallOptions, type ReplyOf, send } from './call.ts'
import { isErroApi } from './erroApi.ts'
import { refresh } from './queryClient.ts'

type Request<R extends WriteRoute> = Input<R> & Pick<CallOptions, 'versao' | 'upload' | 'onSend'>

export type Write<R extends WriteRoute, Values> = {
  /** The request that the values make, and what must be done before it leaves. */
  prepare: (values: Values) => Request<R> | Promise<Request<R>>
  onSuccess?: (reply: ReplyOf<R>, values: Values) => unknown
  onError?: (error: Error, values: Values) => unknown
  /** Once what was made stale has been read again. */
  onRefreshed?: (values: Values) => void
  /** The same where it failed: what the screen shows by now tells what became of it. */
  onFailed?: (error: Error, values: Values) => void
}

/**
 * The idempotency keys of a form (Segurança A1). A key belongs to what is sent: the same request twice (a double click,
 * an answer that was lost) is one write, and a corrected one is another. Once it is done the same again is a new one.
 */
export function createKeys() {
  let content = ''
  let key = ''
  return {
    of: (request: unknown): string => {
      const next = JSON.stringify(request, tellFile)
      if (content !== next) key = crypto.randomUUID()
      content = next
      return key
    },
    forget: (): void => {
      content = ''
    },
  }
}

/** A file as what tells it from another: its content is not read for this. */
const tellFile = (_key: string, value: unknown): unknown =>
  value instanceof Blob
    ? [value.size, value.type, value instanceof File ? `${value.name} ${value.lastModified}` : '']
    : value

/**
 * A write from the screen, with its key. What the route makes stale is read again whatever the answer: after a refusal
 * the screen shows what changed meanwhile. Where no answer came there is nothing new.
 */
export function useWrite<R extends WriteRoute, Values>(route: R, write: Write<R, Values>) {
  const { prepare, onSuccess, onError, onRefreshed, onFailed } = write
  const [keys] = useState(createKeys)
  return useMutation({
    mutationFn: async (values: Values) => {
      const request = await prepare(values)
      return send(route, { ...request, idempotencyKey: keys.of(request) })
    },
    onSuccess: (reply, values) => {
      keys.forget()
      return onSuccess?.(reply, values)
    },
    onError: (error, values) => onError?.(error, values),
    onSettled: async (_reply, error, values) => {
      if (!error || (isErroApi(error) && error.status !== 0)) await refresh(route.stale)
      if (error) onFailed?.(error, values)
      else onRefreshed?.(values)
    },
  })
}
