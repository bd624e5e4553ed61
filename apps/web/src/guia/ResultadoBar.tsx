import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { BarraAcoes } from './acao/BarraAcoes.tsx'
import { listEscritos } from './escritos.ts'
import { listValores } from './listValores.ts'
import { TotaisLista } from './TotaisLista.tsx'

/** The foot of a sent guide: its money, and what its phase is about. What was not sent has none yet. */
export const ResultadoBar = ({ guia }: { guia: GuiaDetalhada }) => (
  <TotaisLista
    acao={<BarraAcoes guia={guia} />}
    valores={listEscritos(guia).length > 0 ? [] : listValores(guia)}
  />
)
