import type { GuiaHoje } from '@portal/domain/guia/fimGuia.ts'
import { describeGuia, isPrazoDeOutro } from '@portal/domain/guia/perspectiva.ts'
import { today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { BadgeDetails } from '../ui/data/BadgeDetails.tsx'
import styles from './StatusGuiaBadge.module.css'

type StatusGuiaBadgeProps = { guia: GuiaHoje; prazo?: string | null | undefined }

/**
 * A guide's status: its word, the end that bounds it today, and on demand what it means, what comes next and until when
 * (Interface B2.6).
 */
export function StatusGuiaBadge({ guia, prazo }: StatusGuiaBadgeProps) {
  const { rotulo, tom, ajuda, proximoPasso, nota, responsavel } = describeGuia(guia, today())
  const seuPrazo = isPrazoDeOutro(guia, responsavel) ? undefined : prazo
  return (
    <>
      <BadgeDetails
        due={seuPrazo ? showPrazo(seuPrazo, today()) : undefined}
        nextStep={proximoPasso}
        reason={ajuda}
        tone={tom}
        word={rotulo}
      />
      {nota && <span className={styles.nota}>{nota}</span>}
    </>
  )
}
