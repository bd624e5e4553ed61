import { rascunho } from '@portal/contract/rascunho.ts'
import { useEffect, useReducer } from 'react'
import { call } from '../../api/call.ts'
import { isErroApi } from '../../api/erroApi.ts'
import { createEstadoRascunho, reduceRascunho, toConteudo } from '../estado/rascunhoReducer.ts'
import type { RascunhoInicial } from './chooseRascunho.ts'
import type { CopiaRascunho } from './copiaLocal.ts'
import type { Falha } from './saver.ts'
import { useSalvamento } from './useSalvamento.ts'

/** Any final refusal but "changed meanwhile" means that nothing takes the draft any more. */
export function readFalha(error: unknown, conflito: string): Falha {
  if (!isErroApi(error)) return 'ausente'
  if (error.codigo === conflito) return 'conflito'
  return [404, 409, 422].includes(error.status) ? 'recusado' : 'ausente'
}

/** The draft of a guide, which saves itself: its state, the one way to change it, and how its saving stands. */
export function useRascunho(numeroFicha: number, inicial: RascunhoInicial, copia: CopiaRascunho) {
  const [estado, dispatch] = useReducer(reduceRascunho, inicial.conteudo, createEstadoRascunho)
  const { saver, salvamento } = useSalvamento(inicial, {
    copia,
    saveToServer: (conteudo, revisaoBase) =>
      call(rascunho.saveRascunho, { body: { numeroFicha, revisaoBase, ...conteudo } }),
    readFalha: (error) => readFalha(error, 'API-GTO-0013'),
  })

  useEffect(() => {
    if (estado.mudancas > 0) saver.touch(toConteudo(estado))
  }, [estado, saver])

  return { estado, dispatch, saver, salvamento }
}
