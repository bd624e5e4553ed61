import type { EventoOfertado } from '@portal/contract/evento.ts'
import { prepareEventos } from '@portal/domain/evento/linha/searchEventos.ts'
import { searchFrase } from '@portal/domain/evento/linha/searchFrase.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { AidError } from '../carregamento/AidError.tsx'
import { ComboBox } from '../ui/field/ComboBox.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { describeAntigo, describeTemplate, describeVazio, labelOf } from './descricoes.ts'
import { templateQuery, traducoesQuery, usosQuery } from './evento.queries.ts'

type EventoFieldProps = {
  eventos: readonly EventoOfertado[]
  value: string | null
  onChange: (codigoEvento: string | null) => void
  hint: string
}

/**
 * Chooses an event by code (mask 99.999.999, former codes too) or by people's words in any order, the tooth among them,
 * the practice's usual ones first (Spec §5; Interface B2.5). A former code is said to be one, and what the event asks for stands under it.
 */
export function EventoField({ eventos, value, onChange, ...rest }: EventoFieldProps) {
  useEffect(() => prepareEventos(eventos), [eventos])
  const { data: usos } = useQuery(usosQuery)
  const traducoes = useQuery(traducoesQuery)
  const { data: template } = useQuery({ ...templateQuery(value ?? ''), enabled: value !== null })
  const [antigo, setAntigo] = useState<{ codigoAntigo: string; codigoEvento: string }>()
  const search = useCallback(
    (texto: string) =>
      searchFrase(eventos, texto, { usos }).map(({ evento, codigoAntigo }) => ({
        id: evento.codigoEvento,
        label: labelOf(evento),
        ...(codigoAntigo && { description: `Código antigo ${formatCodigoEvento(codigoAntigo)}` }),
      })),
    [eventos, usos],
  )
  const choose = (codigoEvento: string | null, typed: string) => {
    const achado = searchFrase(eventos, typed).find(({ evento }) => evento.codigoEvento === codigoEvento)
    setAntigo(
      achado?.codigoAntigo && codigoEvento ? { codigoAntigo: achado.codigoAntigo, codigoEvento } : undefined,
    )
    onChange(codigoEvento)
  }
  const traduzido = antigo?.codigoEvento === value ? antigo : undefined
  const reading = [
    traduzido && describeAntigo(traduzido.codigoAntigo, traduzido.codigoEvento),
    template && describeTemplate(template),
  ]
  return (
    <Stack gap={2}>
      <ComboBox
        {...rest}
        emptyText={(texto) => describeVazio(texto, traducoes.data ?? [])}
        label="Evento"
        mask={maskCodigo}
        onChange={choose}
        reading={reading.filter(Boolean).join(' ')}
        search={search}
        value={value}
        valueText={labelOf(eventos.find((evento) => evento.codigoEvento === value))}
        width="full"
      />
      <AidError name="A tabela dos códigos antigos" query={traducoes} />
    </Stack>
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
