import type { EventoOfertado } from '@portal/contract/evento.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EventoField } from '../evento/EventoField.tsx'
import { catalogoQuery } from '../evento/evento.queries.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './CoberturaForm.module.css'
import { CoberturaResultado } from './CoberturaResultado.tsx'
import { readElegibilidadeSearch } from './elegibilidadeSearch.ts'
import { LinhaCoberturaField } from './LinhaCoberturaField.tsx'
import { keepLugar, type LugarCobertura, toPedidoCobertura } from './toPedidoCobertura.ts'
import { useErrosCobertura } from './useErrosCobertura.ts'

const rotulosLocal = { dente: 'Dente', regiao: 'Região', ambos: 'Dente ou região' } as const

const VAZIO: LugarCobertura = { local: '', faces: '' }

/**
 * "Is it covered?": one line, or an event and the tooth or region and faces where it needs them. The address keeps the
 * question.
 */
export function CoberturaForm({ codigoAssociado }: { codigoAssociado: string }) {
  const search = useSearch({ from: '/portal/elegibilidade' })
  const navigate = useNavigate({ from: '/portal/elegibilidade' })
  const { data: eventos = [] } = useQuery(catalogoQuery)
  const evento = eventos.find(({ codigoEvento }) => codigoEvento === search.evento)

  // The address keeps only what is whole ("16"); while it is being typed ("1") it lives here.
  const [lugar, setLugar] = useState<LugarCobertura>({
    local: search.local ?? '',
    faces: search.faces ?? '',
  })

  const [isRefused, setRefused] = useState(false)
  const ask = (escolhido: EventoOfertado | undefined, novo: LugarCobertura) => {
    setLugar(novo)
    void navigate({
      // What is empty or half typed is no part of an address.
      search: (before) => readElegibilidadeSearch({ ...before, evento: escolhido?.codigoEvento, ...novo }),
      replace: true,
      resetScroll: false,
    })
  }
  const choose = (codigo: string | null) => {
    const escolhido = eventos.find(({ codigoEvento }) => codigoEvento === codigo)
    ask(escolhido, escolhido ? keepLugar(escolhido, lugar) : VAZIO)
  }
  const write = (parte: Partial<LugarCobertura>) => ask(evento, { ...lugar, ...parte })
  const pedido = evento && toPedidoCobertura(codigoAssociado, evento, lugar)
  const erros = useErrosCobertura(pedido)

  return (
    <Card
      description="Escreva o evento e o portal responde como a guia seria julgada hoje."
      title="Cobertura de um evento"
    >
      <Stack gap={4}>
        <LinhaCoberturaField evento={evento} eventos={eventos} onAsk={ask} onRefused={setRefused} />
        <div className={styles.campos}>
          <EventoField
            eventos={eventos}
            hint="Código ou palavras, como “resina 2 faces”."
            onChange={choose}
            value={search.evento ?? null}
          />
          {/* Before the event too: Tab from it leads here, where they are then needed. */}
          {evento?.local !== 'nenhum' && (
            <TextField
              autoComplete="off"
              error={erros.local}
              isNumeric
              label={rotulosLocal[evento?.local ?? 'ambos']}
              maxLength={5}
              onChange={(texto) => write({ local: texto.trim().toUpperCase() })}
              value={lugar.local}
              width="4"
            />
          )}
          {(!evento || evento.facesMaximo > 0) && (
            <TextField
              autoComplete="off"
              error={erros.faces}
              label="Faces"
              maxLength={5}
              onChange={(texto) => write({ faces: texto.trim().toUpperCase() })}
              value={lugar.faces}
              width="4"
            />
          )}
        </div>
      </Stack>
      {evento && pedido && !isRefused && (
        <CoberturaResultado carta={hrefOf('/portal/impressao/cobertura', search)} pedido={pedido} />
      )}
    </Card>
  )
}
