import { afterEach, describe, expect, it } from 'vitest'
import { createAssociado, createGuia, ENDODONTIA, readGuia, runFila } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { runRepasse } from './runRepasse.ts'

const t = await openTestApp()
const CREDENCIADO = 100001
const PUBLICACAO = new Date('2027-01-01T12:00:00Z')

afterEach(async () => {
  t.clock.set(TEST_NOW)
  for (const tabela of ['repasse_desconto', 'repasse_evento', 'repasse'])
    await t.rows(`delete from ${tabela} where codigo_credenciado = $1`, [CREDENCIADO])
})

const createEncaminhada = async () =>
  createGuia(t, 'encaminhada', { codigoAssociado: await createAssociado(t) })

/** Three forwarded guides: one of which the queue has begun with, one that comes too late, one with an event that was not done. */
async function createTres(): Promise<number[]> {
  const comecada = await createEncaminhada()
  await runFila(t, 'processPagamento', comecada)
  const guias = [comecada, await createEncaminhada(), await createEncaminhada()]
  await t.rows(`update encaminhamento set em = '2027-03-20T12:00:00Z' where numero_ficha = $1`, [guias[1]])
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            dente, quantidade, valor_centavos, copart_centavos, autorizacao, nao_realizado)
     select numero_ficha, 9, codigo_credenciado, codigo_associado, $2, '36', 1, 9000, 0, 4, true from guia
      where numero_ficha = $1`,
    [guias[2], ENDODONTIA.codigoEvento],
  )
  return guias
}

/** All that judging leaves of a guide, without its number and its patient's. */
const readFeito = (numeroFicha: number) =>
  t.rows<{ tabela: string; linhas: object[] }>(
    `select tabela, jsonb_agg(linha - '{numero_ficha,codigo_associado,em,id,ordem,mensagem,senha,referencia}'::text[] order by n)
              as linhas
       from (select 'guia' as tabela, 1 as n, jsonb_build_object('status', status_ficha, 'etapa', codigo_etapa,
                    'versao', versao, 'prazo', prazo, 'em', atualizada_em) as linha from guia where numero_ficha = $1
             union all
             select 'evento', sequencial_inclusao, to_jsonb(e) from evento_guia e where numero_ficha = $1
             union all
             select 'repasse', sequencial_inclusao, to_jsonb(r) from repasse_evento r where numero_ficha = $1
             union all
             select 'historico', row_number() over (order by id), to_jsonb(h) from historico_guia h
              where numero_ficha = $1 and acao = 'processPagamento'
             union all
             select 'aviso', row_number() over (order by id),
                    jsonb_build_object('tipo', tipo, 'texto', replace(texto, $1::text, '')) from notificacao
              where codigo_credenciado = $2 and referencia = $1
             union all
             select 'prontuario', sequencial_inclusao, to_jsonb(p) from prontuario p where numero_ficha = $1) tudo
      group by tabela order by tabela`,
    [numeroFicha, CREDENCIADO],
  )

describe('guides that a run judges together', () => {
  it('come to what each comes to alone', async () => {
    const [juntas, sozinhas] = [await createTres(), await createTres()]
    t.clock.set(PUBLICACAO)
    for (const numeroFicha of sozinhas)
      for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
    await runRepasse(t.services, CREDENCIADO)
    const feitas = await Promise.all(juntas.map(readFeito))
    expect(feitas.map((feita) => feita.length)).toEqual([6, 6, 6])
    expect(feitas).toEqual(await Promise.all(sozinhas.map(readFeito)))
  })

  it('are judged though one of them cannot be, which keeps the run open', async () => {
    const guias = [await createEncaminhada(), await createEncaminhada(), await createEncaminhada()]
    await t.rows(`update evento_guia set motivos = '{}' where numero_ficha = $1`, [guias[1]])
    t.clock.set(PUBLICACAO)
    await expect(runRepasse(t.services, CREDENCIADO)).rejects.toThrow('filter is not a function')
    const status = async () =>
      (await Promise.all(guias.map((cada) => readGuia(t, cada)))).map((g) => g.status)
    expect(await status()).toEqual([12, 10, 12])
    const aberto = `select 1 from repasse where codigo_credenciado = $1 and situacao = 'aberto' and publicacao <= $2`
    expect(await t.rows(aberto, [CREDENCIADO, PUBLICACAO])).toHaveLength(1)
    await t.rows(`update evento_guia set motivos = '[]' where numero_ficha = $1`, [guias[1]])
    await runRepasse(t.services, CREDENCIADO)
    expect(await status()).toEqual([12, 12, 12])
    expect(await t.rows(aberto, [CREDENCIADO, PUBLICACAO])).toHaveLength(0)
  })
})
