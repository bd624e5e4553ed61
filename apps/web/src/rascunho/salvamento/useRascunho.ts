import { rascunho } from '@portal/contract/rascunho.ts'
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { isErroApi } from '../../api/erroApi.ts'
import { createEstadoRascunho, reduceRascunho, toConteudo } from '../estado/rascunhoReducer.ts'
import type { RascunhoInicial } from './chooseRascunho.ts'
import type { CopiaRascunho } from './copiaLocal.ts'
import { createSaver, type Falha } from './saver.ts'

/** Any final refusal but "changed meanwhile" means that the guide takes no draft any more. */
function readFalha(error: unknown): Falha {
  if (!isErroApi(error)) return 'ausente'
  if (error.codigo === 'API-GTO-0013') return 'conflito'
  return [404, 409, 422].includes(error.status) ? 'recusado' : 'ausente'
}

/** The draft of a guide, which saves itself: its state, the one way to change it, and how its saving stands. */
export function useRascunho(numeroFicha: number, inicial: RascunhoInicial, copia: CopiaRascunho) {
  const [estado, dispatch] = useReducer(reduceRascunho, inicial.conteudo, createEstadoRascunho)
  const [saver] = useState(() =>
    createSaver(
      {
        copia,
        saveToServer: (conteudo, revisaoBase) =>
          call(rascunho.saveRascunho, { body: { numeroFicha, revisaoBase, ...conteudo } }),
        readFalha,
        now: () => new Date(),
      },
      { revisao: inicial.revisaoBase, salvoEm: inicial.salvoEm, emDuvida: inicial.emDuvida },
    ),
  )
  const salvamento = useSyncExternalStore(saver.subscribe, saver.getSnapshot)

  useEffect(() => {
    if (estado.mudancas > 0) saver.touch(toConteudo(estado))
  }, [estado, saver])

  useEffect(() => {
    saver.start()
    // What this browser kept and the server never saw goes up as soon as the guide opens again.
    if (inicial.isPendente && !inicial.conflito) saver.touch(inicial.conteudo)
    const onHide = () => void saver.leave()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onHide)
      void saver.leave()
      void saver.flush()
      saver.stop()
    }
  }, [saver, inicial])

  return { estado, dispatch, saver, salvamento }
}
