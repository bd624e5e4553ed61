import { Badge } from '../ui/data/Badge.tsx'

/** Marks a contact that the operator has not confirmed yet. */
export function EmConfirmacaoBadge() {
  return (
    <Badge icon="clock" tone="informacao">
      Em confirmação
    </Badge>
  )
}
