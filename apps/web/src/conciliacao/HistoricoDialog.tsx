import type { Acao } from '@portal/contract/conciliacao.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { showInstante } from '../calendario/format.ts'
import { ListView } from '../carregamento/ListView.tsx'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { Table } from '../ui/data/Table.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { acoesQuery } from './conciliacao.queries.ts'
import { nameAcao, showAcao } from './palavras.ts'
import { useAcoes } from './useAcoes.ts'

/** Whoever reads it knows of their own doing: the others are named. */
const listColunas = (
  acoes: readonly Acao[],
  isOutro: (nome: string) => boolean,
): readonly TableColumn<Acao>[] => [
  { id: 'em', header: 'Quando', cell: ({ feitaEm }) => showInstante(feitaEm) },
  { id: 'tipo', header: 'Ação', cell: nameAcao },
  { id: 'dito', header: 'O que foi feito', cell: showAcao, isRowHeader: true, isWide: true },
  ...(acoes.some(({ feitaPor }) => isOutro(feitaPor))
    ? [{ id: 'por', header: 'Quem', cell: ({ feitaPor }: Acao) => feitaPor }]
    : []),
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ desfeita }) => {
      if (!desfeita) return 'Vale'
      const quem = isOutro(desfeita.por) ? ` por ${desfeita.por}` : ''
      return `Desfeita ${showInstante(desfeita.em)}${quem}`
    },
  },
]

/** All that was done, item by item or a whole import, each to be undone for as long as the book is kept. */
export function HistoricoDialog({ onClose }: { onClose: () => void }) {
  const { volta } = useAcoes()
  const nome = useQuery(infoQuery).data?.nome
  return (
    <Dialog isAviso isOpen isText onClose={onClose} size="largo" title="Histórico da conciliação">
      <ListView
        empty={
          <EmptyState icon="history" title="Nada feito ainda">
            O que for importado, aceito ou recusado aparece aqui, e pode ser desfeito.
          </EmptyState>
        }
        lines={6}
        loading="Carregando o histórico"
        noun={['ação', 'ações']}
        query={useInfiniteQuery(acoesQuery)}
        rows={({ acoes }) => acoes}
        shape="row"
      >
        {(acoes) => (
          <Table
            actions={(acao) =>
              acao.desfeita
                ? []
                : [
                    {
                      id: 'desfazer',
                      label: 'Desfazer',
                      icon: 'undo',
                      isDisabled: volta.isPending,
                      onAction: () => volta.mutate({ numero: acao.numero, dito: showAcao(acao) }),
                    },
                  ]
            }
            caption="Histórico da conciliação"
            columns={listColunas(acoes, (quem) => quem !== nome)}
            rowKey={({ numero }) => String(numero)}
            rowLabel={showAcao}
            rows={acoes}
          />
        )}
      </ListView>
    </Dialog>
  )
}
