import { rascunho } from '@portal/contract/rascunho.ts'
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { isErroApi } from '../../api/erroApi.ts'
import { createEstadoRascunho, reduceRascunho, toConteudo } from '../estado/rascunhoReducer.ts'
import type { RascunhoInicial } from './chooseRascunho.ts'
import type { CopiaRascunho } from './copiaLocal.ts'
import { createSalvador } from './salvamento.ts'

/** Any final refusal but "changed meanwhile" means that the guide takes no draft any more. */
function readFalha(error: unknown): 'conflito' | 'recusado' | 'ausente' {
  if (!isErroApi(error)) return 'ausente'
  if (error.codigo === 'API-GTO-0013') return 'conflito'
  return [404, 409, 422].includes(error.status) ? 'recusado' : 'ausente'
}

/** The draft of a guide, which saves itself: its state, the one way to change it, and how its saving stands. */
export function useRascunho(numeroFicha: number, inicial: RascunhoInicial, copia: CopiaRascunho) {
  const [estado, dispatch] = useReducer(reduceRascunho, inicial.conteudo, createEstadoRascunho)
  const [salvador] = useState(() =>
    createSalvador(
      {
        copia,
        saveServidor: (conteudo, revisaoBase) =>
          call(rascunho.saveRascunho, { body: { numeroFicha, revisaoBase, ...conteudo } }),
        readFalha,
        now: () => new Date(),
      },
      { revisao: inicial.revisaoBase, salvoEm: inicial.salvoEm, emDuvida: inicial.emDuvida },
    ),
  )
  const salvamento = useSyncExternalStore(salvador.subscribe, salvador.getSnapshot)

  useEffect(() => {
    if (estado.mudancas > 0) salvador.touch(toConteudo(estado))
  }, [estado, salvador])

  useEffect(() => {
    salvador.start()
    // What this browser kept and the server never saw goes up as soon as the guide opens again.
    if (inicial.isPendente && !inicial.conflito) salvador.touch(inicial.conteudo)
    const onHide = () => void salvador.leave()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onHide)
      void salvador.leave()
      void salvador.flush()
      salvador.stop()
    }
  }, [salvador, inicial])

  return { estado, dispatch, salvador, salvamento }
}
