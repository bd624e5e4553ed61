import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

export const CLINICA = 100004
/** A guide of each dentist: three of Centro, three of Jardins, and one that names nobody. */
export const DENTISTAS = [1000041, 1000042, 1000043, 1000044, 1000045, 1000046, null] as const
export const OUTUBRO = '2026-10-20'
export const NOVEMBRO = '2026-11-20'

/** Three events a guide: paid, denied for its image, and one of which an appeal gave a part back in the next run. */
async function payGuia(t: TestApp, numeroFicha: number, codigoDentista: number | null) {
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                              dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao)
     select $1, n, $2, '500000001', '85100200', '26', 'OM', 1, 10000, 1000, 4, '2026-10-10' from generate_series(1, 3) n`,
    [numeroFicha, CLINICA],
  )
  await t.rows('update guia set codigo_dentista = $2 where numero_ficha = $1', [numeroFicha, codigoDentista])
  await t.rows(
    `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
     values ($1, $2, '20261012', '2026-10-12T12:00:00Z', $3)`,
    [CLINICA, numeroFicha, OUTUBRO],
  )
  await t.rows(
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
            codigo_dentista, unidade, informado_centavos, processado_centavos, glosa_centavos, franquia_centavos,
            liberado_centavos, glosas)
     select $1, $2, v.n, v.recurso, v.fechamento::date, $3, (select unidade from dentista where codigo = $3),
            v.processado + 500, v.processado, v.glosa, v.franquia, v.processado - v.glosa - v.franquia, v.glosas::jsonb
       from (values (1, false, '${OUTUBRO}', 10000, 0, 1000, '[]'),
                    (2, false, '${OUTUBRO}', 10000, 9000, 1000,
                     '[{"codigoGlosa":"3067","severidade":"glosa","campo":"imagem","texto":"Radiografia final não enviada"}]'),
                    (3, false, '${OUTUBRO}', 10000, 9000, 1000,
                     '[{"codigoGlosa":"3013","severidade":"glosa","campo":"justificativa","texto":"Sem justificativa"}]'),
                    (3, true, '${NOVEMBRO}', 8000, 0, 0, '[]'))
            as v(n, recurso, fechamento, processado, glosa, franquia, glosas)`,
    [CLINICA, numeroFicha, codigoDentista],
  )
}

/** Pays the guides, in a run that is deposited and in one that is open; answers their numbers, in the dentists' order. */
export async function payClinica(t: TestApp): Promise<number[]> {
  const guias = await insertGuias(
    t,
    DENTISTAS.map(() => ({ codigoCredenciado: CLINICA, codigoAssociado: '500000001', statusFicha: 12 })),
  )
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em, situacao,
            informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos,
            debito_centavos, liquido_centavos)
     values ($1, '${OUTUBRO}', '2026-11-01', '2026-11-10', now(), 'depositado', 120000, 120000, 72000, 12000, 36000,
             540, 35460),
            ($1, '${NOVEMBRO}', '2026-12-01', '2026-12-10', now(), 'aberto', 0, 0, 0, 0, 0, 0, 0)`,
    [CLINICA],
  )
  await t.rows(
    `insert into repasse_desconto (codigo_credenciado, fechamento, sequencial, tipo, base_centavos, pontos_base,
                                   valor_centavos) values ($1, '${OUTUBRO}', 1, '01', 36000, 150, 540)`,
    [CLINICA],
  )
  for (const [i, numeroFicha] of guias.entries()) await payGuia(t, numeroFicha, DENTISTAS[i] ?? null)
  return guias
}
