import type { NivelQualidade } from '@portal/domain/indicador/bonus.ts'
import type { CodigoIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import type { PeriodoNegociacao } from '@portal/domain/indicador/negociacao.ts'
import { type Db, statement } from '../db/client.ts'

/** A network's goal for a figure; a criterion of the readjustment where it weighs. */
export type Meta = {
  indicador: CodigoIndicador
  metaCentesimos: number
  pesoPontosBase: number | null
  fonte: string
}

const vigente = 'rede = $1 and desde <= $2 and (ate is null or ate >= $2)'

const metas = statement<Meta>(
  'indicador.metas',
  `select distinct on (indicador) indicador, meta_centesimos as "metaCentesimos",
          peso_pontos_base as "pesoPontosBase", fonte
     from meta_indicador where ${vigente} order by indicador, desde desc`,
)

/** The goals of a network in force on a day. */
export const listMetas = (db: Db, rede: string, dia: string): Promise<Meta[]> => db.query(metas, [rede, dia])

export type Regra = PeriodoNegociacao & { desde: string; tetoPontosBase: number; fonte: string }

const regra = statement<Regra>(
  'indicador.regra',
  `select desde, dia_inicio as "diaInicio", dias_negociacao as "diasNegociacao",
          teto_pontos_base as "tetoPontosBase", fonte
     from regra_reajuste where ${vigente} order by desde desc limit 1`,
)

/** How a network readjusts; undefined where it has said nothing. */
export async function findRegra(db: Db, rede: string, dia: string): Promise<Regra | undefined> {
  const [row] = await db.query(regra, [rede, dia])
  return row
}

const niveis = statement<NivelQualidade>(
  'indicador.niveis',
  `select distinct on (nivel) nivel, minimo_pontos_base as "minimoPontosBase", fator_pontos_base as "fatorPontosBase"
     from nivel_qualidade where ${vigente} order by nivel, desde desc`,
)

/** The quality levels of a network, A first. */
export const listNiveis = (db: Db, rede: string, dia: string): Promise<NivelQualidade[]> =>
  db.query(niveis, [rede, dia])

/** What the events that both price tables have cost together, by the one in force and by the one before it. */
export type TabelaPrecos = {
  data: string
  novoCentavos: number
  antigoCentavos: number
  motivo: string
  fonte: string
}

const tabela = statement<TabelaPrecos>(
  'indicador.ultimoReajuste',
  `select m.desde as data, m.motivo, m.fonte, sum(n.valor_centavos)::bigint as "novoCentavos",
          sum(a.valor_centavos)::bigint as "antigoCentavos"
     from motivo_reajuste m
     join preco_evento n on (n.rede, n.desde) = (m.rede, m.desde)
    cross join lateral (select p.valor_centavos from preco_evento p
                         where p.rede = n.rede and p.codigo_evento = n.codigo_evento and p.desde < n.desde
                         order by p.desde desc limit 1) a
    where m.rede = $1 and m.desde = (select max(u.desde) from motivo_reajuste u where u.rede = $1 and u.desde <= $2)
    group by m.desde, m.motivo, m.fonte`,
)

/** The last readjustment of a network's prices, as the prices tell it; undefined before the first. */
export async function findUltimaTabela(db: Db, rede: string, dia: string): Promise<TabelaPrecos | undefined> {
  const [row] = await db.query(tabela, [rede, dia])
  return row
}
