import { type Db, statement } from '../db/client.ts'

const comVizinhos = statement<{ numeroFicha: number }>(
  'recursoGlosa.comVizinhos',
  `select distinct g.numero_ficha as "numeroFicha"
     from guia g
     cross join lateral prontuario_associado(g.codigo_associado, $3, g.recem_nato) p
     join evento_guia e on (e.codigo_credenciado, e.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
    where g.codigo_credenciado = $1 and g.numero_ficha = any ($2::bigint[])
      and p.numero_ficha is distinct from g.numero_ficha
      and (p.dente = e.dente
           or (p.autorizado_em >= coalesce(e.data_autorizacao, (g.liberada_em at time zone 'America/Sao_Paulo')::date)
               and (p.codigo_evento = e.codigo_evento or p.dente is null or e.dente is null)))`,
)

/**
 * The guides where the patient's record has something on the tooth of an event, or came to have the same act or one without
 * a tooth since: the others' places need no look at the rules.
 */
export async function listComVizinhos(
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
  hoje: string,
): Promise<number[]> {
  const linhas = await db.query(comVizinhos, [codigoCredenciado, [...numerosFicha], hoje])
  return linhas.map(({ numeroFicha }) => numeroFicha)
}
