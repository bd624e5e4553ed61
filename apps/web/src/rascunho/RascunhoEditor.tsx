import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { RascunhoForm } from './RascunhoForm.tsx'
import { useRascunhoInicial } from './salvamento/useRascunhoInicial.ts'

/** The form of an open guide (statuses 8 and 16), once the copy in this browser was looked at. */
export function RascunhoEditor({ guia }: { guia: GuiaDetalhada }) {
  const abertura = useRascunhoInicial(guia)
  return abertura ? (
    <RascunhoForm abertura={abertura} guia={guia} />
  ) : (
    <Skeleton label="Abrindo o rascunho" lines={8} />
  )
}
