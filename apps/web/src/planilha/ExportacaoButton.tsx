import { exportacao, type PedidoExportacao } from '@portal/contract/exportacao.ts'
import { getOperacaoExportacao, HORAS_GUARDADA } from '@portal/domain/exportacao/exportacao.tables.ts'
import { useNavigate } from '@tanstack/react-router'
import { pushDownloadError } from '../api/notice.ts'
import { useSaveArquivo } from '../api/useSaveArquivo.ts'
import { useWrite } from '../api/useWrite.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { notice } from '../ui/notice.ts'
import styles from './ExportacaoButton.module.css'
import { loadPlanilha, PlanilhaGrande } from './loadPlanilha.ts'

/** Saves a workbook; the bar tells how far it is. One that takes long the server makes and keeps, and nobody waits here. */
export function ExportacaoButton({ pedido, children }: { pedido: PedidoExportacao; children: string }) {
  const navigate = useNavigate()
  const arquivo = getOperacaoExportacao(pedido.operacao).rotulo
  const tellFalha = (error: Error) => pushDownloadError(error, arquivo)
  const guarda = useWrite(exportacao.createExportacao, {
    prepare: (pedida: PedidoExportacao) => ({ body: { pedido: pedida } }),
    onSuccess: () =>
      notice.push({
        tone: 'informacao',
        title: 'A planilha é grande',
        text: `Ela está sendo feita, e você pode sair desta tela. Fica em Meus arquivos por ${HORAS_GUARDADA} horas.`,
        action: {
          label: 'Ver meus arquivos',
          run: () => void navigate({ href: hrefOf('/portal/arquivos/meus') }),
        },
      }),
    onError: tellFalha,
  })
  const { start, isPending, percent } = useSaveArquivo({
    load: (onDownload) => loadPlanilha(pedido, onDownload),
    arquivo,
    titulo: 'Planilha pronta',
    onError: (error) => (error instanceof PlanilhaGrande ? guarda.mutate(error.pedido) : tellFalha(error)),
  })
  return (
    <div className={styles.exportacao}>
      {isPending && (
        <div className={styles.progresso}>
          <ProgressBar label="Gerando a planilha" value={percent} />
        </div>
      )}
      <Button icon="download" id="planilha" isPending={isPending || guarda.isPending} onPress={start}>
        {children}
      </Button>
    </div>
  )
}
