import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import type { StatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { SemCaptura } from '@portal/domain/solicitacaoExame/explainSemCaptura.ts'
import { colunasIdentificacao, type Identificacao } from '../associado/associado.store.ts'
import { type Db, statement } from '../db/client.ts'
import type { PosicaoInstante } from '../http/pagina.ts'
import { colunasSolicitacao, type Solicitacao } from '../solicitacaoExame/solicitacao.store.ts'

/** A request as the unit that captured it has it: its patient, what became of the form, and how long it may be given back. */
export type Captura = Solicitacao &
  Identificacao & {
    numeroFichaRadiologia: number
    capturadaEm: Date
    /** Of the guide; null while it was not opened. */
    statusFicha: StatusFicha | null
    imagens: number
    horasDevolucao: number
    fimCobertura: FimGuia['fimCobertura']
  }

const selectCaptura = `
  select ${colunasSolicitacao}, ${colunasIdentificacao}, g.status_ficha as "statusFicha", s.imagens,
         z.horas_devolucao as "horasDevolucao", fim_atendimento(s.codigo_associado, s.codigo_plano) as "fimCobertura"
    from solicitacao_exame s
    join credenciado u on u.codigo = s.codigo_unidade
    cross join prazo_exame_em(u.rede, (s.capturada_em at time zone 'America/Sao_Paulo')::date) z
    join associado a on a.codigo = s.codigo_associado
    join plano p on p.codigo = s.codigo_plano
    left join guia g on (g.codigo_credenciado, g.numero_ficha) = (s.codigo_unidade, s.numero_ficha_radiologia)
   where s.codigo_unidade = $1`

const find = statement<Captura>('capturaExame.find', `${selectCaptura} and s.numero_solicitacao = $2`)

/** A request that the unit captured; any other does not exist. */
export async function findCaptura(
  db: Db,
  codigoUnidade: number,
  numeroSolicitacao: number,
): Promise<Captura | undefined> {
  const [row] = await db.query(find, [codigoUnidade, numeroSolicitacao])
  return row
}

const list = statement<Captura>(
  'capturaExame.list',
  `${selectCaptura}
     and ($2::timestamptz is null or (s.capturada_em, s.numero_solicitacao) < ($2, $3::bigint))
   order by s.capturada_em desc, s.numero_solicitacao desc limit $4`,
)

/** What the unit captured, newest first, after that place. */
export const listCapturas = (
  db: Db,
  codigoUnidade: number,
  limite: number,
  depois: PosicaoInstante | undefined,
): Promise<Captura[]> => db.query(list, [codigoUnidade, depois?.em ?? null, depois?.numero ?? null, limite])

const lock = statement(
  'capturaExame.lock',
  `select pg_advisory_xact_lock(hashtextextended('captura ' || $1, 0))`,
)

/**
 * Keeps what becomes of a capture to this transaction until its end: the guide is opened once, and not while it is being
 * given back. The request's row is its requester's, whom the unit does not keep waiting.
 */
export async function lockCaptura(db: Db, numeroSolicitacao: number): Promise<void> {
  await db.query(lock, [String(numeroSolicitacao)])
}

/** What a unit says of a patient to capture a request. */
export type Chave = { numeroSolicitacao: number; codigoAssociado: string; dataNascimento: string }

const confere = statement<{ confere: boolean }>(
  'capturaExame.confere',
  'select confere_captura($1, $2, $3) as confere',
)

/** Whether the network of the transaction's unit has such a request for such a patient. */
export async function matchesSolicitacao(
  db: Db,
  { numeroSolicitacao, codigoAssociado, dataNascimento }: Chave,
): Promise<boolean> {
  const [row] = await db.query(confere, [numeroSolicitacao, codigoAssociado, dataNascimento])
  return row?.confere ?? false
}

const capture = statement<{ resultado: 'naoConfere' | 'deOutra' | 'naoCapturavel' | 'capturada' }>(
  'capturaExame.capture',
  'select captura_exame($1, $2, $3, $4, $5) as resultado',
)

/** Captures for the transaction's unit and reserves the form's number; a request that it captured stays captured. */
export async function captureExame(
  db: Db,
  { numeroSolicitacao, codigoAssociado, dataNascimento }: Chave,
  agora: Date,
  hoje: string,
) {
  const [row] = await db.query(capture, [numeroSolicitacao, codigoAssociado, dataNascimento, agora, hoje])
  return row?.resultado ?? 'naoConfere'
}

const semCaptura = statement<SemCaptura>(
  'capturaExame.semCaptura',
  'select status, validade, fim as "fimCobertura" from motivo_sem_captura($1, $2, $3)',
)

/** What stands against the capture of a request; undefined where number, card and birth date are not of one. */
export async function findSemCaptura(
  db: Db,
  { numeroSolicitacao, codigoAssociado, dataNascimento }: Chave,
): Promise<SemCaptura | undefined> {
  const [row] = await db.query(semCaptura, [numeroSolicitacao, codigoAssociado, dataNascimento])
  return row
}

const giveBack = statement<{ devolvida: boolean }>(
  'capturaExame.giveBack',
  'select devolve_captura($1, $2) as devolvida',
)

/** The request goes back to where it was before this unit captured it. */
export async function giveBackCaptura(db: Db, numeroSolicitacao: number, agora: Date): Promise<void> {
  await db.query(giveBack, [numeroSolicitacao, agora])
}

const devolveVencida = statement('capturaExame.giveBackVencida', 'select devolve_vencida($1, $2, $3)')

/** Takes back a capture of the provider's request whose guide was not opened by its last day; any other stays. */
export async function giveBackVencida(
  db: Db,
  numeroSolicitacao: number,
  hoje: string,
  agora: Date,
): Promise<void> {
  await lockCaptura(db, numeroSolicitacao)
  await db.query(devolveVencida, [numeroSolicitacao, hoje, agora])
}

const dentistas = statement<{ codigo: number; nome: string }>(
  'capturaExame.dentistas',
  'select codigo, nome from dentistas_da_rede($1, $2)',
)

/** The dentists of the network of the transaction's provider with that registration. */
export const listDentistasDaRede = (db: Db, numeroCro: string, siglaUf: string) =>
  db.query(dentistas, [numeroCro, siglaUf])
