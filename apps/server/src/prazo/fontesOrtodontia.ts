import { addDays, endMes, mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { listLinhasMes } from '@portal/domain/manutencao/situacaoMes.ts'
import { endAbandono } from '@portal/domain/ortodontia/tratamento.ts'
import {
  DIAS_MANUTENCAO_A_LIBERAR,
  DIAS_TRATAMENTO_A_ABANDONAR,
  type TipoPrazo,
} from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { type LinhaAno, listAtivos } from '../manutencao/ano.store.ts'
import { listManutencoes, type ManutencaoDoMes, pickLiberaveis } from '../manutencao/loadMes.ts'
import { readRestanteDe } from '../tratamento/tratamentoReply.ts'
import { type Chamada, type Comum, type Fonte, semDinheiro, type TratamentosAtivos } from './fonte.ts'

/** The provider's active treatments, each with what its rules read. */
export async function loadTratamentos({ db, sessao, services, hoje }: Chamada): Promise<TratamentosAtivos> {
  const { codigoCredenciado, rede } = sessao
  const [ativos, tabela] = await Promise.all([listAtivos(db, codigoCredenciado), services.regras.get()])
  return { ativos, tabela, prazo: tabela.findPrazoOrtodontia(rede, hoje) }
}

/** This month's maintenances of them. */
export function loadManutencoes(
  { db, sessao, hoje }: Chamada,
  { ativos, tabela }: TratamentosAtivos,
): Promise<ManutencaoDoMes[]> {
  const { codigoCredenciado, rede } = sessao
  return listManutencoes({ db, tabela, codigoCredenciado, rede, hoje }, ativos)
}

/** What the maintenance is worth for which each of these guides was released, in cents: no event of theirs tells it yet. */
export async function valueLiberadas(
  { tratamentos, manutencoes }: Comum,
  numerosFicha: readonly number[],
): Promise<ReadonlyMap<number | null, number | null>> {
  const { ativos } = await tratamentos()
  const hasManutencao = ativos.some((ativo) =>
    ativo.manutencoes.some(({ numeroFicha }) => numerosFicha.includes(numeroFicha)),
  )
  if (!hasManutencao) return new Map()
  return new Map((await manutencoes()).map(({ numeroFicha, centavos }) => [numeroFicha, centavos]))
}

/** Of a treatment, named by its initial guide. */
const toPrazo = (
  { numeroFichaInicial, codigoAssociado, nomeAssociado, chaveAssociado }: LinhaAno,
  prazo: string | null,
) => ({
  ...semDinheiro,
  referencia: numeroFichaInicial,
  codigoAssociado,
  nomeAssociado,
  chaveAssociado,
  prazo,
  detalhe: null,
})

/** What lapses in orthodontics; all three read the same treatments. */
export const fontesOrtodontia: Readonly<
  Record<Extract<TipoPrazo, 'PRORROGACAO' | 'ABANDONO' | 'MANUTENCAO'>, Fonte>
> = {
  PRORROGACAO: async ({ tratamentos, hoje }) => {
    const { ativos, prazo } = await tratamentos()
    return ativos.flatMap((ativo) => {
      const { prorrogavel, fimPrazo } = readRestanteDe(ativo, prazo, hoje)
      return prorrogavel ? [toPrazo(ativo, fimPrazo)] : []
    })
  },
  ABANDONO: async ({ tratamentos, hoje }) => {
    const { ativos, prazo } = await tratamentos()
    const ate = addDays(hoje, DIAS_TRATAMENTO_A_ABANDONAR)
    return ativos.flatMap((ativo) => {
      const fim = endAbandono(ativo, prazo, hoje)
      // After that day it is over, written down or not (`endNoDia`): nothing of it may be done any more.
      if (fim === null || fim < hoje || fim > ate) return []
      const liberada = listLinhasMes(ativo, prazo, hoje).find(({ lista }) => lista === 'LIBERADA')
      return [
        { ...toPrazo(ativo, fim), ...(liberada?.numeroFicha && { guiaLiberada: liberada.numeroFicha }) },
      ]
    })
  },
  MANUTENCAO: async ({ manutencoes, hoje }) => {
    const fim = endMes(mesDe(hoje))
    if (fim > addDays(hoje, DIAS_MANUTENCAO_A_LIBERAR)) return []
    return pickLiberaveis(await manutencoes(), hoje).map(
      ({ numeroTratamento, codigoAssociado, nomeAssociado, chaveAssociado, centavos }) => ({
        referencia: numeroTratamento,
        codigoAssociado,
        nomeAssociado,
        chaveAssociado,
        prazo: fim,
        valorCentavos: centavos,
        detalhe: 'Manutenção do mês',
      }),
    )
  },
}
