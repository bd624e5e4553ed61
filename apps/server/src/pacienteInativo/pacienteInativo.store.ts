import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'

export type GuiaInativa = { numeroFicha: number; codigoAssociado: string; nomeAssociado: string }

/** Guides with something still to be done, which the provider would do for a patient who is not covered any more. */
const emAberto: readonly StatusFicha[] = [
  statusFicha.autorizada,
  statusFicha.parcialmenteAutorizada,
  statusFicha.emAnalise,
  statusFicha.aguardandoJustificativa,
  statusFicha.aguardandoDocumentacao,
  statusFicha.senhaLiberada,
  statusFicha.senhaLiberadaComplementar,
  statusFicha.complementarEnviada,
]

const naoCientes = statement<GuiaInativa>(
  'pacienteInativo.naoCientes',
  `select g.numero_ficha as "numeroFicha", g.codigo_associado as "codigoAssociado", a.nome as "nomeAssociado"
     from guia g join associado a on a.codigo = g.codigo_associado
     left join associado_plano p on p.codigo_associado = g.codigo_associado and p.codigo_plano = g.codigo_plano
    where g.codigo_credenciado = $1 and g.status_ficha = any ($3)
      and (a.situacao = 'inativo' or least(p.fim, a.exclusao) < $2)
      and not exists (select from ciencia_inativo c
                       where c.numero_ficha = g.numero_ficha and c.codigo_credenciado = $1)
    order by a.nome, g.numero_ficha limit $4`,
)

/** The provider's open guides of patients not covered on `hoje`, `maximo` at most, that it has not acknowledged. */
export const listNaoCientes = (
  db: Db,
  codigoCredenciado: number,
  hoje: string,
  maximo: number,
): Promise<GuiaInativa[]> => db.query(naoCientes, [codigoCredenciado, hoje, [...emAberto], maximo])

const insert = statement(
  'pacienteInativo.insertCiencias',
  `insert into ciencia_inativo (numero_ficha, codigo_credenciado, login, em)
   select g.numero_ficha, $1, $3, $4 from guia g where g.codigo_credenciado = $1 and g.numero_ficha = any ($2)
   on conflict do nothing`,
)

export type Ciencia = { codigoCredenciado: number; login: number; em: Date }

/** Keeps who knows, since when. Of two at once the first is kept. */
export async function insertCiencias(
  db: Db,
  numerosFicha: readonly number[],
  { codigoCredenciado, login, em }: Ciencia,
): Promise<void> {
  await db.query(insert, [codigoCredenciado, [...numerosFicha], login, em])
}
