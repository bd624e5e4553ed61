import type { EventoGuia } from '@portal/contract/evento.ts'
import { getStatusToken, type StatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import { Badge } from '../../ui/data/Badge.tsx'

const REJEITADO: StatusToken = 'REJEITADO'

/** That the patient said no to an event, wherever it is named among others; it is a word of its own after any other. */
export function RejeitadoBadge({ evento: { statusToken } }: { evento: Pick<EventoGuia, 'statusToken'> }) {
  const linha = statusToken === REJEITADO ? getStatusToken(REJEITADO) : undefined
  return (
    linha && (
      <>
        {' '}
        <Badge tone={linha.tom}>{linha.rotulo}</Badge>
      </>
    )
  )
}
