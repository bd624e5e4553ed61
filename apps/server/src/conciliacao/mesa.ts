import {
  type DepositoAberto,
  janelaDe,
  type Parcela,
  type RepasseAberto,
  type Sugestao,
} from '@portal/domain/conciliacao/conciliacao.ts'
import type { Periodo } from '@portal/domain/conciliacao/periodo.ts'
import { suggestPares, toRecusa } from '@portal/domain/conciliacao/suggestPares.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import { getRotuloDesconto } from '@portal/domain/repasse/tipoDesconto.tables.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { type CentavosVistos, sumVistos } from '../repasse/visto.store.ts'
import { type LinhaDeposito, listDepositosNasJanelas, listPadroes } from './deposito.store.ts'
import { listDiasDeExtratos } from './extrato.store.ts'
import { subtractDitos } from './faltas.ts'
import {
  type LinhaPagamento,
  listDescontosDe,
  listDiferencas,
  listPagamentos,
  listPartes,
  listRecusas,
} from './pagamento.store.ts'

type Lista<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>

/** A run with all that the book says of it. */
export type PagamentoNaMesa = LinhaPagamento & {
  descontos: Lista<typeof listDescontosDe>
  partes: Lista<typeof listPartes>
  diferencas: Lista<typeof listDiferencas>
  conciliadoCentavos: CentavosVistos
  faltaCentavos: CentavosVistos
}

export type MesaDoAno = {
  pagamentos: PagamentoNaMesa[]
  /** Those with something left, of the days of a run that lacks something. */
  depositos: LinhaDeposito[]
  /** The same, as the rules take them. */
  candidatos: DepositoAberto[]
  sugestoes: Sugestao[]
  /** The days of the statements that tell of those of the year's runs. */
  extratos: Periodo[]
}

export const diasDoAno = (ano: number) => ({ de: `${ano}-01-01`, ate: `${ano}-12-31` })

/** What a run took off, by which what did not come may be explained; what is nothing explains nothing. */
const toParcelas = ({ descontos, glosaCentavos, franquiaCentavos }: PagamentoNaMesa): Parcela[] =>
  [
    ...descontos
      .filter(({ credito }) => !credito)
      .map(({ tipo, valorCentavos }) => ({
        tipo: 'retencao' as const,
        rotulo: getRotuloDesconto(tipo),
        centavos: valorCentavos,
      })),
    { tipo: 'glosa' as const, rotulo: 'Glosa do pagamento', centavos: glosaCentavos },
    { tipo: 'ajuste' as const, rotulo: 'Franquia do pagamento', centavos: franquiaCentavos },
  ].filter(({ centavos }) => centavos > 0)

/** The runs of a year, the deposits that may be theirs, and what is offered. Operadora §4. */
export async function loadMesa(db: Db, visao: Visao, rede: string, ano: number): Promise<MesaDoAno> {
  const { codigoCredenciado } = visao
  const doAno = diasDoAno(ano)
  const linhas = await listPagamentos(db, visao, doAno)
  const fechamentos = linhas.map(({ fechamento }) => fechamento)
  const [descontos, partes, diferencas, recusas, padroes] = await Promise.all([
    listDescontosDe(db, visao, fechamentos),
    listPartes(db, visao, fechamentos),
    listDiferencas(db, visao, fechamentos),
    listRecusas(db, visao, fechamentos),
    listPadroes(db, codigoCredenciado),
  ])
  const pagamentos = linhas.map((linha) => {
    const isDele = ({ fechamento }: { fechamento: string }) => fechamento === linha.fechamento
    const dele = { partes: partes.filter(isDele), diferencas: diferencas.filter(isDele) }
    const conciliadoCentavos = sumVistos(dele.partes.map(({ centavos }) => centavos))
    return {
      ...linha,
      ...dele,
      descontos: descontos.filter(isDele),
      conciliadoCentavos,
      faltaCentavos: subtractDitos(linha, [...dele.partes, ...dele.diferencas]),
    }
  })
  const abertos = pagamentos.filter(({ faltaCentavos }) => faltaCentavos > 0)
  const janelas = abertos.map(({ pagamento }) => janelaDe(pagamento))
  const [depositos, extratos] = await Promise.all([
    listDepositosNasJanelas(db, codigoCredenciado, janelas),
    listDiasDeExtratos(db, codigoCredenciado, {
      de: janelaDe(doAno.de).de,
      ate: janelaDe(doAno.ate).ate,
    }),
  ])
  const candidatos = depositos.map((deposito) => ({ ...deposito, deposito: deposito.numero }))
  const sugestoes = suggestPares({
    depositos: candidatos,
    repasses: abertos.map(toRepasseAberto),
    recusas: new Set(recusas.map(({ deposito, fechamento }) => toRecusa(deposito, fechamento))),
    memoria: new Set(padroes),
    pagador: getRede(rede)?.rotulo ?? rede,
  })
  return { pagamentos, depositos, candidatos, sugestoes, extratos }
}

export const toRepasseAberto = (pagamento: PagamentoNaMesa): RepasseAberto => ({
  dataFechamento: pagamento.fechamento,
  dataPagamento: pagamento.pagamento,
  restante: pagamento.faltaCentavos,
  parcelas: toParcelas(pagamento),
})
