import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { BarraAcoes } from './acao/BarraAcoes.tsx'
import { listValores } from './listValores.ts'
import { TotaisLista } from './TotaisLista.tsx'

/** The foot of a sent guide: its money, and what its phase is about. */
export const ResultadoBar = ({ guia }: { guia: GuiaDetalhada }) => (
  <TotaisLista acao={<BarraAcoes guia={guia} />} valores={listValores(guia)} />
)
