import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

/** A provider of the test's own, of which nothing was paid: a legal entity, whose town withholds two per cent. */
export const CODIGO = 100008

export async function clearRepasses(t: TestApp): Promise<void> {
  for (const tabela of ['recurso_item', 'recurso_glosa', 'repasse_desconto', 'repasse_evento', 'repasse'])
    await t.rows(`delete from ${tabela} where codigo_credenciado = $1`, [CODIGO])
  await t.rows('delete from encaminhamento where codigo_credenciado = $1', [CODIGO])
  await t.rows(
    `update credenciado set tipo_pessoa = 'J', simples = false, iss_pontos_base = 200 where codigo = $1`,
    [CODIGO],
  )
}

type Run = { publicacao: string; pagamento: string; situacao?: 'aberto' | 'publicado' | 'depositado' }

export async function insertRepasse(
  t: TestApp,
  fechamento: string,
  { publicacao, pagamento, situacao = 'aberto' }: Run,
): Promise<void> {
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, situacao, mudado_em)
     values ($1, $2, $3, $4, $5, now())`,
    [CODIGO, fechamento, publicacao, pagamento, situacao],
  )
}

/** What an event costs, and what its judgement made of it; null where it was not judged. Cents. */
export type EventoJulgado = {
  valor: number
  pago: number | null
  glosado: number | null
  naoRealizado?: boolean
  motivos?: readonly object[]
}

/** A forwarded guide with these events. */
export async function insertEncaminhada(
  t: TestApp,
  fechamento: string,
  eventos: readonly EventoJulgado[],
  statusFicha = 12,
): Promise<number> {
  const [numeroFicha = 0] = await insertGuias(t, [{ codigoCredenciado: CODIGO, statusFicha }])
  for (const [i, { valor, pago, glosado, naoRealizado = false, motivos = [] }] of eventos.entries())
    await t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
              quantidade, valor_centavos, copart_centavos, autorizacao, valor_pago_centavos, valor_glosado_centavos,
              nao_realizado, motivos)
       values ($1, $2, $3, '500000001', '85100200', 1, $4, 0, 4, $5, $6, $7, $8)`,
      [numeroFicha, i + 1, CODIGO, valor, pago, glosado, naoRealizado, JSON.stringify(motivos)],
    )
  await t.rows(
    `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
     values ($1, $2, '20261121', '2026-11-21T12:00:00Z', $3)`,
    [CODIGO, numeroFicha, fechamento],
  )
  return numeroFicha
}

/** The rows of a guide in its runs: sequence, whether of an appeal, run, and informed, processed, denied, deducted, released. */
export const readLancamentos = (t: TestApp, numeroFicha: number) =>
  t.rows<{ linha: unknown[]; codigos: string[] }>(
    `select jsonb_build_array(sequencial_inclusao, recurso, fechamento, informado_centavos, processado_centavos,
                              glosa_centavos, franquia_centavos, liberado_centavos) as linha,
            array(select x ->> 'codigoGlosa' from jsonb_array_elements(glosas) x) as codigos
       from repasse_evento where numero_ficha = $1 order by sequencial_inclusao, recurso`,
    [numeroFicha],
  )
