import type { RelatorioDigital } from '@portal/contract/financeiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { showData } from '../calendario/format.ts'
import { ListView } from '../carregamento/ListView.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { LinhasVistasAviso } from '../credenciado/LinhasVistasAviso.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Bar, Stack } from '../ui/layout/Stack.tsx'
import { gtoDigitalQuery, toPedidoPlanilhaDigital } from './financeiro.queries.ts'
import { GtoDigitalForm } from './GtoDigitalForm.tsx'
import { GtoDigitalTable } from './GtoDigitalTable.tsx'
import { GtoDigitalTotais } from './GtoDigitalTotais.tsx'
import type { GtoDigitalSearch } from './gtoDigitalSearch.ts'

/** The report starts on its way; the page draws its filters without waiting for it. */
export const loader = ({ search, queryClient }: LoaderArgs<object, GtoDigitalSearch>) => {
  void queryClient.prefetchInfiniteQuery(gtoDigitalQuery(search))
}

/** Interface S16: what was sent, by token or by forwarding, what it came to, and each event of it. */
export default function RelatorioGtoDigitalPage() {
  const search = useSearch({ from: '/portal/relatorioGTODigital' })
  const navigate = useNavigate({ from: '/portal/relatorioGTODigital' })
  return (
    <Stack gap={5}>
      <GtoDigitalForm onSearch={(pedido) => void navigate({ search: pedido })} search={search} />
      <Relatorio search={search} />
    </Stack>
  )
}

/** `De 22/10/2026 a 21/11/2026: 4 eventos de 3 guias`. */
function describeRelatorio({ dataInicial, dataFinal, totais: { eventos, guias } }: RelatorioDigital): string {
  const quantos =
    eventos === 0
      ? 'nenhum evento enviado'
      : `${countOf(eventos, 'evento', 'eventos')} de ${countOf(guias, 'guia', 'guias')}`
  return `De ${showData(dataInicial)} a ${showData(dataFinal)}: ${quantos}`
}

function Relatorio({ search }: { search: GtoDigitalSearch }) {
  const lista = useInfiniteQuery(gtoDigitalQuery(search))
  const [primeira] = lista.data?.pages ?? []
  const totais = primeira?.totais
  return (
    <Stack gap={4}>
      {primeira && <LinhasVistasAviso todas={primeira.todas} />}
      <Bar>
        {/* It is there before what it says, so that readers hear it. */}
        <p role="status">{primeira && describeRelatorio(primeira)}</p>
        {totais && totais.eventos > 0 && (
          <ExportacaoButton key={JSON.stringify(search)} pedido={toPedidoPlanilhaDigital(search)}>
            Exportar Excel
          </ExportacaoButton>
        )}
      </Bar>
      {primeira && totais && totais.eventos > 0 && <GtoDigitalTotais {...primeira} />}
      <ListView
        empty={
          <EmptyState icon="money" title="Nada enviado neste período">
            A guia assinada que você encaminha para pagamento, ou que o paciente confirma por token, aparece
            aqui no dia em que vai. Escolha um período maior ou outro modo de envio.
          </EmptyState>
        }
        lines={8}
        loading="Carregando o relatório"
        noun={['evento', 'eventos']}
        query={lista}
        rows={(pagina) => pagina.eventos}
        shape="row"
      >
        {(eventos) => <GtoDigitalTable eventos={eventos} />}
      </ListView>
    </Stack>
  )
}
