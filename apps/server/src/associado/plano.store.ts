import type { TipoPlano } from '@portal/domain/associado/tipoPlano.ts'
import { findVigente } from '@portal/domain/calendario/vigencia.ts'
import type { PlanoContexto } from '@portal/domain/evento/contexto.ts'
import type { ClasseCarencia } from '@portal/domain/evento/regra/classeCarencia.tables.ts'
import type { CobrancaCopart } from '@portal/domain/evento/regra/cobrancaCopart.tables.ts'
import type { IsencaoCoparticipacao } from '@portal/domain/evento/regra/price.ts'
import type { PlanoOrtodontia } from '@portal/domain/ortodontia/planoOrtodontia.ts'
import { type Db, statement } from '../db/client.ts'
import { readMany } from '../db/lockstep.ts'

/** A plan of a member. */
export type Plano = {
  codigoPlano: string
  nome: string
  tipo: TipoPlano
  rede: string
  principal: boolean
  inicio: string
  fim: string | null
  coberturaOdontologica: boolean
  extraRol: boolean
  /** What it says of orthodontics, by the day from which it holds; empty where it does not cover it. */
  ortodontia: PlanoOrtodontia[]
  percentualCoparticipacao: number
  tetoCoparticipacaoCentavos: number
  isencoesCoparticipacao: IsencaoCoparticipacao[]
  /** Who collects the patient's part, by the day from which it holds. */
  cobrancas: { desde: string; cobranca: CobrancaCopart }[]
  /** The most of it in a month, by the day from which it holds; null ends it. */
  tetosMes: { desde: string; tetoCentavos: number | null }[]
  classesCobertas: ClasseCarencia[] | null
  eventosExcluidos: string[]
  carencias: Partial<Record<ClasseCarencia, number>>
}

const list = readMany(
  statement<Plano>(
    'plano.list',
    `select p.codigo as "codigoPlano", p.nome, p.tipo, p.rede, ap.principal, ap.inicio, ap.fim,
          p.cobertura_odontologica as "coberturaOdontologica", p.extra_rol as "extraRol",
          (select coalesce(jsonb_agg(jsonb_build_object('desde', o.desde, 'tratamentosVida', o.tratamentos_vida,
                    'idadeMinima', o.idade_minima, 'idadeMaxima', o.idade_maxima,
                    'percentualCoparticipacao', o.percentual_coparticipacao)), '[]') from plano_ortodontia o
            where o.codigo_plano = p.codigo) as ortodontia,
          p.percentual_coparticipacao as "percentualCoparticipacao",
          p.teto_coparticipacao_centavos as "tetoCoparticipacaoCentavos",
          (select coalesce(jsonb_agg(jsonb_build_object('codigoEvento', i.codigo_evento, 'desde', i.desde,
                    'ate', i.ate)), '[]') from isencao_coparticipacao i
            where i.codigo_plano is null or i.codigo_plano = p.codigo) as "isencoesCoparticipacao",
          (select coalesce(jsonb_agg(jsonb_build_object('desde', k.desde, 'cobranca', k.cobranca)), '[]')
             from plano_coparticipacao k where k.codigo_plano = p.codigo) as cobrancas,
          (select coalesce(jsonb_agg(jsonb_build_object('desde', m.desde, 'tetoCentavos', m.teto_centavos)), '[]')
             from plano_teto_mes m where m.codigo_plano = p.codigo) as "tetosMes",
          p.classes_cobertas as "classesCobertas", p.eventos_excluidos as "eventosExcluidos", p.carencias
     from associado_plano ap join plano p on p.codigo = ap.codigo_plano
    where ap.codigo_associado = $1
    order by ap.principal desc, ap.inicio desc`,
  ),
  'text',
)

/** The member's plans, the principal one first. */
export const listPlanos = (db: Db, codigoAssociado: string): Promise<Plano[]> =>
  db.query(list, [codigoAssociado])

/**
 * The plan that a guide is charged to: the one asked for, or the principal one that the provider's network attends, or
 * the principal one.
 */
export function choosePlano(planos: readonly Plano[], rede: string, codigoPlano?: string): Plano | undefined {
  if (codigoPlano !== undefined) return planos.find((plano) => plano.codigoPlano === codigoPlano)
  return planos.find((plano) => plano.rede === rede) ?? planos[0]
}

/** The code of the plan that `choosePlano` takes for a member, in SQL: null of one without a plan. */
export const planoEscolhido = (associado: string, rede: string): string =>
  `(select ap.codigo_plano from associado_plano ap join plano p on p.codigo = ap.codigo_plano
     where ap.codigo_associado = ${associado} order by p.rede = ${rede} desc, ap.principal desc, ap.inicio desc limit 1)`

/**
 * The plan that a guide was charged to; where the member has left that plan altogether, another that the provider's
 * network attends: one of another network is nothing to its guides.
 */
export const findPlanoDaGuia = (
  planos: readonly Plano[],
  { codigoPlano }: { codigoPlano: string },
  rede: string,
): Plano | undefined =>
  planos.find((plano) => plano.codigoPlano === codigoPlano) ?? planos.find((plano) => plano.rede === rede)

/** What a plan says of orthodontics on a civil day; null where it does not cover it. */
export const findOrtodontia = ({ ortodontia }: Plano, dia: string): PlanoOrtodontia | null =>
  findVigente(ortodontia, dia) ?? null

/** Who collects the patient's part under a plan on a civil day; the clinic where nothing is said. */
export const findCobranca = ({ cobrancas }: Plano, dia: string): CobrancaCopart =>
  findVigente(cobrancas, dia)?.cobranca ?? 'clinica'

/** The most that a patient is charged in a day's month under a plan, in cents; null where it has no such cap. */
export const findTetoMes = ({ tetosMes }: Plano, dia: string): number | null =>
  findVigente(tetosMes, dia)?.tetoCentavos ?? null

/** What the rule engine needs to know of a plan on a civil day. */
export const toPlanoContexto = (plano: Plano, dia: string): PlanoContexto => ({
  codigo: plano.codigoPlano,
  coberturaOdontologica: plano.coberturaOdontologica,
  classesCobertas: plano.classesCobertas ?? undefined,
  eventosExcluidos: plano.eventosExcluidos,
  extraRol: plano.extraRol,
  carencias: plano.carencias,
  ortodontia: findOrtodontia(plano, dia),
})
