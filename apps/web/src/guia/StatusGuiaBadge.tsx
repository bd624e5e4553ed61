import { daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { showData, today } from '../calendario/format.ts'
import { BadgeDetails } from '../ui/data/BadgeDetails.tsx'

/** "02/03/2026, em 5 dias" */
export function showPrazo(prazo: string, hoje: string): string {
  const dias = daysBetween(hoje, prazo)
  if (dias === 0) return `${showData(prazo)}, hoje`
  const quantos = Math.abs(dias) === 1 ? '1 dia' : `${Math.abs(dias)} dias`
  return dias > 0 ? `${showData(prazo)}, em ${quantos}` : `${showData(prazo)}, vencido há ${quantos}`
}

type StatusGuiaBadgeProps = { statusFicha: number; prazo?: string | null | undefined }

/** A guide's status: its word, and on demand what it means, what comes next and until when (ux.md B2.6). */
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
