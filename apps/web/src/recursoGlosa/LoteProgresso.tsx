import type { Andamento } from '../api/useSequence.ts'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './LoteDialog.module.css'
import type { GuiaDoLote } from './loteRecurso.ts'

/** How far the sending is; each guide is told as its turn comes. */
export function LoteProgresso({ andamento }: { andamento: Andamento<GuiaDoLote> | undefined }) {
  const numeroFicha = andamento?.passo.detalhe.numeroFicha
  return (
    <>
      <div className={styles.progresso}>
        {andamento && (
          <ProgressBar
            detail={`guia ${numeroFicha}`}
            label={`Enviando ${andamento.feitas + 1} de ${andamento.total}`}
            value={(andamento.feitas / andamento.total) * 100}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {andamento && `Enviando a guia ${numeroFicha}, ${andamento.feitas + 1} de ${andamento.total}.`}
        </span>
      </VisuallyHidden>
    </>
  )
}
