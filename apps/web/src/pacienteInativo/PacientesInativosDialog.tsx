import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { createLate } from '../carregamento/createLate.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { pendentesQuery } from './pacienteInativo.queries.ts'

/** Few entries have any: its code comes where there is something to acknowledge. */
const CienciaDialog = createLate(async () => (await import('./CienciaDialog.tsx')).CienciaDialog)

type PacientesInativosDialogProps = {
  /** The address on the screen. */
  pathname: string
  /** It was answered, or there is nothing to answer. */
  onEnd: () => void
}

/**
 * On entry, whom of the open guides the plan no longer covers: it stays until it is acknowledged (Spec §2.6). What
 * cannot be asked or acknowledged is told and stands in nobody's way.
 */
export function PacientesInativosDialog({ pathname, onEnd }: PacientesInativosDialogProps) {
  const { isKnown, whyNotCall } = useAcesso()
  const isAberta = whyNotCall(pacienteInativo.listPendentes) === undefined
  const { data, error } = useQuery({ ...pendentesQuery, enabled: isAberta })
  const [isFechado, setFechado] = useState(false)
  useEffect(() => {
    if (error) pushError(error)
  }, [error])
  const pacientes = data?.pacientesInativos ?? []
  const close = () => setFechado(true)
  const isNothing = error !== null || data?.pacientesInativos.length === 0 || (isKnown && !isAberta)
  // It is asked on entry alone: what comes up later is told by the home page and the list.
  useEffect(() => {
    if (isNothing) setFechado(true)
  }, [isNothing])
  // It makes way for their own list, where they are acknowledged one by one, and for a guide that it tells of.
  const isLendo =
    pathname === hrefOf('/portal/beneficiarioInativo') ||
    pacientes.some(({ numeroFicha }) => pathname === enderecoGuia(numeroFicha))
  const isEnd = isFechado || isLendo
  useEffect(() => {
    if (isEnd) onEnd()
  }, [isEnd, onEnd])
  const { mutate, isPending } = useWrite(pacienteInativo.acknowledgePendentes, {
    prepare: (numerosFicha: number[]) => ({ body: { numerosFicha } }),
    onSuccess: close,
    onError: (refusal) => {
      close()
      pushError(refusal)
    },
  })
  if (!data || pacientes.length === 0 || isLendo) return null
  return (
    <CienciaDialog
      dataEncaminhamento={data.dataEncaminhamento}
      isOpen={!isFechado}
      isPending={isPending}
      nomeCredenciado={data.nomeCredenciado}
      onCiente={() => mutate(pacientes.map(({ numeroFicha }) => numeroFicha))}
      onClose={close}
      pacientes={pacientes}
    />
  )
}
