import type { PorMes, producao } from '@portal/contract/producao.ts'
import { addMonths, mesDe } from '@portal/domain/calendario/dataCivil.ts'
import type { Handlers } from '../http/handler.ts'
import { loadVisao } from '../repasse/visao.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import { countSolicitacoes } from '../solicitacaoExame/total.store.ts'
import { getEvolucaoRepasse } from './getEvolucaoRepasse.ts'
import { listBeneficiariosAtendidos, listEventosRealizados, listGuiasEncaminhadas } from './linhas.ts'
import { MESES, startOfMeses } from './meses.ts'
import { countEncaminhadas, countPorMes, type QuantidadeMes } from './producao.store.ts'

/** Every month has its figure, a month without anything too. */
function toPorMes(hoje: string, linhas: readonly QuantidadeMes[], campo: 'eventos' | 'pacientes'): PorMes {
  const inicio = startOfMeses(hoje)
  return {
    meses: Array.from({ length: MESES }, (_, i) => {
      const mes = mesDe(addMonths(inicio, i))
      return { mes, quantidade: linhas.find((linha) => linha.mes === mes)?.[campo] ?? 0 }
    }),
  }
}

export const producaoHandlers: Handlers<typeof producao> = {
  listEventosRealizados,
  listBeneficiariosAtendidos,
  listGuiasEncaminhadas,
  getEvolucaoRepasse,
  getEventosRealizados: async ({ db, sessao, hoje }) =>
    toPorMes(hoje, await countPorMes(db, await loadVisao(db, sessao), startOfMeses(hoje)), 'eventos'),
  getBeneficiariosAtendidos: async ({ db, sessao, hoje }) =>
    toPorMes(hoje, await countPorMes(db, await loadVisao(db, sessao), startOfMeses(hoje)), 'pacientes'),
  getFerramentasDigitais: async ({ db, sessao, hoje }) => {
    const desde = startOfMeses(hoje)
    const inicio = startOfCivilDay(desde)
    const visao = await loadVisao(db, sessao)
    const { app, total } = await countEncaminhadas(db, visao, inicio)
    const SOL = await countSolicitacoes(db, visao, inicio)
    return { desde, infoDigitais: { GTO: { app, totalGTO: total }, SOL } }
  },
}
