import { AidError } from '../carregamento/AidError.tsx'
import { type QueryOf, useError } from '../carregamento/QueryView.tsx'
import { CancelaComplementares } from '../guia/acao/CancelaComplementares.tsx'
import type { ComplementaresDaGuia } from './useComplementares.ts'

/** What else goes with each guide, or that this is not known yet. */
export function ComplementaresCanceladas({ query }: { query: QueryOf<readonly ComplementaresDaGuia[]> }) {
  const { data } = query
  const error = useError(query)
  return (
    <div aria-live="polite">
      {!data && !error && <p>Conferindo o que mais é cancelado junto…</p>}
      <AidError name="A lista das guias complementares" query={query} />
      {data?.map((cada) => (
        <CancelaComplementares key={cada.numeroFicha} {...cada} />
      ))}
    </div>
  )
}
