import { producao } from '@portal/contract/producao.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../carregamento/LoadError.tsx'
import { GraficoMeses } from '../grafico/GraficoMeses.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { BeneficiariosDoMes } from './BeneficiariosDoMes.tsx'
import { EventosDoMes } from './EventosDoMes.tsx'
import { beneficiariosAtendidosQuery, eventosRealizadosQuery } from './producao.queries.ts'

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

const numero = new Intl.NumberFormat('pt-BR')

/** What was done in twelve months (Interface S01), each month with the rows behind it. */
export function ProducaoCard() {
  const [serie, setSerie] = useState<Serie>('eventos')
  return (
    <Card title="Produção em doze meses">
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
  const { data, error, isFetching, refetch } = useQuery(query)
  const [mes, setMes] = useState<string>()
  const isAberta = useAcesso().whyNotCall(producao.listEventosRealizados) === undefined
  if (!data) {
    if (error) return <LoadError query={{ error, isFetching, refetch }} />
    return <Skeleton label={`Carregando ${titulo.toLowerCase()}`} lines={6} />
  }
  return (
    <>
      <GraficoMeses
        coluna="Quantidade"
        describe={({ valor }) => `${numero.format(valor)} ${valor === 1 ? um : varios}`}
        onOpen={isAberta ? (ponto) => setMes(ponto.mes) : undefined}
        pontos={data.meses.map((ponto, at) => ({
          mes: ponto.mes,
          valor: ponto.quantidade,
          isAberto: at === data.meses.length - 1,
        }))}
        showCurto={(valor) => numero.format(valor)}
        titulo={titulo}
      />
      {mes && <Linhas mes={mes} onClose={() => setMes(undefined)} />}
    </>
  )
}
