import { type Db, statement } from '../db/client.ts'
import { writeMany } from '../db/lockstep.ts'

/**
 * The rows of judged guides in a run: by event what was informed, processed, denied, deducted and released. The patient's
 * part is what is neither paid nor denied. Informed is processed: the portal takes both from the price table (Operadora
 * §4). A row that is there already stays: nothing is paid twice.
 */
export const lancamentoPagamento = writeMany(
  'lancamento.pagamento',
  'integer, bigint[], date',
  (
    linhas,
  ) => `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
          codigo_dentista, unidade, informado_centavos, processado_centavos, glosa_centavos, franquia_centavos,
          liberado_centavos, glosas)
   select e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, false, coalesce(v3, n.fechamento),
          g.codigo_dentista, d.unidade, e.valor_centavos, e.valor_centavos, e.valor_glosado_centavos,
          e.valor_centavos - e.valor_glosado_centavos - e.valor_pago_centavos, e.valor_pago_centavos,
          case when e.valor_glosado_centavos > 0
               then jsonb_path_query_array(e.motivos, '$[*] ? (@.severidade != "aviso")') else '[]' end
     from ${linhas}
     join encaminhamento n on n.codigo_credenciado = v1 and n.numero_ficha = any (v2)
     join guia g using (codigo_credenciado, numero_ficha)
     join evento_guia e using (codigo_credenciado, numero_ficha)
     left join dentista d on (d.codigo_credenciado, d.codigo) = (g.codigo_credenciado, g.codigo_dentista)
    where e.valor_pago_centavos is not null and not e.nao_realizado
   on conflict do nothing`,
)

/** Writes a judged guide's rows into an open run, in the transaction that judges it. */
export async function insertLancamentos(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
  fechamento: string,
): Promise<void> {
  await db.query(lancamentoPagamento, [codigoCredenciado, [numeroFicha], fechamento])
}

const lancamentoRecurso = statement(
  'lancamento.recurso',
  `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
          codigo_dentista, unidade, informado_centavos, processado_centavos, glosa_centavos, franquia_centavos,
          liberado_centavos)
   select i.codigo_credenciado, i.numero_ficha, i.sequencial_inclusao, true, j.fechamento, e.codigo_dentista, e.unidade,
          i.liberado_centavos, i.liberado_centavos, 0, 0, i.liberado_centavos
     from jsonb_to_recordset($2) as j("numeroFicha" bigint, fechamento date)
     join recurso_item i on (i.codigo_credenciado, i.numero_ficha) = ($1, j."numeroFicha")
     join repasse_evento e using (codigo_credenciado, numero_ficha, sequencial_inclusao)
    where i.decisao = 'A' and not e.recurso
   on conflict do nothing`,
)

/**
 * Writes what the appeals of guides granted, each into an open run, event by event: a part of what was denied, paid
 * without a patient's part. A row that is there already stays: nothing is granted twice.
 */
export async function insertLancamentosRecurso(
  db: Db,
  codigoCredenciado: number,
  julgadas: readonly { numeroFicha: number; fechamento: string }[],
): Promise<void> {
  await db.query(lancamentoRecurso, [codigoCredenciado, JSON.stringify(julgadas)])
}
