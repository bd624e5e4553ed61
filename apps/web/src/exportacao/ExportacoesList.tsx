import { type Exportacao, exportacao, type PedidoExportacao } from '@portal/contract/exportacao.ts'
import { estadosExportacao, getOperacaoExportacao } from '@portal/domain/exportacao/exportacao.tables.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { ExportacaoItem } from './ExportacaoItem.tsx'

/** How far a file is, in quarters: told as it changes, and not at every row. */
function showAndamento({ operacao, estado, linhas, total }: Exportacao): string {
  const { rotulo } = getOperacaoExportacao(operacao)
  if (estado === 'fazendo' && total) return `${rotulo}: ${Math.floor((linhas / total) * 4) * 25}% feito`
  return `${rotulo}: ${estadosExportacao.find(({ codigo }) => codigo === estado)?.rotulo.toLowerCase()}`
}

/** The files, the newest first; what changes of them is told politely. */
export function ExportacoesList({ exportacoes }: { exportacoes: readonly Exportacao[] }) {
  const remocao = useWrite(exportacao.deleteExportacao, {
    prepare: (numero: number) => ({ query: { numero } }),
    onSuccess: () => pushSuccess('O arquivo foi removido.'),
    onError: pushError,
  })
  const repeticao = useWrite(exportacao.createExportacao, {
    prepare: (pedido: PedidoExportacao) => ({ body: { pedido } }),
    onError: pushError,
  })
  return (
    <>
      <VisuallyHidden>
        <span role="status">{exportacoes.map(showAndamento).join('. ')}</span>
      </VisuallyHidden>
      <Stack as="ul" gap={3}>
        {exportacoes.map((uma) => (
          <ExportacaoItem
            exportacao={uma}
            isOcupada={remocao.isPending || repeticao.isPending}
            key={uma.numero}
            onRemover={() => remocao.mutate(uma.numero)}
            onRepetir={() => repeticao.mutate(uma.pedido)}
          />
        ))}
      </Stack>
    </>
  )
}
