import { Badge } from '../ui/data/Badge.tsx'

/** Marks a contact that the registration does not have yet. */
export function EmConfirmacaoBadge() {
  return (
    <Badge icon="clock" tone="informacao">
      Em confirmação
    </Badge>
  )
}
