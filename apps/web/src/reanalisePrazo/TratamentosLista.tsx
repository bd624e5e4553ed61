import type { ListaReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { ListView } from '../carregamento/ListView.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { useReturnToLine } from '../ui/useReturnToLine.ts'
import { tratamentosQuery } from './reanalisePrazo.queries.ts'
import { type ReanalisePrazoSearch, toLista } from './reanalisePrazoSearch.ts'
import { TratamentosTable } from './TratamentosTable.tsx'

const vazias: Readonly<Record<ListaReanalise, readonly [titulo: string, texto: string]>> = {
  A_PEDIR: [
    'Nenhum prazo a pedir de novo',
    'Quando a operadora decidir os meses de um tratamento seu, ele fica aqui até o fim do prazo para pedir outra análise.',
  ],
  EM_ANALISE: ['Nenhuma reanálise espera resposta', 'O pedido que você enviar fica aqui até ser respondido.'],
  RESPONDIDAS: [
    'Nenhuma reanálise respondida',
    'A resposta, com os meses e o porquê, aparece aqui quando a operadora responder.',
  ],
}

type TratamentosListaProps = {
  search: ReanalisePrazoSearch
  paciente: string
  last: RefObject<number | undefined>
}

/** The treatments of one list; one that was open takes the focus back. */
export function TratamentosLista({ search, paciente, last }: TratamentosListaProps) {
  const lista = toLista(search)
  const query = useInfiniteQuery({ ...tratamentosQuery(lista, paciente), placeholderData: keepPreviousData })
  const title = useRef<HTMLDivElement>(null)
  useReturnToLine(query.data !== undefined, last, title)
  const [titulo, texto] = vazias[lista]
  return (
    <div ref={title} tabIndex={-1}>
      <ListView
        empty={
          paciente === '' ? (
            <EmptyState icon="checkCircle" title={titulo}>
              {texto}
            </EmptyState>
          ) : (
            <EmptyState icon="search" title="Nenhum tratamento deste paciente">
              Nesta lista nenhum paciente seu tem este nome ou cartão. Veja as outras, ou limpe a pesquisa.
            </EmptyState>
          )
        }
        lines={6}
        loading="Carregando tratamentos"
        noun={['tratamento', 'tratamentos']}
        query={query}
        rows={({ tratamentos }) => tratamentos}
        shape="row"
      >
        {(tratamentos) => <TratamentosTable search={search} tratamentos={tratamentos} />}
      </ListView>
    </div>
  )
}
