import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { useSession } from '../../api/useSession.ts'
import { infoQuery } from '../../credenciado/credenciado.queries.ts'
import { guiaQuery } from '../../guia/guia.queries.ts'
import type { RascunhoInicial } from './chooseRascunho.ts'
import { type CopiaRascunho, createCopiaRascunho } from './copiaLocal.ts'
import { openRascunho } from './openRascunho.ts'

export type Abertura = { inicial: RascunhoInicial; copia: CopiaRascunho }

/**
 * What the editor begins with, once the copy in this browser was read. It is decided when the guide opens: a later
 * answer of the server must not take the place of what is being typed.
 */
export function useRascunhoInicial({ numeroFicha, rascunho }: GuiaDetalhada): Abertura | undefined {
  const { data: info } = useSuspenseQuery(infoQuery)
  const login = useSession()?.userLogin ?? ''
  const queryClient = useQueryClient()
  const [daGuia] = useState(rascunho)
  const [abertura, setAbertura] = useState<Abertura>()
  useEffect(() => {
    let isAtual = true
    const copia = createCopiaRascunho({ login, numeroFicha, segredo: info.chaveRascunho })
    const readServidor = async () =>
      (await queryClient.fetchQuery({ ...guiaQuery(numeroFicha), staleTime: 0 })).rascunho
    const open = async () => {
      const inicial = await openRascunho(daGuia, await copia.load(), readServidor)
      if (!isAtual) return
      // The form is the heaviest thing to draw: in slices, so that the page answers meanwhile.
      startTransition(() => setAbertura((before) => before ?? { inicial, copia }))
    }
    void open()
    return () => {
      isAtual = false
    }
  }, [login, numeroFicha, info.chaveRascunho, daGuia, queryClient])
  return abertura
}
