import { countOf } from '@portal/domain/texto/contagem.ts'
import { showInstante } from '../calendario/format.ts'
import { LinhasVistasAviso } from '../credenciado/LinhasVistasAviso.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { describePeriodo } from './indicadorWords.ts'

type PeriodoAvisoProps = {
  periodo: { desde: string; ate: string; calculadoEm: string }
  todas: boolean
  meses?: number
  /** What is of these months, where not all of the page is. */
  oQue?: string
}

/** Of which months the figures are, since when they stand, and of whose lines. */
export const PeriodoAviso = ({ periodo, todas, meses = 12, oQue = 'Soma de' }: PeriodoAvisoProps) => (
  <Stack gap={3}>
    <p>
      {oQue} {countOf(meses, 'mês fechado', 'meses fechados')}, de {describePeriodo(periodo)}. Calculado em{' '}
      {showInstante(periodo.calculadoEm)}; cada mês que termina entra no cálculo seguinte.
    </p>
    <LinhasVistasAviso todas={todas}>
      O bônus e o nível de qualidade são do contrato: só os lê quem vê todas as linhas da clínica.
    </LinhasVistasAviso>
  </Stack>
)

/** Before the first month that ended. */
export const SemCalculo = () => (
  <EmptyState icon="calendar" title="Ainda sem números">
    Os indicadores se calculam quando um mês termina. Os deste mês aparecem aqui a partir do dia 1 do próximo.
  </EmptyState>
)
