import type { DetalheErro } from '@portal/contract/errors.ts'
import type { financeiro } from '@portal/contract/financeiro.ts'
import type { Input } from '@portal/contract/route.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { tipoBuscaInicial } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import {
  completePeriodo,
  findFaltaPeriodo,
  type PeriodoDigital,
} from '@portal/domain/financeiro/periodoDigital.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import type { RecorteDigital } from './gtoDigital.store.ts'

type Pedido = Input<typeof financeiro.exportGtoDigital>['query']
type Recusa = (codigo: 'API-FIN-0005', detalhes: readonly DetalheErro[]) => never

/** What the digital report is asked for, with its defaults. Refuses a wrong period at its field (API-FIN-0005). */
export function readRecorteDigital(
  pedido: Pedido,
  hoje: string,
  fail: Recusa,
): { periodo: PeriodoDigital; recorte: RecorteDigital } {
  const { tipoEnvio, tipoBusca = tipoBuscaInicial } = pedido
  const periodo = completePeriodo(pedido, hoje)
  const falta = findFaltaPeriodo(periodo)
  if (falta) return fail('API-FIN-0005', [falta])
  const dias = [periodo.dataInicial, addDays(periodo.dataFinal, 1)] as const
  const [desde, antesDe] = tipoBusca === 'ENVIO' ? dias.map(startOfCivilDay) : dias
  if (desde === undefined || antesDe === undefined) throw new Error('a period has two ends')
  return { periodo, recorte: { tipoBusca, tipoEnvio, desde, antesDe } }
}
