import type { EventoOfertado } from '@portal/contract/evento.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useEffect, useMemo, useState } from 'react'
import { ComboBox } from '../ui/field/ComboBox.tsx'
import { prepareEventos, searchEventos } from './searchEventos.ts'

type EventoFieldProps = {
  eventos: readonly EventoOfertado[]
  value: string | null
  onChange: (codigoEvento: string | null) => void
  label?: string
  hint?: string
  error?: string | undefined
  id?: string
}

/** Chooses an event by code (mask 99.999.999, former codes too) or by words in any order. Spec §5. */
export function EventoField({ eventos, value, onChange, label = 'Evento', ...rest }: EventoFieldProps) {
  const [texto, setTexto] = useState(() => labelOf(eventos.find((evento) => evento.codigoEvento === value)))
  useEffect(() => prepareEventos(eventos), [eventos])
  const options = useMemo(
    () =>
      searchEventos(eventos, texto).map((evento) => ({
        id: evento.codigoEvento,
        label: labelOf(evento),
      })),
    [eventos, texto],
  )
  return (
    <ComboBox
      {...rest}
      emptyText="Nenhum evento com este código ou palavra."
      inputValue={texto}
      label={label}
      onChange={(codigo) => {
        onChange(codigo)
        setTexto(labelOf(eventos.find((evento) => evento.codigoEvento === codigo)))
      }}
      onInputChange={(digitado) => setTexto(maskCodigo(digitado, texto))}
      options={options}
      value={value}
      width="full"
    />
  )
}

/**
 * Digits typed one after another take the mask of a code, up to eight. Words stay as they are, and so does what is
 * mended in the middle of a code: putting the mask there would carry the caret away.
 */
function maskCodigo(digitado: string, antes: string): string {
  if (!/^[\d.]+$/.test(digitado)) return digitado
  if (digitado.replaceAll('.', '').length > 8) return antes
  return digitado.startsWith(antes) ? formatCodigoEvento(digitado) : digitado
}

const labelOf = (evento: EventoOfertado | undefined): string =>
  evento ? `${formatCodigoEvento(evento.codigoEvento)} ${evento.descricao}` : ''
