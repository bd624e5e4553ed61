import type { GuiaInativa, OpcaoInativos, pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import type { Reply } from '@portal/contract/route.ts'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { ListView } from '../carregamento/ListView.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Bar } from '../ui/layout/Stack.tsx'
import { InativosTable } from './InativosTable.tsx'
import { pacientesQuery, toPedidoInativos } from './pacienteInativo.queries.ts'

const vazias: Readonly<Record<OpcaoInativos, readonly [titulo: string, texto: string]>> = {
  TODOS: [
    'Nenhum beneficiário inativo',
    'Quando terminar o plano de um paciente que tem guia aberta com você, a guia aparece aqui.',
  ],
  NAO_CIENTES: [
    'Nenhuma guia espera a sua ciência',
    'Você já deu ciência de todas. Elas continuam em “Com ciência” enquanto estiverem abertas.',
  ],
  CIENTES: ['Nenhuma ciência dada', 'As guias de que você der ciência ficam aqui, com quem a deu e quando.'],
}

/** A list by acknowledgement. */
export function InativosLista({ opcao }: { opcao: OpcaoInativos }) {
  const query = useInfiniteQuery(pacientesQuery(opcao))
  const [titulo, texto] = vazias[opcao]
  return (
    <ListView
      empty={
        <EmptyState icon="checkCircle" title={titulo}>
          {texto}
        </EmptyState>
      }
      lines={8}
      loading="Carregando beneficiários inativos"
      noun={['guia', 'guias']}
      query={query}
      rows={(pagina) => pagina.pacientesInativos}
      shape="row"
    >
      {(guias) => (
        <>
          <Bar>
            <p>
              O plano destes pacientes terminou. O que for realizado depois do fim do plano não é coberto.
            </p>
            <ExportacaoButton pedido={toPedidoInativos(opcao)}>Exportar Excel</ExportacaoButton>
          </Bar>
          <InativosTable
            bringAll={query.hasNextPage ? () => bringAll(query) : undefined}
            guias={guias}
            isSelectable={opcao === 'NAO_CIENTES'}
            key={opcao}
          />
        </>
      )}
    </ListView>
  )
}

type Lida = UseInfiniteQueryResult<InfiniteData<Reply<typeof pacienteInativo.listPacientes>>>

/** Reads the list to its end, page after page, or to the page that fails, which the list tells; answers what it has. */
async function bringAll(query: Lida): Promise<readonly GuiaInativa[]> {
  let lida = query
  do lida = await lida.fetchNextPage()
  while (lida.hasNextPage && !lida.isFetchNextPageError)
  return lida.data?.pages.flatMap(({ pacientesInativos }) => pacientesInativos) ?? []
}
