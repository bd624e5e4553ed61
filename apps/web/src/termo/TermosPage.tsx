import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { AceitosList } from './AceitosList.tsx'
import { TermoAceitoLeitura } from './TermoAceitoLeitura.tsx'
import { aceitoQuery, aceitosQuery } from './termo.queries.ts'
import type { TermoSearch } from './termoSearch.ts'

export const loader = ({ search: { documento }, queryClient }: LoaderArgs<object, TermoSearch>) =>
  documento === undefined
    ? queryClient.ensureQueryData(aceitosQuery)
    : queryClient.ensureQueryData(aceitoQuery(documento))

/** Interface S19: what was accepted, by whom and when, to be read and printed as it was. */
export default function TermosPage() {
  const { documento } = useSearch({ from: '/portal/termos' })
  const last = useRef(documento)
  return documento === undefined ? (
    <AceitosList last={last} />
  ) : (
    <TermoAceitoLeitura codigoDocumento={documento} last={last} />
  )
}
