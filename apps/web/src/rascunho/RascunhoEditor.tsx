import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { use } from 'react'
import { loadFormulario } from '../ortodontia/formulario/loadFormulario.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { RascunhoForm } from './RascunhoForm.tsx'
import { useRascunhoInicial } from './salvamento/useRascunhoInicial.ts'

/**
 * The form of an open guide (statuses 8 and 16), once the copy in this browser was looked at and, of an orthodontic guide,
 * the code of its own form is there.
 */
export function RascunhoEditor({ guia, tipo }: { guia: GuiaDetalhada; tipo: TipoFormulario | undefined }) {
  const ortodontia = tipo && { tipo, ...use(loadFormulario()) }
  const abertura = useRascunhoInicial(guia)
  return abertura ? (
    <RascunhoForm abertura={abertura} guia={guia} ortodontia={ortodontia} />
  ) : (
    <Skeleton label="Abrindo o rascunho" lines={8} />
  )
}
