import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { AutorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { StatusEnvio } from '@portal/domain/guia/statusEnvio.tables.ts'
import type { StatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import { type Db, statement } from '../../db/client.ts'
import { readMany, writeMany } from '../../db/lockstep.ts'

/** An event of a guide as stored. Spec §3.2. */
export type Evento = {
  sequencialInclusao: number
  sequencialEvento: number
  codigoEvento: string
  dente: string | null
  regiao: string | null
  faces: string | null
  quantidade: number
  valorCentavos: number
  copartCentavos: number
  /** What the operator bills the patient for later (`Preco`). */
  copartOperadoraCentavos: number
  /** The plan that it was priced by; null where that is the guide's own. */
  codigoPlano: string | null
  autorizacao: AutorizacaoEvento
  tipoAcao: string | null
  dataAutorizacao: string | null
  dataRealizacao: string | null
  /** The provider said at the forwarding that it was never done. */
  naoRealizado: boolean
  /** False of what can only be denied, for a reason of its own: it keeps nobody from the place (Operadora §1). */
  desloca: boolean
  /** The day on which its date was told when its place was no longer kept. */
  tardioEm: string | null
  /** Last day on which it may be forwarded; it keeps its place no longer, unless it was. */
  apresentarAte: string | null
  /** Days for which that term stood still, while a person decided on a date that was told late. */
  diasParados: number
  exigeToken: boolean
  statusToken: StatusToken
  /** How often the patient said no to it. */
  tokensRejeitados: number
  numeroToken: string | null
  dataSolicitacaoToken: Date | null
  statusEnvio: StatusEnvio
  motivos: Motivo[]
  /** The payment denied it. What of it, and what became of that, are the run's rows (`repasse/pago.store.ts`). */
  glosado: boolean
}

const colunas = `
  sequencial_inclusao as "sequencialInclusao", sequencial_evento as "sequencialEvento",
  codigo_evento as "codigoEvento", dente, regiao, faces, quantidade, valor_centavos as "valorCentavos",
  copart_centavos as "copartCentavos",
  copart_operadora_centavos as "copartOperadoraCentavos", codigo_plano as "codigoPlano", autorizacao, tipo_acao as "tipoAcao", data_autorizacao as "dataAutorizacao",
  data_realizacao as "dataRealizacao", nao_realizado as "naoRealizado", desloca, tardio_em as "tardioEm",
  apresentar_ate as "apresentarAte", dias_parados as "diasParados", exige_token as "exigeToken", status_token as "statusToken",
  tokens_rejeitados as "tokensRejeitados",
  numero_token as "numeroToken", data_solicitacao_token as "dataSolicitacaoToken", status_envio as "statusEnvio",
  motivos, coalesce(valor_glosado_centavos, 0) > 0 as glosado`

const list = readMany(
  statement<Evento>(
    'evento.list',
    `select ${colunas} from evento_guia where numero_ficha = $1 and codigo_credenciado = $2 order by sequencial_inclusao`,
  ),
  'bigint, integer',
)

/** The guide's events, in the order of inclusion. */
export const listEventosGuia = (db: Db, codigoCredenciado: number, numeroFicha: number): Promise<Evento[]> =>
  db.query(list, [numeroFicha, codigoCredenciado])

const listMany = statement<Evento & { numeroFicha: number }>(
  'evento.listMany',
  `select numero_ficha as "numeroFicha", ${colunas} from evento_guia
    where numero_ficha = any ($1) and codigo_credenciado = $2 order by numero_ficha, sequencial_inclusao`,
)

/** The events of several guides in one statement. */
export const listEventosGuias = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<(Evento & { numeroFicha: number })[]> => db.query(listMany, [[...numerosFicha], codigoCredenciado])

type Dono = { numeroFicha: number; codigoCredenciado: number; codigoAssociado: string }

const insert = statement(
  'evento.insert',
  `insert into evento_guia (numero_ficha, codigo_credenciado, codigo_associado, sequencial_inclusao, sequencial_evento,
          codigo_evento, dente, regiao, faces, quantidade, valor_centavos, copart_centavos, copart_operadora_centavos,
          codigo_plano, autorizacao, tipo_acao,
          data_autorizacao, data_realizacao, apresentar_ate, exige_token, status_token, status_envio, motivos)
   select $1, $2, $3, e.* from jsonb_to_recordset($4) as e("sequencialInclusao" smallint, "sequencialEvento" smallint,
          "codigoEvento" text, dente text, regiao text, faces text, quantidade smallint, "valorCentavos" integer,
          "copartCentavos" integer, "copartOperadoraCentavos" integer, "codigoPlano" text, autorizacao smallint, "tipoAcao" text, "dataAutorizacao" date,
          "dataRealizacao" date, "apresentarAte" date, "exigeToken" boolean, "statusToken" text, "statusEnvio" text, motivos jsonb)`,
)

/** Stores the events that a guide is sent with: it had none before. */
export async function insertEventos(db: Db, dono: Dono, eventos: readonly Evento[]): Promise<void> {
  const { numeroFicha, codigoCredenciado, codigoAssociado } = dono
  await db.query(insert, [numeroFicha, codigoCredenciado, codigoAssociado, JSON.stringify(eventos)])
}

const update = writeMany(
  'evento.update',
  'bigint, integer, text',
  (
    linhas,
  ) => `update evento_guia g set valor_centavos = e."valorCentavos", copart_centavos = e."copartCentavos",
          copart_operadora_centavos = e."copartOperadoraCentavos", codigo_plano = e."codigoPlano", autorizacao = e.autorizacao, tipo_acao = e."tipoAcao",
          data_autorizacao = e."dataAutorizacao", data_realizacao = e."dataRealizacao", nao_realizado = e."naoRealizado", desloca = e.desloca,
          tardio_em = e."tardioEm", apresentar_ate = e."apresentarAte", dias_parados = e."diasParados", status_token = e."statusToken",
          tokens_rejeitados = e."tokensRejeitados", numero_token = e."numeroToken", data_solicitacao_token = e."dataSolicitacaoToken",
          status_envio = e."statusEnvio", motivos = e.motivos
     from ${linhas} cross join lateral jsonb_to_recordset(v3::jsonb) as e("sequencialInclusao" smallint, "valorCentavos" integer,
          "copartCentavos" integer, "copartOperadoraCentavos" integer, "codigoPlano" text, autorizacao smallint, "tipoAcao" text,
          "dataAutorizacao" date, "dataRealizacao" date, "naoRealizado" boolean, desloca boolean, "tardioEm" date, "apresentarAte" date, "diasParados" smallint,
          "statusToken" text, "tokensRejeitados" smallint, "numeroToken" text, "dataSolicitacaoToken" timestamptz, "statusEnvio" text, motivos jsonb)
    where g.numero_ficha = v1 and g.codigo_credenciado = v2 and g.sequencial_inclusao = e."sequencialInclusao"`,
)

/** Writes what the guide's life changes of its events; place and quantity stay as they were sent. */
export async function updateEventos(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
  eventos: readonly Evento[],
): Promise<void> {
  if (eventos.length > 0) await db.query(update, [numeroFicha, codigoCredenciado, JSON.stringify(eventos)])
}

/** What the payment judged of an event: the run's row is written of it (`repasse/lancamento.store.ts`). */
export type EventoJulgado = Pick<Evento, 'sequencialInclusao' | 'desloca' | 'tardioEm' | 'motivos'> & {
  valorPagoCentavos: number
  valorGlosadoCentavos: number
}

const judge = writeMany(
  'evento.judge',
  'bigint, integer, text',
  (linhas) => `update evento_guia g set desloca = e.desloca, tardio_em = e."tardioEm", motivos = e.motivos,
          valor_pago_centavos = e."valorPagoCentavos", valor_glosado_centavos = e."valorGlosadoCentavos"
     from ${linhas} cross join lateral jsonb_to_recordset(v3::jsonb) as e("sequencialInclusao" smallint, desloca boolean,
          "tardioEm" date, motivos jsonb, "valorPagoCentavos" integer, "valorGlosadoCentavos" integer)
    where g.numero_ficha = v1 and g.codigo_credenciado = v2 and g.sequencial_inclusao = e."sequencialInclusao"`,
)

/** Writes what the payment changes of a guide's events: what of each is paid and why not, and whether it keeps its place. */
export async function judgeEventos(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
  julgados: readonly EventoJulgado[],
): Promise<void> {
  await db.query(judge, [numeroFicha, codigoCredenciado, JSON.stringify(julgados)])
}

const keep = statement(
  'evento.keepApresentados',
  `update evento_guia set apresentar_ate = null
    where numero_ficha = $1 and codigo_credenciado = $2 and apresentar_ate >= $3`,
)

/** What a guide forwards in its term keeps its place for good. */
export async function keepApresentados(
  db: Db,
  { numeroFicha, codigoCredenciado }: Pick<Dono, 'numeroFicha' | 'codigoCredenciado'>,
  hoje: string,
): Promise<void> {
  await db.query(keep, [numeroFicha, codigoCredenciado, hoje])
}
