import { type LeisRetencao, listRetencoes, type Pessoa } from '@portal/domain/repasse/retencao.ts'
import type { TipoDesconto } from '@portal/domain/repasse/tipoDesconto.tables.ts'
import { type Db, statement } from '../db/client.ts'

/** What is taken from a run (`credito` false) or added to it, besides its events. Cents. */
export type Desconto = {
  fechamento: string
  tipo: TipoDesconto
  credito: boolean
  baseCentavos: number | null
  /** Hundredths of a per cent; null where a table or a person decided. */
  pontosBase: number | null
  valorCentavos: number
  descricao: string | null
}

const pessoa = statement<Pessoa>(
  'desconto.pessoa',
  `select tipo_pessoa as "tipoPessoa", simples, iss_pontos_base as "issPontosBase" from credenciado where codigo = $1`,
)

/** What the law asks of who is paid. */
export async function findPessoa(db: Db, codigoCredenciado: number): Promise<Pessoa> {
  const [row] = await db.query(pessoa, [codigoCredenciado])
  if (!row) throw new Error(`payment of an unknown provider: ${codigoCredenciado}`)
  return row
}

/** What the law withholds from a run, by the day on which it is paid. */
export const toRetencoes = (
  leis: LeisRetencao,
  quem: Pessoa,
  { fechamento, pagamento }: { fechamento: string; pagamento: string },
  liberadoCentavos: number,
): Desconto[] =>
  listRetencoes(leis, quem, liberadoCentavos, pagamento).map((retencao) => ({
    ...retencao,
    fechamento,
    credito: false,
    descricao: null,
  }))

const insert = statement(
  'desconto.insert',
  `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, credito, base_centavos, pontos_base,
          valor_centavos, descricao)
   select $1, d.fechamento,
          coalesce((select max(sequencial) from repasse_desconto a
                     where (a.codigo_credenciado, a.fechamento) = ($1, d.fechamento)), 0)
            + row_number() over (partition by d.fechamento order by d.tipo),
          d.tipo, d.credito, d."baseCentavos", d."pontosBase", d."valorCentavos", d.descricao
     from jsonb_to_recordset($2) as d(fechamento date, tipo text, credito boolean, "baseCentavos" bigint,
          "pontosBase" smallint, "valorCentavos" bigint, descricao text)`,
)

export async function insertDescontos(
  db: Db,
  codigoCredenciado: number,
  descontos: readonly Desconto[],
): Promise<void> {
  if (descontos.length > 0) await db.query(insert, [codigoCredenciado, JSON.stringify(descontos)])
}

const list = statement<Desconto>(
  'desconto.list',
  `select fechamento, tipo, credito, base_centavos as "baseCentavos", pontos_base as "pontosBase",
          valor_centavos as "valorCentavos", descricao
     from repasse_desconto where codigo_credenciado = $1 and fechamento = any ($2::date[])
    order by fechamento, tipo, sequencial`,
)

/** The discounts and credits of runs, those entered by hand before the statement was published too. */
export const listDescontos = (
  db: Db,
  codigoCredenciado: number,
  fechamentos: readonly string[],
): Promise<Desconto[]> => db.query(list, [codigoCredenciado, [...fechamentos]])
