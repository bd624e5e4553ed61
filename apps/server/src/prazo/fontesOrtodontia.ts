import { addDays, endMes, mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { endAbandono } from '@portal/domain/ortodontia/tratamento.ts'
import {
  DIAS_MANUTENCAO_A_LIBERAR,
  DIAS_TRATAMENTO_A_ABANDONAR,
  type TipoPrazo,
} from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { type LinhaAno, listAtivos } from '../manutencao/ano.store.ts'
import { listManutencoes } from '../manutencao/loadMes.ts'
import { readRestanteDe } from '../tratamento/tratamentoReply.ts'
import { type Chamada, type Fonte, semDinheiro, type TratamentosAtivos } from './fonte.ts'

/** The provider's active treatments, each with what its rules read. */
export async function loadTratamentos({ db, sessao, services, hoje }: Chamada): Promise<TratamentosAtivos> {
  const { codigoCredenciado, rede } = sessao
  const [ativos, tabela] = await Promise.all([listAtivos(db, codigoCredenciado), services.regras.get()])
  return { ativos, tabela, prazo: tabela.findPrazoOrtodontia(rede, hoje) }
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
      return fim !== null && fim <= ate ? [toPrazo(ativo, fim)] : []
    })
  },
  MANUTENCAO: async ({ tratamentos, db, sessao, hoje }) => {
    const fim = endMes(mesDe(hoje))
    if (fim > addDays(hoje, DIAS_MANUTENCAO_A_LIBERAR)) return []
    const { ativos, tabela } = await tratamentos()
    const { codigoCredenciado, rede } = sessao
    const linhas = await listManutencoes({ db, tabela, codigoCredenciado, rede, hoje }, ativos)
    return linhas
      .filter(({ lista }) => lista === 'A_LIBERAR')
      .map(({ numeroTratamento, codigoAssociado, nomeAssociado, chaveAssociado, centavos }) => ({
        referencia: numeroTratamento,
        codigoAssociado,
        nomeAssociado,
        chaveAssociado,
        prazo: fim,
        valorCentavos: centavos,
        detalhe: 'Manutenção do mês',
      }))
  },
}
