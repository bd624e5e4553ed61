import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { toTipoGuia } from '@portal/domain/notificacao/tipoNotificacao.tables.ts'
import { afterEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { updateCorreio } from '../notificacao/notificacao.store.ts'
import {
  createAssociado,
  createGuia,
  ENDODONTIA,
  insertImagem,
  readGuia,
  runFila,
} from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { runRepasse } from './runRepasse.ts'

const t = await openTestApp()
const CREDENCIADO = 100001
const PUBLICACAO = new Date('2027-01-01T12:00:00Z')

afterEach(async () => {
  t.clock.set(TEST_NOW)
  for (const tabela of ['repasse_desconto', 'repasse_evento', 'repasse'])
    await t.rows(`delete from ${tabela} where codigo_credenciado = $1`, [CREDENCIADO])
  await t.rows('delete from preferencia_notificacao where codigo_credenciado = $1', [CREDENCIADO])
})

const createEncaminhada = async () =>
  createGuia(t, 'encaminhada', { codigoAssociado: await createAssociado(t) })

/** Three forwarded guides, each with an image and a shown QR: one of which the queue has begun with, one that comes too late, one with an event that was not done. */
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
  for (const numeroFicha of guias) {
    await insertImagem(t, numeroFicha, 'inicial')
    await t.rows(
      `insert into envio_celular (codigo_credenciado, codigo_sha256, numero_ficha, sid, criado_em, expira_em)
       values ($1, sha256($2::bigint::text::bytea), $2, gen_random_uuid(), now(), now())`,
      [CREDENCIADO, numeroFicha],
    )
  }
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
             select 'imagem', 1, jsonb_build_object('congelada', congelada_em, 'por', congelada_por) from imagem_guia
              where numero_ficha = $1
             union all
             select 'qr', 1, jsonb_build_object('encerrado', encerrado_em) from envio_celular where numero_ficha = $1
             union all
             select 'prontuario', sequencial_inclusao, to_jsonb(p) from prontuario p where numero_ficha = $1) tudo
      group by tabela order by tabela`,
    [numeroFicha, CREDENCIADO],
  )

/** How many mails of a notice wait to be written. */
const countCorreios = async () =>
  (await t.rows(`select 1 from mensagem where login = $1 and assunto = 'notificacao'`, [CREDENCIADO])).length

/** A run, and what it asks of each of its transactions that write. */
async function watchRun(): Promise<{ name: string; values: readonly unknown[] }[][]> {
  const { background } = t.services
  const transacoes: { name: string; values: readonly unknown[] }[][] = []
  const transaction: typeof background.transaction = (credenciado, work) =>
    background.transaction(credenciado, (db) => {
      const asked: { name: string; values: readonly unknown[] }[] = []
      transacoes.push(asked)
      const watched: Db = {
        query: (statement, values = []) => {
          asked.push({ name: statement.name, values })
          return db.query(statement, values)
        },
      }
      return work(watched)
    })
  await runRepasse({ ...t.services, background: { ...background, transaction } }, CREDENCIADO)
  return transacoes
}

describe('guides that a run judges together', () => {
  it('come to what each comes to alone', async () => {
    const [juntas, sozinhas] = [await createTres(), await createTres()]
    t.clock.set(PUBLICACAO)
    const tipo = toTipoGuia(statusFicha.processada)
    await t.services.pool.transaction(CREDENCIADO, (db) => updateCorreio(db, CREDENCIADO, [tipo]))
    const antes = await countCorreios()
    for (const numeroFicha of sozinhas)
      for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
    // One for each of two statuses, and one for that which had begun.
    expect(await countCorreios()).toBe(antes + 5)
    await runRepasse(t.services, CREDENCIADO)
    expect(await countCorreios()).toBe(antes + 10)
    const feitas = await Promise.all(juntas.map(readFeito))
    expect(feitas.map((feita) => feita.length)).toEqual([8, 8, 8])
    expect(feitas).toEqual(await Promise.all(sozinhas.map(readFeito)))
  })

  it('take one commit, and hardly more statements than one of them', async () => {
    await createEncaminhada()
    t.clock.set(PUBLICACAO)
    const [deUma = []] = await watchRun()
    t.clock.set(TEST_NOW)
    await t.rows('delete from repasse_evento where codigo_credenciado = $1', [CREDENCIADO])
    await t.rows('delete from repasse where codigo_credenciado = $1', [CREDENCIADO])
    for (let i = 0; i < 4; i++) await createEncaminhada()
    t.clock.set(PUBLICACAO)
    const transacoes = await watchRun()
    // The other one publishes the run.
    expect(transacoes).toHaveLength(2)
    expect(transacoes[0]?.length).toBeGreaterThan(20)
    expect(transacoes[0]?.length).toBeLessThan(2 * deUma.length)
  })

  it('are all locked before any of their records, and these in one order, whatever else each of them locks', async () => {
    const pacientes = [
      await createAssociado(t),
      await createAssociado(t),
      await createAssociado(t),
    ].toSorted()
    const [primeira = '', , ultima = ''] = pacientes
    // The last patient's guide was opened from another, and comes first; from the first patient's one was opened.
    const guias: number[] = []
    for (const codigoAssociado of pacientes.toReversed())
      guias.push(await createGuia(t, 'encaminhada', { codigoAssociado }))
    const abertas = [
      await createGuia(t, 'autorizada', { codigoAssociado: ultima }),
      await createGuia(t, 'autorizada', { codigoAssociado: primeira }),
    ]
    const open = (aberta: number | undefined, de: number | undefined) =>
      t.rows('update guia set numero_ficha_principal = $2 where numero_ficha = $1', [aberta, de])
    await open(guias[0], abertas[0])
    await open(abertas[1], guias[2])
    t.clock.set(PUBLICACAO)
    const [[rows, records, ...outras] = []] = await watchRun()
    expect(rows).toEqual({ name: 'guia.lockFamilias', values: [CREDENCIADO, guias] })
    expect(records).toEqual({ name: 'prontuario.lockMuitos', values: [[...pacientes]] })
    expect(outras.length).toBeGreaterThan(20)
    expect((await Promise.all(guias.map((cada) => readGuia(t, cada)))).map(({ status }) => status)).toEqual([
      12, 12, 12,
    ])
  })

  it('are judged though one of them cannot be, which keeps the run open', async () => {
    const guias: number[] = []
    for (let i = 0; i < 4; i++) guias.push(await createEncaminhada())
    await t.rows(`update evento_guia set motivos = '{}' where numero_ficha = any ($1)`, [
      [guias[1], guias[3]],
    ])
    t.clock.set(PUBLICACAO)
    const falha = await runRepasse(t.services, CREDENCIADO).catch((error: unknown) => error)
    const cause = expect.objectContaining({ message: expect.stringContaining('filter is not a function') })
    const errors = [guias[1], guias[3]].map((guia) =>
      expect.objectContaining({ message: `guide ${guia}`, cause }),
    )
    expect(falha).toMatchObject({ message: '2 guides could not be judged', errors })
    const status = async () =>
      (await Promise.all(guias.map((cada) => readGuia(t, cada)))).map((g) => g.status)
    expect(await status()).toEqual([12, 10, 12, 10])
    const aberto = `select 1 from repasse where codigo_credenciado = $1 and situacao = 'aberto' and publicacao <= $2`
    expect(await t.rows(aberto, [CREDENCIADO, PUBLICACAO])).toHaveLength(1)
    await t.rows(`update evento_guia set motivos = '[]' where numero_ficha = any ($1)`, [guias])
    await runRepasse(t.services, CREDENCIADO)
    expect(await status()).toEqual([12, 12, 12, 12])
    expect(await t.rows(aberto, [CREDENCIADO, PUBLICACAO])).toHaveLength(0)
  })

  it('are not tried one by one where the database cannot be reached', async () => {
    for (let i = 0; i < 3; i++) await createEncaminhada()
    t.clock.set(PUBLICACAO)
    let tentativas = 0
    const gone = Object.assign(new Error('gone'), { code: '57P01' })
    const background: typeof t.services.background = {
      ...t.services.background,
      transaction: async () => {
        tentativas += 1
        throw gone
      },
    }
    await expect(runRepasse({ ...t.services, background }, CREDENCIADO)).rejects.toBe(gone)
    expect(tentativas).toBe(1)
  })
})
