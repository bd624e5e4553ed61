import { codigoRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { ExameAprovado } from '@portal/domain/evento/contexto.ts'
import type { Etapa } from '@portal/domain/guia/etapa.tables.ts'
import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import type { StatusAuditoria } from '@portal/domain/guia/statusAuditoria.tables.ts'
import { type StatusFicha, statusEncerrados } from '@portal/domain/guia/statusFicha.tables.ts'
import type { TipoSolicitante } from '@portal/domain/solicitacaoExame/solicitante.tables.ts'
import { colunasFim } from '../../credenciado/colunasFim.store.ts'
import { type Db, statement } from '../../db/client.ts'
import { readMany, writeMany } from '../../db/lockstep.ts'

/** A guide as stored, before the loading rules of Spec §4. Dates are civil, money is cents. */
export type Guia = {
  numeroFicha: number
  codigoCredenciado: number
  codigoAssociado: string
  codigoPlano: string
  codigoEspecialidade: number
  codigoTipoAtendimento: number
  codigoDentista: number | null
  nomeDentista: string
  emergencia: boolean
  recemNato: boolean
  identOrigem: string | null
  numeroFichaPrincipal: number | null
  /** The exam request that opened a radiology guide, and what it approved; null of one asked for on paper. */
  numeroPedidoExame: number | null
  examesAprovados: readonly ExameAprovado[] | null
  /** Who asked for the exams of a radiology guide. */
  nomeSolicitante: string | null
  croSolicitante: string | null
  ufSolicitante: string | null
  tipoSolicitante: TipoSolicitante | null
  codigoDentistaSolicitante: number | null
  statusFicha: StatusFicha
  codigoEtapaAtual: Etapa
  statusAuditoria: StatusAuditoria
  versao: number
  bloqueada: boolean
  motivoBloqueio: string | null
  senha: string
  validadeSenha: string
  /** When the password had its one renewal. */
  renovadaEm: Date | null
  liberadaEm: Date
  enviadaEm: Date | null
  dataAutorizacao: string | null
  justificativaTecnica: string | null
  assinadaEm: Date | null
  assinadaPor: string | null
  assinaturaHash: string | null
  canceladaEm: Date | null
  motivoCancelamento: string | null
  prazo: string | null
  quantidadeEventos: number
  valorTotalCentavos: number
  /** The treatment that an orthodontic guide is of; null of a first consultation, and until an initial guide is sent. */
  numeroTratamento: number | null
  /** Of a radiology guide that was forwarded: the last day on which its images and reports may come. */
  exameAte: string | null
}

/** Whether a person, or the policy in one's place, has judged the guide. */
export const isAuditada = ({ statusAuditoria }: Pick<Guia, 'statusAuditoria'>): boolean =>
  statusAuditoria === 'AUDITADO'

export const colunaExame = `
  case when g.codigo_especialidade = ${codigoRadiologia} then exame_ate(g.codigo_credenciado, g.numero_ficha) end as "exameAte"`

export const colunasGuia = `
  g.numero_ficha as "numeroFicha", g.codigo_credenciado as "codigoCredenciado",
  g.codigo_associado as "codigoAssociado", g.codigo_plano as "codigoPlano",
  g.codigo_especialidade as "codigoEspecialidade", g.codigo_tipo_atendimento as "codigoTipoAtendimento",
  g.codigo_dentista as "codigoDentista", coalesce(d.nome, c.nome) as "nomeDentista",
  g.emergencia, g.recem_nato as "recemNato", g.ident_origem as "identOrigem",
  g.numero_ficha_principal as "numeroFichaPrincipal", g.numero_pedido_exame as "numeroPedidoExame",
  g.exames_aprovados as "examesAprovados", g.nome_solicitante as "nomeSolicitante",
  g.cro_solicitante as "croSolicitante", g.uf_solicitante as "ufSolicitante", g.tipo_solicitante as "tipoSolicitante",
  g.codigo_dentista_solicitante as "codigoDentistaSolicitante", g.status_ficha as "statusFicha",
  g.codigo_etapa as "codigoEtapaAtual", g.status_auditoria as "statusAuditoria", g.versao, g.bloqueada,
  g.motivo_bloqueio as "motivoBloqueio", g.senha, g.validade_senha as "validadeSenha", g.renovada_em as "renovadaEm",
  g.liberada_em as "liberadaEm",
  g.enviada_em as "enviadaEm", g.data_autorizacao as "dataAutorizacao",
  g.justificativa_tecnica as "justificativaTecnica", g.assinada_em as "assinadaEm", g.assinada_por as "assinadaPor",
  g.assinatura_hash as "assinaturaHash", g.cancelada_em as "canceladaEm",
  g.motivo_cancelamento as "motivoCancelamento", g.prazo, g.quantidade_eventos as "quantidadeEventos",
  g.valor_total_centavos as "valorTotalCentavos", g.numero_tratamento as "numeroTratamento",
  ${colunaExame}`

const tabelas = `
  guia g join credenciado c on c.codigo = g.codigo_credenciado left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)`

const find = statement<Guia>(
  'guia.find',
  `select ${colunasGuia} from ${tabelas} where g.numero_ficha = $1 and g.codigo_credenciado = $2`,
)
const lock = readMany(statement<Guia>('guia.lock', `${find.text} for update of g`), 'bigint, integer')

/** A guide of the provider; another's does not exist. `travar` keeps it to this transaction until its end. */
export async function findGuia(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
  travar = false,
): Promise<Guia | undefined> {
  const [row] = await db.query(travar ? lock : find, [numeroFicha, codigoCredenciado])
  return row
}

const findMany = statement<Guia>(
  'guia.findMany',
  `select ${colunasGuia} from ${tabelas} where g.numero_ficha = any ($1::bigint[]) and g.codigo_credenciado = $2`,
)

/** Guides of the provider in one statement, in no order. */
export const listGuias = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<Guia[]> => db.query(findMany, [[...numerosFicha], codigoCredenciado])

const lockMain = statement(
  'guia.lockPrincipal',
  `select 1 from guia where codigo_credenciado = $1 and numero_ficha = (
     select numero_ficha_principal from guia where numero_ficha = $2 and codigo_credenciado = $1)
     for update`,
)

/** Locks the main guide of a complementary one, before that one: the order in which a cancellation takes them. */
export async function lockPrincipal(db: Db, codigoCredenciado: number, numeroFicha: number): Promise<void> {
  await db.query(lockMain, [codigoCredenciado, numeroFicha])
}

const familias = statement<{ codigoAssociado: string }>(
  'guia.lockFamilias',
  `select codigo_associado as "codigoAssociado" from guia
    where codigo_credenciado = $1 and (numero_ficha = any ($2::bigint[]) or numero_ficha_principal = any ($2::bigint[]))
    order by numero_ficha for update`,
)

/** Locks guides and those that were opened from them, by their numbers; answers whose they are, as often as there are guides. */
export async function lockFamilias(
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<string[]> {
  const rows = await db.query(familias, [codigoCredenciado, [...numerosFicha]])
  return rows.map((row) => row.codigoAssociado)
}

/** What a change may set; identity and plan are the release's. */
export type MudancaGuia = Partial<
  Pick<
    Guia,
    | 'statusAuditoria'
    | 'validadeSenha'
    | 'renovadaEm'
    | 'bloqueada'
    | 'motivoBloqueio'
    | 'enviadaEm'
    | 'dataAutorizacao'
    | 'justificativaTecnica'
    | 'assinadaEm'
    | 'assinadaPor'
    | 'assinaturaHash'
    | 'canceladaEm'
    | 'motivoCancelamento'
    | 'quantidadeEventos'
    | 'valorTotalCentavos'
  >
>

const update = writeMany(
  'guia.update',
  'bigint, integer, smallint, smallint, text, integer, boolean, text, timestamptz, date, text, timestamptz, text, text, timestamptz, text, date, smallint, integer, timestamptz, date, timestamptz',
  (
    linhas,
  ) => `update guia set status_ficha = v3, codigo_etapa = v4, status_auditoria = v5, versao = v6, bloqueada = v7,
          motivo_bloqueio = v8, enviada_em = v9, data_autorizacao = v10, justificativa_tecnica = v11,
          assinada_em = v12, assinada_por = v13, assinatura_hash = v14, cancelada_em = v15, motivo_cancelamento = v16,
          prazo = v17, quantidade_eventos = v18, valor_total_centavos = v19, atualizada_em = v20,
          validade_senha = v21, renovada_em = v22
     from ${linhas}
    where numero_ficha = v1 and codigo_credenciado = v2`,
)

/** Writes the guide as it now is. Only `applyAcao` calls it: it holds the row's lock. */
export async function updateGuia(db: Db, guia: Guia, agora: Date): Promise<void> {
  await db.query(update, [
    guia.numeroFicha,
    guia.codigoCredenciado,
    guia.statusFicha,
    guia.codigoEtapaAtual,
    guia.statusAuditoria,
    guia.versao,
    guia.bloqueada,
    guia.motivoBloqueio,
    guia.enviadaEm,
    guia.dataAutorizacao,
    guia.justificativaTecnica,
    guia.assinadaEm,
    guia.assinadaPor,
    guia.assinaturaHash,
    guia.canceladaEm,
    guia.motivoCancelamento,
    guia.prazo,
    guia.quantidadeEventos,
    guia.valorTotalCentavos,
    agora,
    guia.validadeSenha,
    guia.renovadaEm,
  ])
}

/** A guide opened from this one. */
export type Complementar = { numeroFicha: number; statusFicha: StatusFicha }

const complementares = readMany(
  statement<Complementar>(
    'guia.complementares',
    `select numero_ficha as "numeroFicha", status_ficha as "statusFicha" from guia
    where numero_ficha_principal = $1 and codigo_credenciado = $2 order by numero_ficha`,
  ),
  'bigint, integer',
)

export const listComplementares = (
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<Complementar[]> => db.query(complementares, [numeroFicha, codigoCredenciado])

/** What the co-payment of a guide is read by. */
export type GuiaCopart = Pick<
  Guia,
  | 'codigoCredenciado'
  | 'codigoAssociado'
  | 'codigoPlano'
  | 'statusFicha'
  | 'liberadaEm'
  | 'enviadaEm'
  | 'renovadaEm'
>

type EmAndamento = FimGuia &
  GuiaCopart &
  Pick<Guia, 'numeroFicha' | 'codigoEtapaAtual' | 'statusAuditoria' | 'numeroFichaPrincipal'>

const emAndamento = statement<EmAndamento>(
  'guia.emAndamento',
  `select g.numero_ficha as "numeroFicha", g.status_ficha as "statusFicha", g.codigo_etapa as "codigoEtapaAtual",
          g.status_auditoria as "statusAuditoria", g.numero_ficha_principal as "numeroFichaPrincipal",
          g.codigo_credenciado as "codigoCredenciado", g.codigo_associado as "codigoAssociado", g.codigo_plano as "codigoPlano",
          g.liberada_em as "liberadaEm", g.enviada_em as "enviadaEm", g.renovada_em as "renovadaEm", ${colunasFim}
     from guia g join associado a on a.codigo = g.codigo_associado
    where g.codigo_credenciado = $1 and g.codigo_associado = $2 and g.status_ficha <> all ($3) and g.recem_nato = $4
    order by g.liberada_em desc, g.numero_ficha desc limit 50`,
)

/** The guides of a patient, or of the newborn under the card, that are still alive with this provider, newest first. */
export const listEmAndamento = (
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
  recemNato: boolean,
): Promise<EmAndamento[]> =>
  db.query(emAndamento, [codigoCredenciado, codigoAssociado, statusEncerrados, recemNato])
