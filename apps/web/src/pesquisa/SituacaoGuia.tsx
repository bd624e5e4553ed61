import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { BadgeDetails } from '../ui/data/BadgeDetails.tsx'

type SituacaoGuiaProps = { statusFicha: number; prazo: string | null }

/** A guide's status in a list: what it means, the next step and until when, one press away (ux.md B2.6). */
export function SituacaoGuia({ statusFicha, prazo }: SituacaoGuiaProps) {
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
