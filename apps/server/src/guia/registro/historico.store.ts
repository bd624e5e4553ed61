import { type Db, statement } from '../../db/client.ts'
import { writeMany } from '../../db/lockstep.ts'

/** One step of a guide's life: who, when, from where to where and why (Produto §4). */
export type PassoGuia = {
  em: Date
  autor: string
  /** A name of the table of actions, `acaoNascimento` or `acaoRemocao`. */
  acao: string
  deStatus: number | null
  paraStatus: number
  deEtapa: number | null
  paraEtapa: number
  motivo: string | null
}

/** Who decides in the demonstration's audit; in production it is a person. */
export const autorPolitica = 'politicaAuditoria'

/** The first step of a guide's life, which no action of the table is. */
export const acaoNascimento = 'releaseSenha'

/** The removal of an image: allowed when sending one is, but another thing to have done. */
export const acaoRemocao = 'deleteImagem'

/** An image got other events: allowed, too, when sending one is. */
export const acaoEventosImagem = 'updateImagem'

/** An exam's images were copied into the guide, or taken back from it: both are allowed when sending an image is. */
export const acaoVinculo = 'linkExames'
export const acaoDesvinculo = 'deleteVinculo'

const insert = writeMany(
  'historico.insert',
  'bigint, integer, timestamptz, text, text, smallint, smallint, smallint, smallint, text',
  (
    linhas,
  ) => `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, de_status, para_status, de_etapa,
                               para_etapa, motivo)
   select v1, v2, v3, v4, v5, v6, v7, v8, v9, v10 from ${linhas}`,
)

export async function insertHistorico(
  db: Db,
  passo: PassoGuia & { numeroFicha: number; codigoCredenciado: number },
): Promise<void> {
  const { numeroFicha, codigoCredenciado, em, autor, acao } = passo
  await db.query(insert, [
    numeroFicha,
    codigoCredenciado,
    em,
    autor,
    acao,
    passo.deStatus,
    passo.paraStatus,
    passo.deEtapa,
    passo.paraEtapa,
    passo.motivo,
  ])
}

const list = statement<PassoGuia>(
  'historico.guia',
  `select em, autor, acao, de_status as "deStatus", para_status as "paraStatus", de_etapa as "deEtapa",
          para_etapa as "paraEtapa", motivo
     from historico_guia where numero_ficha = $1 and codigo_credenciado = $2 order by id`,
)

/** The guide's steps, the oldest first. */
export const listPassos = (db: Db, codigoCredenciado: number, numeroFicha: number): Promise<PassoGuia[]> =>
  db.query(list, [numeroFicha, codigoCredenciado])
