import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import type { Reply } from '@portal/contract/route.ts'
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

/** The entry as it stands: its list, whether it was put away, and whether anything still waits for it. */
type Entrada = {
  pendentes: Reply<typeof pacienteInativo.listPendentes> | undefined
  isFechado: boolean
  /** It makes way for what it tells of, and comes back after it. */
  isLendo: boolean
  close: () => void
  /** It was answered, there is nothing to answer, or it makes way: an item's own dialogs may come. */
  isOver: boolean
}

/** What the entry asks at an address of the portal (Spec §2.6), for the whole of which there is one. */
export function useEntradaInativos(pathname: string): Entrada {
  const { isKnown, whyNotCall } = useAcesso()
  const isAberta = whyNotCall(pacienteInativo.listPendentes) === undefined
  const { data, error } = useQuery({ ...pendentesQuery, enabled: isAberta })
  const [isFechado, setFechado] = useState(false)
  useEffect(() => {
    if (error) pushError(error)
  }, [error])
  const isNothing = error !== null || data?.pacientesInativos.length === 0 || (isKnown && !isAberta)
  // It is asked on entry alone: what comes up later is told by the home page and the list.
  useEffect(() => {
    if (isNothing) setFechado(true)
  }, [isNothing])
  // It makes way for their own list, where they are acknowledged one by one, and for a guide that it tells of.
  const isLendo =
    pathname === hrefOf('/portal/beneficiarioInativo') ||
    (data?.pacientesInativos ?? []).some(({ numeroFicha }) => pathname === enderecoGuia(numeroFicha))
  const close = () => setFechado(true)
  return { pendentes: data, isFechado, isLendo, close, isOver: isFechado || isNothing || isLendo }
}

/**
 * On entry, whom of the open guides the plan no longer covers: it stays until it is acknowledged (Spec §2.6). What
 * cannot be asked or acknowledged is told and stands in nobody's way.
 */
export function PacientesInativosDialog({ entrada }: { entrada: Entrada }) {
  const { pendentes, isFechado, isLendo, close } = entrada
  const { mutate, isPending } = useWrite(pacienteInativo.acknowledgePendentes, {
    prepare: (numerosFicha: number[]) => ({ body: { numerosFicha } }),
    onSuccess: close,
    onError: (refusal) => {
      close()
      pushError(refusal)
    },
  })
  if (!pendentes || pendentes.pacientesInativos.length === 0 || isLendo) return null
  const { pacientesInativos: pacientes, dataEncaminhamento, nomeCredenciado } = pendentes
  return (
    <CienciaDialog
      dataEncaminhamento={dataEncaminhamento}
      isOpen={!isFechado}
      isPending={isPending}
      nomeCredenciado={nomeCredenciado}
      onCiente={() => mutate(pacientes.map(({ numeroFicha }) => numeroFicha))}
      onClose={close}
      pacientes={pacientes}
    />
  )
}
