import type { EventoOfertado } from '@portal/contract/evento.ts'
import { memo } from 'react'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { LinhaRapidaField } from './LinhaRapidaField.tsx'
import type { useInclusao } from './useInclusao.ts'

type InclusaoEventoProps = Pick<ReturnType<typeof useInclusao>, 'falta' | 'incluido' | 'include'> & {
  eventos: readonly EventoOfertado[]
}

export const InclusaoEvento = memo(function InclusaoEvento(props: InclusaoEventoProps) {
  const { eventos, falta, incluido, include } = props
  return (
    <div>
      <LinhaRapidaField eventos={eventos} onInclude={include} />
      <VisuallyHidden>
        <span aria-live="polite">{falta ?? incluido}</span>
      </VisuallyHidden>
    </div>
  )
})
