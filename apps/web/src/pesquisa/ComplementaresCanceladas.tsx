import type { GuiaResumo } from '@portal/contract/guia.ts'
import { useQueries } from '@tanstack/react-query'
import { CancelaComplementares } from '../guia/CancelaComplementares.tsx'
import { guiaQuery } from '../guia/guia.queries.ts'

/** What else goes with each guide; read when it is about to be cancelled, for a list does not know. */
export function ComplementaresCanceladas({ guias }: { guias: readonly GuiaResumo[] }) {
  const detalhes = useQueries({ queries: guias.map(({ numeroFicha }) => guiaQuery(numeroFicha)) })
  return (
    <div aria-live="polite">
      {detalhes.map(({ data }) => data && <CancelaComplementares guia={data} key={data.numeroFicha} />)}
    </div>
  )
}
