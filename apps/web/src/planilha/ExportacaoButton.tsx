import { type LoadArquivo, useSaveArquivo } from '../api/useSaveArquivo.ts'
import { Button } from '../ui/action/Button.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import styles from './ExportacaoButton.module.css'

/** Saves a workbook; the bar tells how far it is. */
export function ExportacaoButton({ load, children }: { load: LoadArquivo; children: string }) {
  const { start, isPending, percent } = useSaveArquivo(load, 'Planilha pronta')
  return (
    <div className={styles.exportacao}>
      {isPending && (
        <div className={styles.progresso}>
          <ProgressBar label="Gerando a planilha" value={percent} />
        </div>
      )}
      <Button icon="download" id="planilha" isPending={isPending} onPress={start}>
        {children}
      </Button>
    </div>
  )
}
