import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../carregamento/QueryView.tsx'
import { eventosFichaQuery } from '../evento/eventosFicha.queries.ts'
import { Dobra } from '../ui/layout/Dobra.tsx'
import { EventosFichaLista } from './EventosFichaLista.tsx'

/**
 * What the main guide already has, beside its complementary one: it counts with it in limits and repetitions (Domínio
 * §6.7). Read when it is unfolded, for each reading of a patient leaves its row in the trail.
 */
export function EventosPrincipal({ numeroFichaPrincipal }: { numeroFichaPrincipal: number }) {
  const [isLida, setLida] = useState(false)
  return (
    <Dobra
      onOpen={() => setLida(true)}
      resumo={`O que a guia ${numeroFichaPrincipal} já tem`}
      title="Eventos da guia principal"
    >
      <QueryView
        empty={({ length }) => length === 0 && <p>A guia principal não tem eventos.</p>}
        lines={2}
        loading="Carregando os eventos da guia principal"
        query={useQuery({ ...eventosFichaQuery(numeroFichaPrincipal), enabled: isLida })}
        shape="row"
      >
        {(eventos) => <EventosFichaLista eventos={eventos} label="Eventos da guia principal" />}
      </QueryView>
    </Dobra>
  )
}
