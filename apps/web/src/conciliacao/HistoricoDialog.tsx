import { useInfiniteQuery } from '@tanstack/react-query'
import { ListView } from '../carregamento/ListView.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { acoesQuery } from './conciliacao.queries.ts'
import { HistoricoTable } from './HistoricoTable.tsx'

/** All that was done, item by item or a whole import, each to be undone for as long as the book is kept. */
export function HistoricoDialog({ onClose }: { onClose: () => void }) {
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
        {(acoes) => <HistoricoTable acoes={acoes} />}
      </ListView>
    </Dialog>
  )
}
