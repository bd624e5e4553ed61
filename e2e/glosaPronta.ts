import { expect } from '@playwright/test'
import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'

/** Where a portal of the caller's own keeps its rows. */
type Dados = { dataDir: string }

/** The teeth of `denyMais`. */
const DENTES_A_MAIS = ['26', '36']

/**
 * Has the payment deny for this code, the day being whatever it is, the first event of a guide of 100001 that it paid in
 * full; answers the guide's number. One that was done again in another guide is no use, nor one whose patient has had the
 * teeth of `denyMais` treated in another: no appeal gives their place back. Nor is one whose guide has its final image: nothing
 * of it would be missing.
 */
export async function denyPaga({ dataDir }: Dados, codigoGlosa: string): Promise<number> {
  const [linha] = await readRows<{ numero: string }>(
    dataDir,
    `select e.numero_ficha as numero
       from guia g join repasse_evento e using (codigo_credenciado, numero_ficha)
       join repasse r using (codigo_credenciado, fechamento)
       join evento_guia este using (codigo_credenciado, numero_ficha, sequencial_inclusao)
      where g.codigo_credenciado = 100001 and g.status_ficha = 12 and r.publicacao > now() - interval '25 days'
        and e.sequencial_inclusao = 1 and e.liberado_centavos > 0
        and not exists (select from repasse_evento o
                         where (o.codigo_credenciado, o.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
                           and o.glosa_centavos > 0)
        and not exists (select from evento_guia outro
                         where outro.codigo_associado = este.codigo_associado and outro.numero_ficha <> g.numero_ficha
                           and (outro.codigo_evento = este.codigo_evento or outro.dente = any ($1::text[])))
        and not exists (select from imagem_guia i
                         where (i.codigo_credenciado, i.numero_ficha, i.momento)
                             = (g.codigo_credenciado, g.numero_ficha, 'final'))
      order by 1 limit 1`,
    [DENTES_A_MAIS],
  )
  expect(linha).toBeDefined()
  await changeRows(
    dataDir,
    `with negado as (
       update repasse_evento set glosa_centavos = liberado_centavos, liberado_centavos = 0,
              glosas = jsonb_build_array(jsonb_build_object('codigoGlosa', $2::text, 'severidade', 'glosa',
                                                            'campo', 'guia', 'texto', 'Glosa ' || $2::text))
        where numero_ficha = $1 and sequencial_inclusao = 1 and not recurso
       returning codigo_credenciado, numero_ficha, sequencial_inclusao, glosa_centavos)
     update evento_guia e set valor_pago_centavos = 0, valor_glosado_centavos = n.glosa_centavos from negado n
      where (e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao)
          = (n.codigo_credenciado, n.numero_ficha, n.sequencial_inclusao)`,
    [linha?.numero, codigoGlosa],
  )
  return Number(linha?.numero)
}

/** Two more events of the guide, denied for what its first one was denied for. */
export async function denyMais({ dataDir }: Dados, numeroFicha: number): Promise<void> {
  await changeRows(
    dataDir,
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao,
            valor_pago_centavos, valor_glosado_centavos)
     select g.numero_ficha, 20 + n.nesimo, g.codigo_credenciado, g.codigo_associado, '85100200', n.dente, 'OM', 1, 10000,
            0, 4, e.data_realizacao, 0, 10000
       from guia g join evento_guia e using (codigo_credenciado, numero_ficha),
            unnest($2::text[]) with ordinality as n(dente, nesimo)
      where g.numero_ficha = $1 and e.sequencial_inclusao = 1`,
    [numeroFicha, DENTES_A_MAIS],
  )
  await changeRows(
    dataDir,
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
            informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
     select e.codigo_credenciado, e.numero_ficha, n.seq, false, e.fechamento, 10000, 10000, 10000, 0, 0, e.glosas
       from repasse_evento e, (values (21), (22)) as n(seq)
      where e.numero_ficha = $1 and e.glosa_centavos > 0 and e.sequencial_inclusao < 20`,
    [numeroFicha],
  )
}
