import { HORAS_GUARDADA } from '@portal/domain/exportacao/exportacao.tables.ts'
import { useQuery } from '@tanstack/react-query'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ExportacoesList } from './ExportacoesList.tsx'
import { exportacoesQuery } from './exportacao.queries.ts'

/** The files start on their way. */
export const loader = ({ queryClient }: LoaderArgs<object, object>) => {
  void queryClient.prefetchQuery(exportacoesQuery)
}

/** Interface S36: the workbooks that the server makes and keeps for this login. */
export default function ExportacoesPage() {
  return (
    <QueryView
      empty={(lista) =>
        lista.length === 0 && (
          <EmptyState icon="download" title="Nenhum arquivo guardado">
            As planilhas com mais de 5.000 linhas ficam aqui por {HORAS_GUARDADA} horas depois de prontas. As
            menores vão direto para os seus downloads.
          </EmptyState>
        )
      }
      lines={3}
      loading="Carregando os arquivos"
      query={useQuery(exportacoesQuery)}
      shape="row"
    >
      {(lista) => <ExportacoesList exportacoes={lista} />}
    </QueryView>
  )
}
