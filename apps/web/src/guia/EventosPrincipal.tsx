import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../carregamento/LoadError.tsx'
import { eventosFichaQuery } from '../evento/eventosFicha.queries.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Dobra } from '../ui/layout/Dobra.tsx'
import { EventosFichaLista } from './EventosFichaLista.tsx'

/**
 * What the main guide already has, beside its complementary one: it counts with it in limits and repetitions (Domínio
 * §6.7). Read when it is unfolded, for each reading of a patient leaves its row in the trail.
 */
export function EventosPrincipal({ numeroFichaPrincipal }: { numeroFichaPrincipal: number }) {
  const [isLida, setLida] = useState(false)
  const eventos = useQuery({ ...eventosFichaQuery(numeroFichaPrincipal), enabled: isLida })
  return (
    <Dobra
      onOpen={() => setLida(true)}
      resumo={`O que a guia ${numeroFichaPrincipal} já tem`}
      title="Eventos da guia principal"
    >
      {eventos.data ? (
        eventos.data.length === 0 ? (
          <p>A guia principal não tem eventos.</p>
        ) : (
          <EventosFichaLista eventos={eventos.data} label="Eventos da guia principal" />
        )
      ) : eventos.error ? (
        <LoadError query={eventos} />
      ) : (
        <Skeleton label="Carregando os eventos da guia principal" lines={2} shape="row" />
      )}
    </Dobra>
  )
}
