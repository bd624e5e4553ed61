import type { DecisaoRecurso, DestinoRecurso, TipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { type Db, statement } from '../db/client.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import type { Visao } from '../repasse/visao.ts'
import { type LinhaVista, readVistos, statementVisto } from '../repasse/visto.store.ts'

/** The appeal of a guide: sent, and decided once `julgadoEm` is there. */
export type Recurso = {
  numeroFicha: number
  protocolo: string
  login: number
  nome: string
  enviadoEm: Date
  dataGlosa: string
  prazoRecurso: string
  prazoResposta: string
  julgadoEm: Date | null
}

const recursos = statement<Recurso>(
  'recurso.list',
  `select numero_ficha as "numeroFicha", protocolo, login, nome, enviado_em as "enviadoEm", data_glosa as "dataGlosa",
          prazo_recurso as "prazoRecurso", prazo_resposta as "prazoResposta", julgado_em as "julgadoEm"
     from recurso_glosa where codigo_credenciado = $1 and numero_ficha = any ($2::bigint[])`,
)

/** The appeals of these guides, of those that have one. */
export const listRecursos = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<Recurso[]> => db.query(recursos, [codigoCredenciado, [...numerosFicha]])

export type NovoRecurso = Omit<Recurso, 'protocolo' | 'julgadoEm'>

const insert = statement<{ numeroFicha: number; protocolo: string }>(
  'recurso.insert',
  `insert into recurso_glosa (codigo_credenciado, numero_ficha, login, nome, enviado_em, data_glosa, prazo_recurso,
          prazo_resposta)
   select $1, r.* from jsonb_to_recordset($2) as r("numeroFicha" bigint, login integer, nome text,
          "enviadoEm" timestamptz, "dataGlosa" date, "prazoRecurso" date, "prazoResposta" date)
   returning numero_ficha as "numeroFicha", protocolo`,
)

/** Writes appeals; answers their protocols. A guide that has one already is refused by its key. */
export const insertRecursos = (
  db: Db,
  codigoCredenciado: number,
  novos: readonly NovoRecurso[],
): Promise<{ numeroFicha: number; protocolo: string }[]> =>
  db.query(insert, [codigoCredenciado, JSON.stringify(novos)])

const conclude = statement(
  'recurso.conclude',
  `update recurso_glosa r set julgado_em = j.em
     from jsonb_to_recordset($2) as j("numeroFicha" bigint, em timestamptz)
    where r.codigo_credenciado = $1 and r.numero_ficha = j."numeroFicha" and r.julgado_em is null`,
)

/** Notes when appeals were decided, each once. */
export async function concludeRecursos(
  db: Db,
  codigoCredenciado: number,
  julgados: readonly { numeroFicha: number; em: Date }[],
): Promise<void> {
  await db.query(conclude, [codigoCredenciado, JSON.stringify(julgados)])
}

/** What was sent of a denied event, and what was decided of it. Money in cents. */
export type ItemRecurso = {
  numeroFicha: number
  sequencialInclusao: number
  destino: DestinoRecurso
  codigosGlosa: string[]
  tipoGlosa: TipoGlosa
  justificativa: string
  motivo: string | null
  denteNovo: string | null
  dataNova: string | null
  recursadoCentavos: number
  decisao: DecisaoRecurso | null
  liberadoCentavos: number | null
  codigoResposta: string | null
  razao: string | null
}

const itens = statementVisto<ItemRecurso>(
  'recurso.itens',
  (visiveis) => `select numero_ficha as "numeroFicha", sequencial_inclusao as "sequencialInclusao", destino,
          codigos_glosa as "codigosGlosa", tipo_glosa as "tipoGlosa", justificativa, motivo, dente_novo as "denteNovo",
          data_nova as "dataNova", recursado_centavos as "recursadoCentavos", decisao,
          liberado_centavos as "liberadoCentavos", codigo_resposta as "codigoResposta", razao
     from recurso_item join guia g using (codigo_credenciado, numero_ficha)
    where ${visiveis('g')} and numero_ficha = any ($3::bigint[]) order by numero_ficha, sequencial_inclusao`,
)

/** The events of these guides' appeals, by guide and event. */
export const listItens = (
  db: Db,
  visao: Visao,
  numerosFicha: readonly number[],
): Promise<LinhaVista<ItemRecurso>[]> => readVistos(db, visao, itens, [[...numerosFicha]])

export type NovoItem = Omit<ItemRecurso, 'decisao' | 'liberadoCentavos' | 'codigoResposta' | 'razao'>

const insertItem = statement(
  'recurso.insertItens',
  `insert into recurso_item (codigo_credenciado, numero_ficha, sequencial_inclusao, destino, codigos_glosa, tipo_glosa,
          justificativa, motivo, dente_novo, data_nova, recursado_centavos)
   select $1, i."numeroFicha", i."sequencialInclusao", i.destino,
          array(select jsonb_array_elements_text(i."codigosGlosa")), i."tipoGlosa", i.justificativa, i.motivo,
          i."denteNovo", i."dataNova", i."recursadoCentavos"
     from jsonb_to_recordset($2) as i("numeroFicha" bigint, "sequencialInclusao" smallint, destino text,
          "codigosGlosa" jsonb, "tipoGlosa" text, justificativa text, motivo text, "denteNovo" text, "dataNova" date,
          "recursadoCentavos" integer)`,
)

export async function insertItens(
  db: Db,
  codigoCredenciado: number,
  novos: readonly NovoItem[],
): Promise<void> {
  await db.query(insertItem, [codigoCredenciado, JSON.stringify(novos)])
}

export type Julgado = Pick<ItemRecurso, 'numeroFicha' | 'sequencialInclusao'> & {
  decisao: DecisaoRecurso
  liberadoCentavos: number
  codigoResposta: string
  razao: string
  /** Where it was granted, if its appeal corrected the place: there it stands in the patient's record (Operadora §4). */
  lugaresConcedidos?: readonly Pick<Evento, 'dente' | 'regiao' | 'faces'>[]
}

const decide = statement(
  'recurso.decide',
  `update recurso_item i set decisao = j.decisao, liberado_centavos = j."liberadoCentavos",
          codigo_resposta = j."codigoResposta", razao = j.razao, lugares_concedidos = j."lugaresConcedidos"
     from jsonb_to_recordset($2) as j("numeroFicha" bigint, "sequencialInclusao" smallint, decisao text,
          "liberadoCentavos" integer, "codigoResposta" text, razao text, "lugaresConcedidos" jsonb)
    where i.codigo_credenciado = $1 and i.numero_ficha = j."numeroFicha"
      and i.sequencial_inclusao = j."sequencialInclusao" and i.destino = 'recorrido' and i.decisao is null`,
)

/** Writes what was decided of appealed events, each once. */
export async function decideItens(
  db: Db,
  codigoCredenciado: number,
  julgados: readonly Julgado[],
): Promise<void> {
  await db.query(decide, [codigoCredenciado, JSON.stringify(julgados)])
}
