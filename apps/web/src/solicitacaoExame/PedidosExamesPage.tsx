import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ListView } from '../carregamento/ListView.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { Button } from '../ui/action/Button.tsx'
import { TagGroup } from '../ui/data/TagGroup.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ChipGroup } from '../ui/field/ChipGroup.tsx'
import { Bar, Stack } from '../ui/layout/Stack.tsx'
import { NovoPedidoLink } from './NovoPedidoLink.tsx'
import { PedidosTable } from './PedidosTable.tsx'
import { pedidosQuery } from './pedidos.queries.ts'
import { listStatus, type PedidosSearch, readPedidosSearch, toggleStatus } from './pedidosSearch.ts'
import { RascunhosLink } from './RascunhosCard.tsx'

export const loader = ({ search, queryClient }: LoaderArgs<object, PedidosSearch>) => {
  void queryClient.prefetchInfiniteQuery(pedidosQuery(search))
}

/** From what is alive to what has ended. */
const chips = statusSolicitacoes.toReversed().map(({ codigo, rotulo }) => ({ id: codigo, label: rotulo }))

/** Interface S06: the exam requests of this provider, the newest first, and where each one stands. */
export default function PedidosExamesPage() {
  const search = useSearch({ from: '/portal/consultarStatusPedidosExames' })
  const navigate = useNavigate({ from: '/portal/consultarStatusPedidosExames' })
  const go = (next: PedidosSearch) => void navigate({ search: next })
  const lista = useInfiniteQuery({ ...pedidosQuery(search), placeholderData: keepPreviousData })
  const paciente = search.paciente && lista.data?.pages[0]?.solicitacoes[0]?.associado.nome
  return (
    <Stack gap={4}>
      <Bar>
        <p>
          Os pedidos que você fez, do mais novo ao mais antigo. <RascunhosLink />
        </p>
        <NovoPedidoLink chave={search.paciente} />
      </Bar>
      <ChipGroup
        chips={chips}
        chosen={listStatus(search)}
        isRow
        label="Situações"
        onToggle={(codigo) => go(toggleStatus(search, codigo))}
      />
      {search.paciente && (
        <TagGroup
          label="Filtros"
          onRemove={() => go(readPedidosSearch({ status: search.status }))}
          tags={[{ id: 'paciente', label: `Paciente: ${paciente ?? 'um só'}` }]}
        />
      )}
      <ListView
        empty={<Vazia onClear={search.status || search.paciente ? () => go({}) : undefined} />}
        lines={8}
        loading="Carregando pedidos de exames"
        noun={['pedido', 'pedidos']}
        query={lista}
        rows={({ solicitacoes }) => solicitacoes}
        shape="row"
      >
        {(pedidos) => <PedidosTable pedidos={pedidos} />}
      </ListView>
    </Stack>
  )
}

/** Nothing to list: in the chosen statuses, or at all. */
const Vazia = ({ onClear }: { onClear: (() => void) | undefined }) =>
  onClear ? (
    <EmptyState
      actions={<Button onPress={onClear}>Mostrar todos</Button>}
      icon="search"
      title="Nenhum pedido com estes filtros"
    >
      Apague uma situação, ou mostre todos os seus pedidos.
    </EmptyState>
  ) : (
    <EmptyState actions={<NovoPedidoLink />} icon="image" title="Nenhum pedido de exames ainda">
      Peça radiografias, tomografias e documentação a uma unidade de radiologia. As imagens chegam aqui e
      podem responder pelas guias do paciente.
    </EmptyState>
  )
