import { Button } from '../ui/action/Button.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import styles from './ExportacaoButton.module.css'
import { type LoadPlanilha, useExportacao } from './useExportacao.ts'

/** Saves a workbook; the bar tells how far it is. */
export function ExportacaoButton({ load, children }: { load: LoadPlanilha; children: string }) {
  const { start, isPending, percent } = useExportacao(load)
  return (
    <div className={styles.exportacao}>
      {isPending && (
        <div className={styles.progresso}>
          <ProgressBar label="Gerando a planilha" value={percent} />
        </div>
      )}
      <Button icon="download" isPending={isPending} onPress={start}>
        {children}
      </Button>
    </div>
  )
}
