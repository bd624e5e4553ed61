import { producao } from '@portal/contract/producao.ts'
import { pluralOf, showInteiro } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createLate, useAtRest } from '../carregamento/createLate.tsx'
import { QueryView } from '../carregamento/QueryView.tsx'
import { useParteClinica } from '../credenciado/useParteClinica.ts'
import { GraficoMeses } from '../grafico/GraficoMeses.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { beneficiariosAtendidosQuery, eventosRealizadosQuery } from './producao.queries.ts'

const BeneficiariosDoMes = createLate(
  async () => (await import('./BeneficiariosDoMes.tsx')).BeneficiariosDoMes,
)
const EventosDoMes = createLate(async () => (await import('./EventosDoMes.tsx')).EventosDoMes)

/** What is drawn: its name, its reading and the rows behind a month. */
const series = {
  eventos: {
    titulo: 'Eventos realizados',
    query: eventosRealizadosQuery,
    um: 'evento',
    varios: 'eventos',
    Linhas: EventosDoMes,
  },
  beneficiarios: {
    titulo: 'Beneficiários atendidos',
    query: beneficiariosAtendidosQuery,
    um: 'beneficiário',
    varios: 'beneficiários',
    Linhas: BeneficiariosDoMes,
  },
} as const

type Serie = keyof typeof series

/** What was done in twelve months (Interface S01), each month with the rows behind it. */
export function ProducaoCard() {
  const [serie, setSerie] = useState<Serie>('eventos')
  const isParte = useParteClinica()
  return (
    <Card description={isParte && 'Dos eventos que você vê.'} title="Produção em doze meses">
      <Tabs
        label="O que se conta"
        onChange={(id) => setSerie(id === 'eventos' ? 'eventos' : 'beneficiarios')}
        tabs={[
          { id: 'eventos', label: 'Eventos', content: <Grafico serie="eventos" /> },
          { id: 'beneficiarios', label: 'Beneficiários', content: <Grafico serie="beneficiarios" /> },
        ]}
        value={serie}
      />
    </Card>
  )
}

function Grafico({ serie }: { serie: Serie }) {
  const { titulo, query, um, varios, Linhas } = series[serie]
  const [mes, setMes] = useState<string>()
  useAtRest(Linhas.fetchAhead)
  const isAberta = useAcesso().whyNotCall(producao.listEventosRealizados) === undefined
  return (
    <>
      <QueryView lines={6} loading={`Carregando ${titulo.toLowerCase()}`} query={useQuery(query)}>
        {({ meses }) => (
          <GraficoMeses
            coluna="Quantidade"
            describe={({ valor }) => `${showInteiro(valor)} ${pluralOf(valor, um, varios)}`}
            onOpen={isAberta ? (ponto) => setMes(ponto.mes) : undefined}
            pontos={meses.map((ponto, at) => ({
              mes: ponto.mes,
              valor: ponto.quantidade,
              isAberto: at === meses.length - 1,
            }))}
            showCurto={showInteiro}
            titulo={titulo}
          />
        )}
      </QueryView>
      {mes && <Linhas mes={mes} onClose={() => setMes(undefined)} />}
    </>
  )
}
