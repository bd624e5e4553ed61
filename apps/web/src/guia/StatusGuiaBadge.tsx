import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { BadgeDetails } from '../ui/data/BadgeDetails.tsx'

type StatusGuiaBadgeProps = { statusFicha: number; prazo?: string | null | undefined }

/** A guide's status: its word, and on demand what it means, what comes next and until when (Interface B2.6). */
export function StatusGuiaBadge({ statusFicha, prazo }: StatusGuiaBadgeProps) {
  const { rotulo, tom, ajuda, proximoPasso } = getStatusFicha(statusFicha)
  return (
    <BadgeDetails
      due={prazo ? showPrazo(prazo, today()) : undefined}
      nextStep={proximoPasso}
      reason={ajuda}
      tone={tom}
      word={rotulo}
    />
  )
}
