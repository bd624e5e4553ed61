import type { EventoOfertado } from '@portal/contract/evento.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useCallback, useEffect } from 'react'
import { ComboBox } from '../ui/field/ComboBox.tsx'
import { prepareEventos, searchEventos } from './searchEventos.ts'

type EventoFieldProps = {
  eventos: readonly EventoOfertado[]
  value: string | null
  onChange: (codigoEvento: string | null) => void
  hint: string
  id?: string
}

/** Chooses an event by code (mask 99.999.999, former codes too) or by words in any order. Spec §5. */
export function EventoField({ eventos, value, ...rest }: EventoFieldProps) {
  useEffect(() => prepareEventos(eventos), [eventos])
  const search = useCallback(
    (texto: string) =>
      searchEventos(eventos, texto).map((evento) => ({ id: evento.codigoEvento, label: labelOf(evento) })),
    [eventos],
  )
  return (
    <ComboBox
      {...rest}
      emptyText="Nenhum evento com este código ou palavra."
      label="Evento"
      mask={maskCodigo}
      search={search}
      value={value}
      valueText={labelOf(eventos.find((evento) => evento.codigoEvento === value))}
      width="full"
    />
  )
}

/**
 * Digits typed one after another take the mask of a code, up to eight. Words stay as they are, and so does what is
 * mended in the middle of a code: putting the mask there would carry the caret away.
 */
function maskCodigo(digitado: string, before: string): string {
  if (!/^[\d.]+$/.test(digitado)) return digitado
  if (digitado.replaceAll('.', '').length > 8) return before
  return digitado.startsWith(before) ? formatCodigoEvento(digitado) : digitado
}

const labelOf = (evento: EventoOfertado | undefined): string =>
  evento ? `${formatCodigoEvento(evento.codigoEvento)} ${evento.descricao}` : ''
