import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { AcaoSolicitacao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import type { EventoPedido, SituacaoExame } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import type { StatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { type Db, statement } from '../db/client.ts'

/** One exam of a request as it is kept. */
export type EventoGuardado = EventoPedido & {
  sequencial: number
  situacao: SituacaoExame
  motivos: readonly Motivo[]
  /**
   * What the audit approved it in spite of: not asked again where it is done. It is one exam's, written once with its
   * decision and read with it alone, so that a column of the request would only repeat which exam is meant.
   */
  decididos?: readonly Motivo[]
}

/** An exam request as stored. Dates are civil. */
export type Solicitacao = {
  numeroSolicitacao: number
  codigoCredenciado: number
  codigoAssociado: string
  codigoPlano: string
  codigoDentista: number | null
  nomeSolicitante: string
  croSolicitante: string
  ufSolicitante: string
  hipoteseDiagnostica: string
  eventos: readonly EventoGuardado[]
  status: StatusSolicitacao
  versao: number
  criadaEm: Date
  prazo: string | null
  validade: string | null
  codigoUnidade: number | null
  numeroFichaRadiologia: number | null
  capturadaEm: Date | null
  statusAntes: StatusSolicitacao | null
}

export const colunasSolicitacao = `
  s.numero_solicitacao as "numeroSolicitacao", s.codigo_credenciado as "codigoCredenciado",
  s.codigo_associado as "codigoAssociado", s.codigo_plano as "codigoPlano", s.codigo_dentista as "codigoDentista",
  s.nome_solicitante as "nomeSolicitante", s.cro_solicitante as "croSolicitante",
  s.uf_solicitante as "ufSolicitante", s.hipotese_diagnostica as "hipoteseDiagnostica", s.eventos, s.status, s.versao,
  s.criada_em as "criadaEm", s.prazo, s.validade, s.codigo_unidade as "codigoUnidade",
  s.numero_ficha_radiologia as "numeroFichaRadiologia", s.capturada_em as "capturadaEm",
  s.status_antes as "statusAntes"`

const find = statement<Solicitacao>(
  'solicitacaoExame.find',
  `select ${colunasSolicitacao} from solicitacao_exame s where s.numero_solicitacao = $2 and s.codigo_credenciado = $1`,
)
const lock = statement<Solicitacao>('solicitacaoExame.lock', `${find.text} for update`)

/** A request that the provider made; another's does not exist. `travar` keeps it to this transaction until its end. */
export async function findSolicitacao(
  db: Db,
  codigoCredenciado: number,
  numeroSolicitacao: number,
  travar = false,
): Promise<Solicitacao | undefined> {
  const [row] = await db.query(travar ? lock : find, [codigoCredenciado, numeroSolicitacao])
  return row
}

/** What a request is born with. */
export type NovaSolicitacao = Pick<
  Solicitacao,
  | 'codigoCredenciado'
  | 'codigoAssociado'
  | 'codigoPlano'
  | 'codigoDentista'
  | 'nomeSolicitante'
  | 'croSolicitante'
  | 'ufSolicitante'
  | 'hipoteseDiagnostica'
  | 'eventos'
  | 'status'
  | 'prazo'
  | 'validade'
>

const insert = statement<{ numeroSolicitacao: number }>(
  'solicitacaoExame.insert',
  `insert into solicitacao_exame (codigo_credenciado, codigo_associado, codigo_plano, codigo_dentista, nome_solicitante,
          cro_solicitante, uf_solicitante, hipotese_diagnostica, eventos, status, prazo, validade, criada_em, atualizada_em)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
   returning numero_solicitacao as "numeroSolicitacao"`,
)

/** Keeps a new request with its first row of history, and answers its number. `autor` is who asked. */
export async function insertSolicitacao(
  db: Db,
  nova: NovaSolicitacao,
  autor: string,
  agora: Date,
): Promise<number> {
  const [row] = await db.query(insert, [
    nova.codigoCredenciado,
    nova.codigoAssociado,
    nova.codigoPlano,
    nova.codigoDentista,
    nova.nomeSolicitante,
    nova.croSolicitante,
    nova.ufSolicitante,
    nova.hipoteseDiagnostica,
    JSON.stringify(nova.eventos),
    nova.status,
    nova.prazo,
    nova.validade,
    agora,
  ])
  if (!row) throw new Error('an exam request was not inserted')
  const { numeroSolicitacao } = row
  const { codigoCredenciado, status } = nova
  await insertPasso(db, {
    codigoCredenciado,
    numeroSolicitacao,
    em: agora,
    autor,
    acao: 'create',
    deStatus: null,
    paraStatus: status,
    motivo: null,
  })
  return numeroSolicitacao
}

/** One step of a request's life. */
export type PassoSolicitacao = {
  em: Date
  autor: string
  acao: AcaoSolicitacao
  deStatus: StatusSolicitacao | null
  paraStatus: StatusSolicitacao
  motivo: string | null
}

const insertHistorico = statement(
  'solicitacaoExame.insertPasso',
  `insert into historico_solicitacao (codigo_credenciado, numero_solicitacao, em, autor, acao, de_status, para_status, motivo)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export async function insertPasso(
  db: Db,
  passo: PassoSolicitacao & Pick<Solicitacao, 'codigoCredenciado' | 'numeroSolicitacao'>,
): Promise<void> {
  const { codigoCredenciado, numeroSolicitacao, em, autor, acao, deStatus, paraStatus, motivo } = passo
  await db.query(insertHistorico, [
    codigoCredenciado,
    numeroSolicitacao,
    em,
    autor,
    acao,
    deStatus,
    paraStatus,
    motivo,
  ])
}

const historico = statement<PassoSolicitacao>(
  'solicitacaoExame.historico',
  `select em, autor, acao, de_status as "deStatus", para_status as "paraStatus", motivo from historico_solicitacao
    where codigo_credenciado = $1 and numero_solicitacao = $2 order by id limit 100`,
)

/** The steps of the provider's request, the first one first. */
export const listPassos = (
  db: Db,
  codigoCredenciado: number,
  numeroSolicitacao: number,
): Promise<PassoSolicitacao[]> => db.query(historico, [codigoCredenciado, numeroSolicitacao])

const ultimo = statement<PassoSolicitacao>(
  'solicitacaoExame.ultimoPasso',
  `select em, autor, acao, de_status as "deStatus", para_status as "paraStatus", motivo from historico_solicitacao
    where codigo_credenciado = $1 and numero_solicitacao = $2 order by id desc limit 1`,
)

/** The last step of the provider's request. */
export async function findUltimoPasso(
  db: Db,
  codigoCredenciado: number,
  numeroSolicitacao: number,
): Promise<PassoSolicitacao | undefined> {
  const [row] = await db.query(ultimo, [codigoCredenciado, numeroSolicitacao])
  return row
}

const historicoDe = statement<PassoSolicitacao & { numeroSolicitacao: number }>(
  'solicitacaoExame.historicoDe',
  `select numero_solicitacao as "numeroSolicitacao", em, autor, acao, de_status as "deStatus", para_status as "paraStatus",
          motivo
     from historico_solicitacao where codigo_credenciado = $1 and numero_solicitacao = any ($2) order by id`,
)

/** The steps of these requests of the provider's, by their numbers. */
export async function listPassosDe(
  db: Db,
  codigoCredenciado: number,
  numeros: readonly number[],
): Promise<ReadonlyMap<number, PassoSolicitacao[]>> {
  const rows = await db.query(historicoDe, [codigoCredenciado, [...numeros]])
  return Map.groupBy(rows, ({ numeroSolicitacao }) => numeroSolicitacao)
}

const update = statement(
  'solicitacaoExame.update',
  `update solicitacao_exame set status = $3, eventos = $4, prazo = $5, validade = $6, versao = versao + 1, atualizada_em = $7
    where codigo_credenciado = $1 and numero_solicitacao = $2`,
)

/** Writes what a step of the request's own side changed; the caller holds its lock. */
export async function updateSolicitacao(
  db: Db,
  solicitacao: Pick<
    Solicitacao,
    'codigoCredenciado' | 'numeroSolicitacao' | 'status' | 'eventos' | 'prazo' | 'validade'
  >,
  agora: Date,
): Promise<void> {
  const { codigoCredenciado, numeroSolicitacao, status, eventos, prazo, validade } = solicitacao
  await db.query(update, [
    codigoCredenciado,
    numeroSolicitacao,
    status,
    JSON.stringify(eventos),
    prazo,
    validade,
    agora,
  ])
}

const diasValidade = statement<{ dias: number }>(
  'solicitacaoExame.diasValidade',
  'select dias_validade as dias from prazo_exame_em($1, $2)',
)

/** For how many days a request may be captured, in a network, on a day. Throws where it has no contract yet. */
export async function getDiasValidade(db: Db, rede: string, dia: string): Promise<number> {
  const [row] = await db.query(diasValidade, [rede, dia])
  if (!row) throw new Error(`no terms of exams for ${rede} on ${dia}`)
  return row.dias
}
