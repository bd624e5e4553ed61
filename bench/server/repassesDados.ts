import { withClient } from '../../apps/server/src/db/databases.ts'
import { lancamentoPagamento } from '../../apps/server/src/repasse/lancamento.store.ts'
import { databaseUrl } from '../../apps/server/src/testing/faults/database.ts'
import { tell } from '../harness/piece.ts'

/** A provider's part of a run: guides of five events, forwarded for a run that closed, and not judged yet. */
export type Parte = { codigoCredenciado: number; guias: number }

export const eventosPorGuia = 5

const insertAssociados = `
  with pessoas as (
    insert into associado (codigo, chave, nome, nascimento, situacao, inclusao, validade_cartao)
    select n::text, gen_random_uuid(), nome || ' ' || n, nascimento, situacao, inclusao, validade_cartao
      from associado, generate_series($1::integer, $1::integer + $2::integer - 1) n where codigo = '500000001'
    returning codigo)
  insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
  select pessoas.codigo, codigo_plano, principal, inicio
    from pessoas, associado_plano where codigo_associado = '500000001'`

/** Not due before everything is laid in. */
const insertRepasse = `
  insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
  values ($1, $2, '2999-01-01', '2999-01-10', $2::date)`

/** A patient a guide, and a tooth an event: nothing but the date is there to deny it for. */
const insertGuias = `
  with lote as (
    select n, nextval('numero_ficha_seq') as numero, ($2::integer + n)::text as associado,
           (select codigo from dentista d where d.codigo_credenciado = $1 order by md5(d.codigo::text || n) limit 1)
           as dentista
      from generate_series(0, $3::integer - 1) n),
  guias as (
    insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                      codigo_tipo_atendimento, codigo_dentista, status_ficha, codigo_etapa, senha, validade_senha,
                      liberada_em, atualizada_em, quantidade_eventos)
    select numero, $1, associado, p.codigo_plano, 1, 1, dentista, 10, 6, nextval('senha_seq')::text, $4::date + 60,
           $4::date - 15, $4, ${eventosPorGuia}
      from lote join associado_plano p on p.codigo_associado = associado and p.principal
    returning numero_ficha),
  encaminhadas as (
    insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
    select $1, numero, to_char($4::date - 3, 'YYYYMMDD'), $4::date - 3 + interval '15 hours', $4 from lote)
  insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                           dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao)
  select numero, e, $1, associado, '85100200', (array['16', '26', '36', '46', '15'])[e], 'OM', 1, 9000 + n % 5000,
         case when e = 1 then 500 else 0 end, 4, $4::date - case when n % 10 = 0 and e = 2 then 120 else 10 end
    from lote cross join generate_series(1, ${eventosPorGuia}) e`

export type Repasse = Record<'fechamento' | 'publicacao' | 'pagamento', string>

/** Lays the guides of a run in, and brings what was written to disk: now, not during the measurement. */
export async function insertPartes(
  dataDir: string,
  primeiroAssociado: number,
  { fechamento }: Repasse,
  partes: readonly Parte[],
): Promise<void> {
  await withClient(databaseUrl(dataDir, 'portal_migrator'), async (client) => {
    await client.query('set synchronous_commit = off')
    let associado = primeiroAssociado
    for (const { codigoCredenciado, guias } of partes) {
      await client.query(insertAssociados, [associado, guias])
      await client.query(insertRepasse, [codigoCredenciado, fechamento])
      await client.query(insertGuias, [codigoCredenciado, associado, guias, fechamento])
      associado += guias
    }
    tell(`${associado - primeiroAssociado} guides of ${partes.length} providers`)
    await client.query('vacuum (analyze)')
  })
  await withClient(databaseUrl(dataDir, 'postgres'), (client) => client.query('checkpoint'))
}

/** As the rules would judge them: one in fifty comes too late. */
const judge = `
  update evento_guia e
     set valor_glosado_centavos = case when data_realizacao < n.fechamento - 100 then valor_centavos - copart_centavos
                                       else 0 end,
         valor_pago_centavos = case when data_realizacao < n.fechamento - 100 then 0
                                    else valor_centavos - copart_centavos end,
         motivos = case when data_realizacao < n.fechamento - 100 then $2::jsonb else '[]' end
    from encaminhamento n
   where n.fechamento = $1
     and (n.codigo_credenciado, n.numero_ficha) = (e.codigo_credenciado, e.numero_ficha)`

const motivos = [
  {
    codigoGlosa: '3091',
    severidade: 'glosa',
    campo: 'data',
    texto: 'Cobrança fora do prazo estipulado no contrato',
  },
]

const numeros = `
  select codigo_credenciado as codigo, array_agg(numero_ficha) as guias from encaminhamento
   where fechamento = $1 group by codigo_credenciado`

/** Judges all the guides of a run, past the rules. Answers the seconds that the database took for the rows alone. */
export async function judgePartes(dataDir: string, { fechamento }: Repasse): Promise<number> {
  const seconds = await withClient(databaseUrl(dataDir, 'portal_migrator'), async (client) => {
    await client.query(judge, [fechamento, JSON.stringify(motivos)])
    await client.query(
      `update guia set status_ficha = 12 where (codigo_credenciado, numero_ficha) in
         (select codigo_credenciado, numero_ficha from encaminhamento where fechamento = $1)`,
      [fechamento],
    )
    const { rows } = await client.query<{ codigo: number; guias: string[] }>(numeros, [fechamento])
    const from = performance.now()
    for (const { codigo, guias } of rows) {
      await client.query(lancamentoPagamento.text, [codigo, guias, fechamento])
    }
    const took = (performance.now() - from) / 1000
    await client.query('vacuum (analyze)')
    return took
  })
  await withClient(databaseUrl(dataDir, 'postgres'), (client) => client.query('checkpoint'))
  return seconds
}
