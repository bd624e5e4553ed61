import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { type Db, statement } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { readVistos, statementVisto } from '../repasse/visto.store.ts'

const negados = statement<{ negados: number }>(
  'glosa.negados',
  `select count(*)::integer as negados
     from evento_guia e join guia g using (codigo_credenciado, numero_ficha)
    where e.codigo_credenciado = $1 and e.autorizacao = ${autorizacaoEvento.negado} and g.enviada_em >= $3
      and e.motivos @> jsonb_build_array(jsonb_build_object('codigoGlosa', $2::text, 'severidade', 'glosa'))`,
)

/** How many events of a provider's guides that were sent since an instant were denied with a code when asked for. */
export async function countNegados(
  db: Db,
  codigoCredenciado: number,
  codigoGlosa: string,
  desde: Date,
): Promise<number> {
  const [row] = await db.query(negados, [codigoCredenciado, codigoGlosa, desde])
  return row?.negados ?? 0
}

export type NegadosPagamento = { negados: number; recorridos: number; ganhos: number; emJulgamento: number }

const negadosPagamento = statementVisto<NegadosPagamento>(
  'glosa.negadosPagamento',
  (visiveis) => `select count(*)::integer as negados,
          (count(*) filter (where i.destino = 'recorrido'))::integer as recorridos,
          (count(*) filter (where i.decisao = 'A'))::integer as ganhos,
          (count(*) filter (where i.destino = 'recorrido' and i.decisao is null))::integer as "emJulgamento"
     from repasse r
     join repasse_evento e using (codigo_credenciado, fechamento)
     left join recurso_item i using (codigo_credenciado, numero_ficha, sequencial_inclusao)
    where ${visiveis('e')} and r.situacao <> 'aberto' and r.publicacao >= $4
      and e.glosa_centavos > 0 and not e.recurso
      and e.glosas @> jsonb_build_array(jsonb_build_object('codigoGlosa', $3::text))`,
)

/** What statements published since a day denied with a code, as far as a view shows, and what appeals made of it. */
export async function countNegadosPagamento(
  db: Db,
  visao: Visao,
  codigoGlosa: string,
  desde: string,
): Promise<NegadosPagamento> {
  const [row] = await readVistos(db, visao, negadosPagamento, [codigoGlosa, desde])
  return row ?? { negados: 0, recorridos: 0, ganhos: 0, emJulgamento: 0 }
}
