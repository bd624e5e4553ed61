import type { FiltroGuia } from '@portal/contract/pesquisa.ts'
import { Button } from '../ui/action/Button.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import styles from './ExportacaoButton.module.css'
import { useExportacao } from './useExportacao.ts'

type ExportacaoButtonProps = { filtro: FiltroGuia & { pendentes?: boolean } }

/** The workbook of what the list shows, all its pages; the bar tells how far it is. */
export function ExportacaoButton({ filtro }: ExportacaoButtonProps) {
  const { start, isPending, percent } = useExportacao()
  return (
    <div className={styles.exportacao}>
      {isPending && (
        <div className={styles.progresso}>
          <ProgressBar label="Gerando a planilha" value={percent} />
        </div>
      )}
      <Button icon="download" isPending={isPending} onPress={() => start(filtro)}>
        Exportar Excel
      </Button>
    </div>
  )
}
