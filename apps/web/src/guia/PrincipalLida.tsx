import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { eventosFichaQuery } from '../evento/eventosFicha.queries.ts'
import { EventosFichaLista } from './EventosFichaLista.tsx'

/** The events of the main guide, as they stand. */
export const PrincipalLida = ({ numeroFichaPrincipal }: { numeroFichaPrincipal: number }) => (
  <QueryView
    empty={({ length }) => length === 0 && <p>A guia principal não tem eventos.</p>}
    lines={2}
    loading="Carregando os eventos da guia principal"
    query={useQuery(eventosFichaQuery(numeroFichaPrincipal))}
    shape="row"
  >
    {(eventos) => <EventosFichaLista eventos={eventos} label="Eventos da guia principal" />}
  </QueryView>
)
