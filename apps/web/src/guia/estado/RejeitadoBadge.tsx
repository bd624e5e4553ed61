import type { EventoGuia } from '@portal/contract/evento.ts'
import { findRejeicao } from '@portal/domain/guia/statusToken.tables.ts'
import { Badge } from '../../ui/data/Badge.tsx'

/** That the patient said no to an event, wherever it is named among others; it is a word of its own after any other. */
export function RejeitadoBadge({ evento }: { evento: Pick<EventoGuia, 'statusToken'> }) {
  const linha = findRejeicao(evento)
  return (
    linha && (
      <>
        {' '}
        <Badge tone={linha.tom}>{linha.rotulo}</Badge>
      </>
    )
  )
}
