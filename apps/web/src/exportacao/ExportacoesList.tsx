import { type Exportacao, exportacao, type PedidoExportacao } from '@portal/contract/exportacao.ts'
import { estadosExportacao, getOperacaoExportacao } from '@portal/domain/exportacao/exportacao.tables.ts'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { ExportacaoItem } from './ExportacaoItem.tsx'
import { isSendoFeita } from './exportacao.queries.ts'

/** How far a file is, in quarters: told as it changes, and not at every row. */
function showAndamento({ operacao, estado, linhas, total }: Exportacao): string {
  const { rotulo } = getOperacaoExportacao(operacao)
  if (estado === 'fazendo' && total) return `${rotulo}: ${Math.floor((linhas / total) * 4) * 25}% feito`
  return `${rotulo}: ${estadosExportacao.find(({ codigo }) => codigo === estado)?.rotulo.toLowerCase()}`
}

/** The files, the newest first; what changes of them is told politely. */
export function ExportacoesList({ exportacoes }: { exportacoes: readonly Exportacao[] }) {
  const [removendo, setRemovendo] = useState<Exportacao>()
  const remocao = useWrite(exportacao.deleteExportacao, {
    prepare: ({ numero }: Exportacao) => ({ query: { numero } }),
    onSuccess: (_reply, uma) => {
      setRemovendo(undefined)
      pushSuccess(isSendoFeita(uma) ? 'A planilha não será feita.' : 'O arquivo foi removido.')
    },
    onError: (error) => {
      setRemovendo(undefined)
      pushError(error)
    },
  })
  const repeticao = useWrite(exportacao.createExportacao, {
    prepare: (pedido: PedidoExportacao) => ({ body: { pedido } }),
    onError: pushError,
  })
  return (
    <>
      <VisuallyHidden>
        {exportacoes.map((uma) => (
          <span key={uma.numero} role="status">
            {showAndamento(uma)}
          </span>
        ))}
      </VisuallyHidden>
      <Stack as="ul" gap={3}>
        {exportacoes.map((uma) => (
          <ExportacaoItem
            exportacao={uma}
            isOcupada={remocao.isPending || repeticao.isPending}
            key={uma.numero}
            onRemover={() => (uma.estado === 'pronta' ? setRemovendo(uma) : remocao.mutate(uma))}
            onRepetir={() => repeticao.mutate(uma.pedido)}
          />
        ))}
      </Stack>
      {removendo && (
        <ConfirmDialog
          confirmLabel="Remover arquivo"
          isDestructive
          isOpen
          isPending={remocao.isPending}
          onClose={() => setRemovendo(undefined)}
          onConfirm={() => remocao.mutate(removendo)}
          title={`Remover ${removendo.nome}?`}
        >
          O arquivo sai de Meus arquivos e não volta. Para tê-lo de novo, exporte outra vez.
        </ConfirmDialog>
      )}
    </>
  )
}
