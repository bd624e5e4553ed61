import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'
import { CLINICA, DENTISTAS, NOVEMBRO, OUTUBRO } from './demonstrativo.fixture.ts'

/** A guide whose money is no other's: every figure that a run made of it, and none that the price table has. */
export type Unica = {
  numeroFicha: number
  codigoAssociado: string
  dentista: number
  centavos: readonly number[]
}

/** One event released and deducted, one denied and then given back by the appeal of its guide. */
async function payUnica(t: TestApp, numeroFicha: number, dentista: number, i: number): Promise<number[]> {
  const [liberado, franquia, glosa] = [31_007 + i * 1013, 5003 + i * 107, 22_009 + i * 1031]
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao, valor_pago_centavos,
            valor_glosado_centavos, motivos)
     select g.numero_ficha, n, g.codigo_credenciado, g.codigo_associado, '85100200', '26', 'OM', 1, 99000, 100, 4,
            '2026-10-10', 1, n - 1, case n when 2 then
            '[{"codigoGlosa":"3067","severidade":"glosa","campo":"imagem","texto":"Radiografia não enviada"}]'::jsonb
            else '[]' end
       from guia g, generate_series(1, 2) n where g.numero_ficha = $1`,
    [numeroFicha],
  )
  await t.rows('update guia set codigo_dentista = nullif($2::int, 0) where numero_ficha = $1', [
    numeroFicha,
    dentista,
  ])
  await t.rows(
    `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
     values ($1, $2, '20261012', '2026-10-12T12:00:00Z', $3)`,
    [CLINICA, numeroFicha, OUTUBRO],
  )
  await t.rows(
    `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, para_status, para_etapa)
     values ($1, $2, '2026-10-12T12:00:00Z', 'credenciado', 'sendRepasse', 10, 6)`,
    [numeroFicha, CLINICA],
  )
  await t.rows(
    `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, de_status, para_status, para_etapa, motivo)
     values ($1, $2, '2026-11-02T12:00:00Z', 'credenciado', 'sendRecurso', 12, 13, 6, 'Recurso: evento 2.'),
            ($1, $2, '2026-11-04T12:00:00Z', 'operadora', 'processRecurso', 14, 15, 6, 'Evento 2 aprovado: a imagem chegou.')`,
    [numeroFicha, CLINICA],
  )
  await t.rows(
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
            codigo_dentista, unidade, informado_centavos, processado_centavos, glosa_centavos, franquia_centavos,
            liberado_centavos, glosas)
     select $1, $2, v.n, v.recurso, v.fechamento::date, nullif($3::int, 0),
            (select unidade from dentista where codigo = $3), v.glosa + v.franquia + v.liberado,
            v.glosa + v.franquia + v.liberado, v.glosa, v.franquia, v.liberado, v.glosas::jsonb
       from (values (1, false, '${OUTUBRO}', 0, $4::int, $5::int, '[]'),
                    (2, false, '${OUTUBRO}', $6::int, 0, 0,
                     '[{"codigoGlosa":"3067","severidade":"glosa","campo":"imagem","texto":"Radiografia não enviada"}]'),
                    (2, true, '${NOVEMBRO}', 0, 0, $6::int, '[]'))
            as v(n, recurso, fechamento, glosa, franquia, liberado, glosas)`,
    [CLINICA, numeroFicha, dentista, franquia, liberado, glosa],
  )
  await t.rows(
    `insert into recurso_glosa (codigo_credenciado, numero_ficha, login, nome, enviado_em, data_glosa, prazo_recurso,
            prazo_resposta, julgado_em)
     values ($1, $2, $1, 'Clínica', '2026-11-02T12:00:00Z', '2026-11-01', '2026-12-01', '2026-12-02',
             '2026-11-04T12:00:00Z')`,
    [CLINICA, numeroFicha],
  )
  await t.rows(
    `insert into recurso_item (codigo_credenciado, numero_ficha, sequencial_inclusao, destino, codigos_glosa, tipo_glosa,
            recursado_centavos, decisao, liberado_centavos, codigo_resposta, razao)
     values ($1, $2, 2, 'recorrido', '{3067}', 'G', $3, 'A', $3, '3067', 'A imagem chegou.')`,
    [CLINICA, numeroFicha, glosa],
  )
  // What the guide itself adds up, besides.
  return [liberado, franquia, glosa, liberado + glosa]
}

/** A paid and appealed guide of each dentist, in a run that is deposited and in one that is open. */
export async function payUnicos(t: TestApp): Promise<Unica[]> {
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em, situacao)
     values ($1, '${OUTUBRO}', '2026-11-01', '2026-11-10', now(), 'depositado'),
            ($1, '${NOVEMBRO}', '2026-12-01', '2026-12-10', now(), 'aberto')`,
    [CLINICA],
  )
  await t.rows('delete from historico_guia where codigo_credenciado = $1', [CLINICA])
  const unicas: Unica[] = []
  for (const [i, codigo] of DENTISTAS.entries()) {
    const codigoAssociado = await createAssociado(t)
    const [numeroFicha = 0] = await insertGuias(t, [
      { codigoCredenciado: CLINICA, codigoAssociado, statusFicha: 13 },
    ])
    const dentista = codigo ?? 0
    const centavos = await payUnica(t, numeroFicha, dentista, i)
    unicas.push({ numeroFicha, codigoAssociado, dentista, centavos })
  }
  return unicas
}

/** Makes each of them a month's maintenance in a treatment of its patient; answers which, by the guide's number. */
export async function treatUnicos(
  t: TestApp,
  unicas: readonly Unica[],
): Promise<ReadonlyMap<number, number>> {
  await t.rows(
    `update credenciado set permissoes = array_append(permissoes, 'REANALISE_ORTO') where codigo = $1`,
    [CLINICA],
  )
  const tratamentos = new Map<number, number>()
  for (const { numeroFicha, codigoAssociado } of unicas) {
    const { numeroTratamento } = await createTratamento(t, { codigoAssociado, login: CLINICA })
    await t.rows(
      'update guia set numero_tratamento = $2, codigo_tipo_atendimento = 8 where numero_ficha = $1',
      [numeroFicha, numeroTratamento],
    )
    await t.rows(`update evento_guia set codigo_evento = '86000357' where numero_ficha = $1`, [numeroFicha])
    tratamentos.set(numeroFicha, numeroTratamento)
  }
  return tratamentos
}
