import { envioCelular } from '@portal/contract/envioCelular.ts'
import { useState, useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'
import { isErroApi, isRecusaFinal } from '../api/erroApi.ts'
import { toNotice } from '../api/notice.ts'
import { createFilaFotos, type FalhaFoto } from './filaFotos.ts'

/** A refusal stays one; a line that broke, or a server that was busy, is worth another try. */
function explain(error: unknown): FalhaFoto {
  if (isErroApi(error, 'API-ACE-0002')) {
    return { estado: 'recusada', mensagem: 'O envio terminou antes desta imagem.', isFim: true }
  }
  const estado = isRecusaFinal(error) ? 'recusada' : 'falhou'
  return { estado, mensagem: toNotice(error).text ?? '', isFim: false }
}

/** What this telephone sends, and what became of each. `onFim` when nothing goes any more. */
export function useFotos(onFim: () => void) {
  const [fila] = useState(() =>
    createFilaFotos({
      prepare: async (foto) => {
        const { conferirFoto } = await import('./conferirFoto.ts')
        return conferirFoto(foto)
      },
      send: async ({ id, numeroFicha, nome, arquivo, conferida: { menor, sha256 } = {} }, onProgress) => {
        // Made smaller, its bytes are others: the desk knows the file again by those that were chosen.
        await call(envioCelular.uploadImagemCelular, {
          query: { numeroFicha, ...(menor && sha256 && { sha256Arquivo: sha256 }) },
          idempotencyKey: id,
          upload: { arquivo: menor ?? arquivo, nome, onProgress },
        })
      },
      explain,
      createId: () => crypto.randomUUID(),
      onFim,
    }),
  )
  const fotos = useSyncExternalStore(fila.subscribe, fila.getSnapshot)
  return { fotos, add: fila.add, retry: fila.retry, remove: fila.remove }
}
