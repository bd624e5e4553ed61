import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { ArquivoLeitura } from './ArquivoLeitura.tsx'
import { BibliotecaList } from './BibliotecaList.tsx'
import { arquivoQuery, bibliotecaQuery } from './biblioteca.queries.ts'
import type { BibliotecaSearch } from './bibliotecaSearch.ts'

/** The list starts on its way; a file that the address names is waited for, so that none is told where there is none. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, BibliotecaSearch>) => {
  if (search.arquivo) await queryClient.ensureQueryData(arquivoQuery(search.arquivo))
  else void queryClient.prefetchQuery(bibliotecaQuery)
}

/** Interface S20: what the operator hands its network to read, by groups, and one of them whole. */
export default function BibliotecaPage() {
  const { arquivo, texto } = useSearch({ from: '/portal/universidadeAurora' })
  const last = useRef(arquivo)
  return arquivo === undefined ? (
    <BibliotecaList last={last} texto={texto} />
  ) : (
    <ArquivoLeitura codArquivo={arquivo} key={arquivo} last={last} texto={texto} />
  )
}
