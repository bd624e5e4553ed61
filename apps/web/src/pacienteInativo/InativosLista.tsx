import type { OpcaoInativos } from '@portal/contract/pacienteInativo.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadError } from '../carregamento/LoadError.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { LoadMore } from '../ui/data/LoadMore.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Bar } from '../ui/layout/Stack.tsx'
import styles from './BeneficiarioInativoPage.module.css'
import { InativosTable } from './InativosTable.tsx'
import { loadPlanilhaInativos, pacientesQuery } from './pacienteInativo.queries.ts'

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

/** A list by acknowledgement: its rows, and how it loads, fails, is empty and goes on. */
export function InativosLista({ opcao }: { opcao: OpcaoInativos }) {
  const lista = useInfiniteQuery(pacientesQuery(opcao))
  const { data, error, hasNextPage, isFetchingNextPage } = lista
  if (!data) {
    if (error) return <LoadError query={lista} />
    return <Skeleton label="Carregando beneficiários inativos" lines={8} shape="row" />
  }
  const guias = data.pages.flatMap((page) => page.pacientesInativos)
  const [titulo, texto] = vazias[opcao]
  if (guias.length === 0) {
    return (
      <EmptyState icon="checkCircle" title={titulo}>
        {texto}
      </EmptyState>
    )
  }
  return (
    <div className={styles.lista}>
      <Bar>
        <p>O plano destes pacientes terminou. O que for realizado depois do fim do plano não é coberto.</p>
        <ExportacaoButton load={loadPlanilhaInativos(opcao)}>Exportar Excel</ExportacaoButton>
      </Bar>
      <InativosTable guias={guias} isSelectable={opcao === 'NAO_CIENTES'} key={opcao} />
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        noun="guias"
        onLoadMore={() => void lista.fetchNextPage()}
        shown={guias.length}
      />
    </div>
  )
}
