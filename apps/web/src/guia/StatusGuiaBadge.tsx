import type { GuiaHoje } from '@portal/domain/guia/fimGuia.ts'
import { describeGuia, isPrazoDeOutro } from '@portal/domain/guia/perspectiva.ts'
import { today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { BadgeDetails } from '../ui/data/BadgeDetails.tsx'
import styles from './StatusGuiaBadge.module.css'

type StatusGuiaBadgeProps = { guia: GuiaHoje; prazo?: string | null | undefined; diaDito?: string | null }

/**
 * A guide's status: its word, the end that bounds it today, and on demand what it means, what comes next and until when
 * (Interface B2.6). Where `diaDito` is the end's own day, which stands beside it already, the next step takes the end's place.
 */
export function StatusGuiaBadge({ guia, prazo, diaDito }: StatusGuiaBadgeProps) {
  const { rotulo, tom, ajuda, proximoPasso, nota, diaNota, responsavel } = describeGuia(guia, today())
  const seuPrazo = isPrazoDeOutro(guia, responsavel) ? undefined : prazo
  const sob = diaDito && diaNota === diaDito ? proximoPasso : nota
  return (
    <>
      <BadgeDetails
        due={seuPrazo ? showPrazo(seuPrazo, today()) : undefined}
        nextStep={proximoPasso}
        reason={ajuda}
        tone={tom}
        word={rotulo}
      />
      {sob && <span className={styles.nota}>{sob}</span>}
    </>
  )
}
