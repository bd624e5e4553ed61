import { acervo, type MontagemSerie } from '@portal/contract/acervo.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isErroApi } from '../../api/erroApi.ts'
import { pushError } from '../../api/notice.ts'
import { queryClient } from '../../api/queryClient.ts'
import { useWrite } from '../../api/useWrite.ts'
import { useAcesso } from '../../menu/useAcesso.ts'
import { montagemQuery } from './linha.queries.ts'

/** The layout without its version: what a hand changes of it. */
export type Arranjo = Omit<MontagemSerie, 'versao'>

/**
 * A patient's layout, kept with each change: one write at a time, and what was moved meanwhile goes with the next. What
 * did not go stays on the screen, and goes with the next too; what somebody else changed is shown as it is.
 */
export function useMontagem(codigoAssociado: string) {
  const consulta = useQuery(montagemQuery(codigoAssociado))
  const { whyNotCall } = useAcesso()
  const fecho = whyNotCall(acervo.updateMontagem)
  const [daMao, setDaMao] = useState<Arranjo>()
  const espera = useRef<Arranjo>(undefined)
  // Known before the screen is drawn again: what a hand moves until then would be left waiting for no write.
  const isIndo = useRef(false)
  const guardada = useRef(0)
  const escrita = useWrite(acervo.updateMontagem, {
    prepare: (arranjo: Arranjo) => {
      const versao = Math.max(guardada.current, consulta.data?.versao ?? 0)
      return { body: { codigoAssociado, ...arranjo, versao } }
    },
    onSuccess: (reply) => {
      guardada.current = reply.versao
      queryClient.setQueryData(montagemQuery(codigoAssociado).queryKey, reply)
      const seguinte = espera.current
      espera.current = undefined
      if (seguinte) {
        escrita.mutate(seguinte)
        return
      }
      isIndo.current = false
      setDaMao(undefined)
    },
    onError: (error) => {
      pushError(error)
      isIndo.current = false
      espera.current = undefined
      if (isErroApi(error, 'API-ACV-0001')) setDaMao(undefined)
    },
  })

  function arrange(arranjo: Arranjo): void {
    setDaMao(arranjo)
    if (fecho !== undefined) return
    if (isIndo.current) {
      espera.current = arranjo
      return
    }
    isIndo.current = true
    escrita.mutate(arranjo)
  }
  return { consulta, daMao, arrange, isGuardada: fecho === undefined }
}
