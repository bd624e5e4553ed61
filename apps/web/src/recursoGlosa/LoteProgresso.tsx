import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './LoteDialog.module.css'
import type { Andamento } from './useLote.ts'

/** How far the sending is; each guide is told as its turn comes. */
export function LoteProgresso({ andamento }: { andamento: Andamento | undefined }) {
  return (
    <>
      <div className={styles.progresso}>
        {andamento && (
          <ProgressBar
            detail={`guia ${andamento.numeroFicha}`}
            label={`Enviando ${andamento.feitas + 1} de ${andamento.total}`}
            value={(andamento.feitas / andamento.total) * 100}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {andamento &&
            `Enviando a guia ${andamento.numeroFicha}, ${andamento.feitas + 1} de ${andamento.total}.`}
        </span>
      </VisuallyHidden>
    </>
  )
}
