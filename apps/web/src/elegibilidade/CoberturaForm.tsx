import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EventoField } from '../evento/EventoField.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './CoberturaForm.module.css'
import { CoberturaResultado } from './CoberturaResultado.tsx'
import { eventosQuery } from './elegibilidade.queries.ts'
import { toPedidoCobertura } from './toPedidoCobertura.ts'

/** "Is it covered?": an event, and the tooth or region and faces where it needs them. The address keeps the question. */
export function CoberturaForm({ codigoAssociado }: { codigoAssociado: string }) {
  const search = useSearch({ from: '/portal/elegibilidade' })
  const navigate = useNavigate({ from: '/portal/elegibilidade' })
  const { data: eventos = [] } = useQuery(eventosQuery)
  const evento = eventos.find(({ codigoEvento }) => codigoEvento === search.evento)

  // The address keeps only what is whole ("16"); while it is being typed ("1") it lives here.
  const [local, setLocal] = useState(search.local ?? '')
  const [faces, setFaces] = useState(search.faces ?? '')

  const change = (part: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true })

  return (
    <Card
      description="Escolha o evento e o portal responde como a guia seria julgada hoje."
      title="Cobertura de um evento"
    >
      <div className={styles.campos}>
        <EventoField
          eventos={eventos}
          hint="Código ou palavras, como “resina 2 faces”."
          key={eventos.length > 0 ? 'pronto' : 'carregando'}
          onChange={(codigo) => change({ evento: codigo ?? '' })}
          value={search.evento ?? null}
        />
        {evento && evento.local !== 'nenhum' && (
          <TextField
            autoComplete="off"
            isNumeric
            label={evento.local === 'dente' ? 'Dente' : 'Região'}
            maxLength={5}
            onChange={(texto) => {
              setLocal(texto.trim().toUpperCase())
              change({ local: texto.trim().toUpperCase() })
            }}
            value={local}
            width="4"
          />
        )}
        {evento && evento.facesMaximo > 0 && (
          <TextField
            autoComplete="off"
            label="Faces"
            maxLength={5}
            onChange={(texto) => {
              setFaces(texto.trim().toUpperCase())
              change({ faces: texto.trim().toUpperCase() })
            }}
            value={faces}
            width="4"
          />
        )}
      </div>
      {evento && (
        <CoberturaResultado evento={evento} pedido={toPedidoCobertura(codigoAssociado, evento, search)} />
      )}
    </Card>
  )
}
