import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { autorizacoesConcedidas } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { statusADecidir, statusAEnviar, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { AcaoTratamento, EstadoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { Tratamento } from '@portal/domain/ortodontia/tratamento.ts'
import { type Db, statement } from '../db/client.ts'
import { readMany } from '../db/lockstep.ts'

/** Which treatment of which provider. */
export type ChaveTratamento = { codigoCredenciado: number; numeroTratamento: number }

/** An orthodontic treatment of the provider's as stored, with what of its guides its rules read. */
export type LinhaTratamento = Tratamento &
  ChaveTratamento & {
    numeroFichaInicial: number
    codigoAssociado: string
    /** An extension guide of it is still to be sent or to be decided. */
    prorrogacaoAberta: boolean
  }

const concedidas = autorizacoesConcedidas.join(', ')
const porDecidir = [...statusAEnviar, ...statusADecidir].join(', ')
const semVida = [statusFicha.cancelada, statusFicha.naoAutorizada].join(', ')

/** The days on which the events of a phase were done in a guide, in any order; null of one that still is to be done. */
const diasDoPapel = (papel: 'instalacao' | 'manutencao', ficha: string) => `
  select e.data_realizacao from evento_guia e
   where e.numero_ficha = ${ficha} and e.codigo_credenciado = t.codigo_credenciado and not e.nao_realizado
     and e.autorizacao in (${concedidas}) and e.codigo_evento = any ((select eventos_ortodontia('${papel}'))::text[])`

/** When the appliance of a treatment `t` was put in; null while it still is to be. */
export const diaInstalacao = `
  (select case when count(*) = 0 then t.inicio else min(i.data_realizacao) end
     from (${diasDoPapel('instalacao', 't.numero_ficha_inicial')}) i)`

/**
 * What is read of a treatment `t`. A maintenance uses its month whichever of the treatment's guides it was authorised in: an
 * extension or a complementary guide may hold one. One of a day after its password's end was not done in time: it is not
 * paid (1321), and uses no month (Operadora §2).
 */
export const colunasTratamento = `
  t.codigo_credenciado as "codigoCredenciado", t.numero_tratamento as "numeroTratamento",
  t.numero_ficha_inicial as "numeroFichaInicial", t.codigo_associado as "codigoAssociado", t.estado, t.inicio, t.fim,
  t.meses_concedidos as "mesesConcedidos",
  ${diaInstalacao} as instalacao,
  (select coalesce(jsonb_agg(jsonb_build_object('dia', (h.em at time zone 'America/Sao_Paulo')::date,
                                                'estado', h.para_estado) order by h.id), '[]')
     from historico_tratamento h
    where h.codigo_credenciado = t.codigo_credenciado and h.numero_tratamento = t.numero_tratamento
      and h.de_estado is distinct from h.para_estado) as passos,
  (select coalesce(jsonb_agg(jsonb_build_object('numeroFicha', g.numero_ficha,
                               'liberada', (g.liberada_em at time zone 'America/Sao_Paulo')::date,
                               'data', (select min(m.data_realizacao) from (${diasDoPapel('manutencao', 'g.numero_ficha')}) m
                                         where m.data_realizacao <= g.validade_senha))
                             order by g.numero_ficha), '[]')
     from guia g
    where g.codigo_credenciado = t.codigo_credenciado and g.numero_tratamento = t.numero_tratamento
      and (g.codigo_tipo_atendimento = ${tipoGuia.ortoManutencao} and g.numero_ficha_principal is null
           or exists (${diasDoPapel('manutencao', 'g.numero_ficha')}))
      and g.status_ficha not in (${semVida})) as manutencoes,
  meses_manutencao(t.codigo_associado, t.numero_tratamento) as "mesesDeOutros",
  exists (select from guia g
           where g.codigo_credenciado = t.codigo_credenciado and g.numero_tratamento = t.numero_tratamento
             and g.codigo_tipo_atendimento = ${tipoGuia.ortoProrrogacao} and g.numero_ficha_principal is null
             and g.status_ficha in (${porDecidir})) as "prorrogacaoAberta"`

const list = readMany(
  statement<LinhaTratamento>(
    'tratamento.list',
    `select ${colunasTratamento} from tratamento_ortodontico t
    where t.codigo_credenciado = $1 and t.codigo_associado = $2 order by t.numero_tratamento desc`,
  ),
  'integer, text',
)

/** The provider's own treatments of a patient, newest first: another's do not exist. */
export const listTratamentos = (
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<LinhaTratamento[]> => db.query(list, [codigoCredenciado, codigoAssociado])

const emCurso = statement<ChaveTratamento>(
  'tratamento.emCurso',
  `select codigo_credenciado as "codigoCredenciado", numero_tratamento as "numeroTratamento"
     from tratamentos_em_curso($1, $2)`,
)

/** Treatments of all providers that may end by themselves, by number, after the one of `depois`. */
export const listEmCurso = (db: Db, depois: number, limite: number): Promise<ChaveTratamento[]> =>
  db.query(emCurso, [depois, limite])

const find = statement<LinhaTratamento>(
  'tratamento.find',
  `select ${colunasTratamento} from tratamento_ortodontico t
    where t.codigo_credenciado = $1 and t.numero_tratamento = $2 for update of t`,
)

/** A treatment of the provider, kept to this transaction until its end. */
export async function lockTratamento(
  db: Db,
  codigoCredenciado: number,
  numeroTratamento: number,
): Promise<LinhaTratamento | undefined> {
  const [row] = await db.query(find, [codigoCredenciado, numeroTratamento])
  return row
}

const count = readMany(
  statement<{ feitos: number }>('tratamento.feitos', 'select tratamentos_feitos($1, $2) as feitos'),
  'text, bigint',
)

/**
 * How many treatments of the patient came to their end or were abandoned, with any provider; the one that `exceto` began is
 * left out.
 */
export async function countTratamentosFeitos(
  db: Db,
  codigoAssociado: string,
  exceto: number,
): Promise<number> {
  const [row] = await db.query(count, [codigoAssociado, exceto])
  return row?.feitos ?? 0
}

const insert = statement<{ numeroTratamento: number }>(
  'tratamento.insert',
  `insert into tratamento_ortodontico (codigo_credenciado, codigo_associado, codigo_plano, estado, numero_ficha_inicial,
                                       criado_em, atualizado_em)
   values ($1, $2, $3, 'solicitado', $4, $5, $5) returning numero_tratamento as "numeroTratamento"`,
)

export type NovoTratamento = {
  codigoCredenciado: number
  codigoAssociado: string
  codigoPlano: string
  numeroFicha: number
}

/** The treatment that an initial guide asks for; answers its number. */
export async function insertTratamento(db: Db, novo: NovoTratamento, em: Date): Promise<number> {
  const { codigoCredenciado, codigoAssociado, codigoPlano, numeroFicha } = novo
  const [row] = await db.query(insert, [codigoCredenciado, codigoAssociado, codigoPlano, numeroFicha, em])
  if (!row) throw new Error('a treatment was not inserted')
  return row.numeroTratamento
}

const update = statement(
  'tratamento.update',
  `update tratamento_ortodontico
      set estado = $3, inicio = coalesce(inicio, $4), fim = case when estado = $3 then fim else $5 end,
          meses_concedidos = meses_concedidos + $6, atualizado_em = $7
    where codigo_credenciado = $1 and numero_tratamento = $2`,
)

export type MudancaTratamento = {
  estado: EstadoTratamento
  inicio: string | null
  fim: string | null
  /** Granted, or taken back. */
  meses: number
}

export async function updateTratamento(
  db: Db,
  { codigoCredenciado, numeroTratamento }: ChaveTratamento,
  { estado, inicio, fim, meses }: MudancaTratamento,
  em: Date,
): Promise<void> {
  await db.query(update, [codigoCredenciado, numeroTratamento, estado, inicio, fim, meses, em])
}

const insertHistorico = statement(
  'tratamento.insertPasso',
  `insert into historico_tratamento (codigo_credenciado, numero_tratamento, em, autor, acao, de_estado, para_estado,
                                     numero_ficha, meses, motivo)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

export type LinhaPasso = ChaveTratamento & {
  em: Date
  autor: string
  acao: AcaoTratamento
  deEstado: EstadoTratamento | null
  paraEstado: EstadoTratamento
  numeroFicha: number | null
  meses: number | null
  motivo: string | null
}

export async function insertPassoTratamento(db: Db, passo: LinhaPasso): Promise<void> {
  const { codigoCredenciado, numeroTratamento, em, autor, acao, deEstado, paraEstado } = passo
  const { numeroFicha, meses, motivo } = passo
  await db.query(insertHistorico, [
    codigoCredenciado,
    numeroTratamento,
    em,
    autor,
    acao,
    deEstado,
    paraEstado,
    numeroFicha,
    meses,
    motivo,
  ])
}

const trocar = statement<ChaveTratamento>(
  'tratamento.troca',
  `select codigo_credenciado as "codigoCredenciado", numero_tratamento as "numeroTratamento" from troca_tratamento($1, $2)`,
)

/** Ends the treatment that the patient is in, whoever's it is, for the one that is about to begin; answers which it was. */
export const replaceTratamento = (db: Db, novo: number, em: Date): Promise<ChaveTratamento[]> =>
  db.query(trocar, [novo, em])

const destrocar = statement<ChaveTratamento>(
  'tratamento.desfazTroca',
  `select codigo_credenciado as "codigoCredenciado", numero_tratamento as "numeroTratamento"
     from desfaz_troca_tratamento($1, $2)`,
)

/** What was replaced by a treatment that was cancelled is again what it was; answers which. */
export const restoreTratamento = (db: Db, novo: number, em: Date): Promise<ChaveTratamento[]> =>
  db.query(destrocar, [novo, em])

const renunciar = statement<{ renunciado: boolean }>(
  'tratamento.renuncia',
  'select renuncia_tratamento($1, $2) as renunciado',
)

/**
 * A treatment of the session's provider that was replaced does not come back where that is undone, and what it had replaced
 * waits for its successor; false where it would not have come back.
 */
export async function renounceTratamento(
  db: Db,
  { numeroTratamento }: Pick<ChaveTratamento, 'numeroTratamento'>,
  em: Date,
): Promise<boolean> {
  const [row] = await db.query(renunciar, [numeroTratamento, em])
  return row?.renunciado ?? false
}
