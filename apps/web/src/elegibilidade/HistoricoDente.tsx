import type { EventoHistorico } from '@portal/contract/associado.ts'
import type { ReactNode } from 'react'
import { HistoricoLista } from '../associado/HistoricoLista.tsx'
import { Card } from '../ui/layout/Card.tsx'

type HistoricoDenteProps = {
  historico: readonly EventoHistorico[]
  dentesAusentes: readonly string[]
  isGuiaAberta: boolean
  /** Where it goes on. */
  actions?: ReactNode
}

/** What was done before, tooth by tooth. */
export const HistoricoDente = ({ historico, dentesAusentes, isGuiaAberta, actions }: HistoricoDenteProps) => (
  <Card
    actions={actions}
    description="Eventos realizados por qualquer consultório, agrupados por dente."
    title="Histórico odontológico"
  >
    <HistoricoLista dentesAusentes={dentesAusentes} historico={historico} isGuiaAberta={isGuiaAberta} />
  </Card>
)
