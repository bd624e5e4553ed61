import { exportacao, type PedidoExportacao } from '@portal/contract/exportacao.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { MAXIMO_EXPORTACOES } from '@portal/domain/exportacao/exportacao.tables.ts'
import { itensMenu } from '@portal/domain/menu/menu.tables.ts'
import { readXlsx } from 'hucre'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { insertPronta } from './exportacao.fixture.ts'
import { appendParte, failExportacao, purgeExportacoes, takeExportacao } from './exportacao.store.ts'
import { makeExportacao } from './makeExportacao.ts'

const t = await openTestApp()
const CODIGO = 100001
const LINHAS = 700
const entrada = { dataInicio: '2019-03-01', dataFim: '2019-03-31' }
const guias = { operacao: 'pesquisa.exportGuias', entrada } as const satisfies PedidoExportacao

const base = Date.parse('2019-03-02T12:00:00Z')
await insertGuias(
  t,
  Array.from({ length: LINHAS }, (_vazia, n) => ({ liberadaEm: new Date(base + n * 60_000).toISOString() })),
)
beforeEach(() => t.rows('delete from exportacao'))

const ask = (as: Person, pedido: PedidoExportacao = guias) =>
  t.call(exportacao.createExportacao, { body: { pedido } }, { as })
const list = async (as: Person) => (await t.call(exportacao.listExportacoes, {}, { as })).body
const get = (as: Person, numero: number) => t.call(exportacao.getExportacao, { query: { numero } }, { as })
const remove = (as: Person, numero: number) =>
  t.call(exportacao.deleteExportacao, { query: { numero } }, { as })
const make = (numero: number) => makeExportacao(t.services, { codigoCredenciado: CODIGO, numero })
const naoExiste = { status: 404, codigo: 'API-EXP-0001' }

async function readRows(file: Buffer) {
  const { sheets } = await readXlsx(file)
  // Who and when it was made stands above.
  return (sheets[0]?.rows ?? []).slice(3)
}

describe('a workbook that takes long', () => {
  it('is asked for, made by the server, and found whole: the same as the one that is waited for', async () => {
    const as = await t.as(CODIGO)
    const { body } = await ask(as)
    expect(body).toMatchObject({ estado: 'espera', linhas: 0, total: null, pedido: guias })
    const tarefas = await t.rows<{ data: unknown }>(
      `select data from fila.job where name = 'makeExportacao' and data->>'numero' = $1`,
      [String(body.numero)],
    )
    expect(tarefas).toEqual([{ data: { codigoCredenciado: CODIGO, numero: body.numero } }])
    await make(body.numero)
    const [pronta] = await list(as)
    expect(pronta).toMatchObject({
      estado: 'pronta',
      linhas: LINHAS,
      total: LINHAS,
      nome: 'guias-01-03-2019-a-31-03-2019.xlsx',
      expiraEm: new Date(t.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    })
    const guardada = await get(as, body.numero)
    expect(guardada.headers['content-disposition']).toContain('guias-01-03-2019-a-31-03-2019.xlsx')
    expect(guardada.raw.byteLength).toBe(pronta?.bytes)
    const { raw } = await t.call(pesquisa.exportGuias, { body: entrada }, { as })
    expect(await readRows(guardada.raw)).toEqual(await readRows(raw))
  })

  it('notes in the trail each patient that left, under the request that asked, and who took the file', async () => {
    const as = await t.as(CODIGO)
    const { body, headers } = await ask(as)
    await make(body.numero)
    const trilha = (requisicao: unknown) =>
      t.rows<{ operacao: string; objeto: string; pacientes: number }>(
        `select operacao, min(objeto) as objeto, count(distinct codigo_associado)::int as pacientes from trilha
          where requisicao = $1 group by operacao order by operacao`,
        [requisicao],
      )
    const [pedida, feita] = await trilha(headers['x-request-id'])
    expect(pedida).toMatchObject({
      operacao: 'exportacao.createExportacao',
      objeto: 'arquivo pedido: Guias da pesquisa',
    })
    expect(feita?.operacao).toBe('pesquisa.exportGuias')
    expect(feita?.pacientes).toBeGreaterThan(0)
    const { headers: levada } = await get(as, body.numero)
    await expect
      .poll(() => trilha(levada['x-request-id']))
      .toMatchObject([
        { operacao: 'exportacao.getExportacao', objeto: 'arquivo guardado: Guias da pesquisa' },
      ])
  })

  it('asked for twice is one, and goes on where its session is over', async () => {
    const as = await t.as(CODIGO)
    const [uma, outra] = [
      await ask(as),
      await ask(as, { ...guias, entrada: { dataFim: entrada.dataFim, dataInicio: entrada.dataInicio } }),
    ]
    expect(outra.body.numero).toBe(uma.body.numero)
    await t.rows('update sessao set revogada_em = now() where login = $1', [CODIGO])
    t.forget()
    await make(uma.body.numero)
    const depois = await t.as(CODIGO)
    expect(await list(depois)).toMatchObject([{ numero: uma.body.numero, estado: 'pronta' }])
    // One that is ready is no longer the one that is asked for: what it shows may have changed.
    expect((await ask(depois)).body.numero).not.toBe(uma.body.numero)
  })

  it('that a killed process began is made anew once it gives no sign, and by one at a time', async () => {
    const as = await t.as(CODIGO)
    const { numero } = (await ask(as)).body
    await t.rows(
      `with e as (update exportacao set estado = 'fazendo', linhas = 7, mudada_em = $2 where numero = $1 returning *)
       insert into exportacao_parte select codigo_credenciado, numero, n, 'meia' from e, generate_series(0, 99) n`,
      [numero, t.clock.now()],
    )
    await expect(make(numero)).rejects.toThrow('made elsewhere')
    expect(await list(as)).toMatchObject([{ estado: 'fazendo', linhas: 7 }])
    await t.rows(`update exportacao set mudada_em = mudada_em - interval '31 seconds'`)
    await make(numero)
    const { raw } = await get(as, numero)
    expect((await readRows(raw)).length).toBe(LINHAS + 2)
    // What is ready is not made again.
    await make(numero)
    expect((await list(as)).map(({ estado }) => estado)).toEqual(['pronta'])
  })

  it('is written by its last making alone: one that was only slow mixes nothing in, and undoes nothing', async () => {
    const as = await t.as(CODIGO)
    const { numero } = (await ask(as)).body
    const alvo = { codigoCredenciado: CODIGO, numero }
    const inTransaction = t.services.background.transaction
    const take = async () => {
      const tomada = await inTransaction(CODIGO, (db) => takeExportacao(db, alvo, t.clock.now()))
      return { ...alvo, tentativa: tomada?.tentativa ?? 0 }
    }
    const append = (feitura: typeof alvo & { tentativa: number }, ordem: number) =>
      inTransaction(CODIGO, (db) =>
        appendParte(db, feitura, { ordem, conteudo: Buffer.from('x'), linhas: 1 }, t.clock.now()),
      )
    const lenta = await take()
    expect(await append(lenta, 0)).toBe(true)
    await t.rows(`update exportacao set mudada_em = mudada_em - interval '31 seconds'`)
    const outra = await take()
    expect(await append(outra, 0)).toBe(true)
    expect(await append(lenta, 1)).toBe(false)
    await inTransaction(CODIGO, (db) => failExportacao(db, lenta, null, t.clock.now()))
    expect(await list(as)).toMatchObject([{ estado: 'fazendo' }])
    expect(await t.rows('select ordem from exportacao_parte')).toEqual([{ ordem: 0 }])
  })

  it.each([
    ['espera', 119, 1],
    ['espera', 121, 2],
    ['fazendo', 119, 1],
    ['fazendo', 121, 2],
  ])(
    '%s and silent for %i s has been queued %i times when it is asked for again',
    async (estado, segundos, vezes) => {
      const as = await t.as(CODIGO)
      const { numero } = (await ask(as)).body
      await t.rows(`update exportacao set estado = $1, mudada_em = mudada_em - make_interval(secs => $2)`, [
        estado,
        segundos,
      ])
      expect((await ask(as)).body.numero).toBe(numero)
      const tarefas = await t.rows(
        `select from fila.job where name = 'makeExportacao' and data->>'numero' = $1`,
        [String(numero)],
      )
      expect(tarefas).toHaveLength(vezes)
    },
  )

  it('is of the day on which it was asked for, and of the day of a retry: its session, request and term too', async () => {
    const comeco = t.clock.now()
    const desde: PedidoExportacao = { ...guias, entrada: { dataInicio: '2026-11-01' } }
    const { numero } = (await ask(await t.as(CODIGO), desde)).body
    const read = async () =>
      (await t.rows<Record<string, unknown>>('select * from exportacao where numero = $1', [numero]))[0]
    const primeira = await read()
    try {
      t.clock.advance(24 * 3_600_000 - 1)
      await make(numero)
      expect(await read()).toMatchObject({ nome: 'guias-01-11-2026-a-21-11-2026.xlsx' })
      await t.rows(
        `update exportacao set estado = 'falhou', nome = null, bytes = null, expira_em = expira_em + interval '1 hour'`,
      )
      t.clock.advance(1)
      t.forget()
      const { headers, body } = await ask(await t.as(CODIGO), desde)
      const outra = await read()
      expect(outra).toMatchObject({ numero: primeira?.numero, requisicao: headers['x-request-id'] })
      expect(outra?.sid).not.toBe(primeira?.sid)
      expect(Date.parse(body.expiraEm)).toBe(t.clock.now().getTime() + 24 * 3_600_000)
      await make(numero)
      expect(await read()).toMatchObject({ nome: 'guias-01-11-2026-a-22-11-2026.xlsx' })
    } finally {
      t.clock.set(comeco)
      t.forget()
    }
  })

  it('that went while it was read breaks off, and is never half a file', async () => {
    const as = await t.as(CODIGO)
    await insertPronta(t, { login: CODIGO, numero: 8 })
    await t.rows('update exportacao set bytes = bytes + 1')
    await expect(get(as, 8)).rejects.toThrow()
  })

  it('that failed says so and by which refusal, keeps nothing, and waits again when it is asked for again', async () => {
    const as = await t.as(CODIGO)
    const semPeriodo: PedidoExportacao = {
      operacao: 'financeiro.exportDemonstrativo',
      entrada: { tipoBuscaEnum: 'PERIODO', dataFinal: '2001-01-01' },
    }
    const { numero } = (await ask(as, semPeriodo)).body
    await make(numero)
    expect(await list(as)).toMatchObject([{ estado: 'falhou', nome: null, recusa: 'API-FIN-0001' }])
    expect(await get(as, numero)).toMatchObject(naoExiste)
    expect((await ask(as, semPeriodo)).body).toMatchObject({ numero, estado: 'espera', recusa: null })
  })

  it('is removed before, while and after it is made', async () => {
    const as = await t.as(CODIGO)
    const { numero } = (await ask(as)).body
    expect(await get(as, numero)).toMatchObject(naoExiste)
    expect((await remove(as, numero)).status).toBe(200)
    await make(numero)
    const outra = (await ask(as)).body.numero
    const fazendo = make(outra)
    await expect.poll(async () => (await list(as))[0]?.estado).not.toBe('espera')
    await remove(as, outra)
    await fazendo
    expect(await list(as)).toEqual([])
    expect(await t.rows('select from exportacao_parte')).toEqual([])
    expect(await remove(as, outra)).toMatchObject(naoExiste)
  })

  it('is gone after a day, with its bytes', async () => {
    const as = await t.as(CODIGO)
    await insertPronta(t, { login: CODIGO, numero: 1 })
    const purge = (ms: number) =>
      t.services.pool.transaction(0, (db) => purgeExportacoes(db, new Date(t.clock.now().getTime() + ms), 10))
    expect(await purge(24 * 3_600_000)).toBe(0)
    expect((await get(as, 1)).status).toBe(200)
    await t.rows(`update exportacao set expira_em = $1`, [t.clock.now()])
    expect(await list(as)).toEqual([])
    expect(await get(as, 1)).toMatchObject(naoExiste)
    expect(await purge(1)).toBe(1)
    expect(await t.rows('select from exportacao_parte')).toEqual([])
  })
})

describe('whose it is', () => {
  it("its login's: to the clinic's dentists and to another provider it does not exist", async () => {
    await insertPronta(t, { login: 1000041, numero: 5 })
    for (const login of [100004, 1000042, 300001]) {
      const as = await t.as(login)
      expect(await list(as)).toEqual([])
      expect(await get(as, 5)).toMatchObject(naoExiste)
      expect(await remove(as, 5)).toMatchObject(naoExiste)
    }
    expect((await list(await t.as(1000041))).map(({ numero }) => numero)).toEqual([5])
  })

  it('is refused once the function is gone, when asked, listed, made and taken', async () => {
    const as = await t.as(CODIGO)
    await insertPronta(t, { login: CODIGO, numero: 6 })
    const { numero } = (await ask(as)).body
    await t.rows(
      `update credenciado set permissoes = array_remove(permissoes, 'CONSULTA_GTO') where codigo = $1`,
      [CODIGO],
    )
    try {
      expect(await get(as, 6)).toMatchObject(naoExiste)
      expect(await list(as)).toEqual([])
      await make(numero)
      expect(await t.rows('select estado from exportacao where numero = $1', [numero])).toEqual([
        { estado: 'falhou' },
      ])
      expect(await ask(as)).toMatchObject({ status: 403, codigo: 'API-ACE-0003' })
    } finally {
      await t.rows(`update credenciado set permissoes = permissoes || '{CONSULTA_GTO}' where codigo = $1`, [
        CODIGO,
      ])
    }
  })

  it('is refused as locked where its function is, and not as one that there is not', async () => {
    const as = await t.as(CODIGO)
    const { numero } = (await ask(as)).body
    const itens = itensMenu.filter((item) => 'permissao' in item && item.permissao === 'CONSULTA_GTO')
    const lock = (codigos: readonly string[]) =>
      t.rows('update credenciado set itens_bloqueados = $1 where codigo = $2', [codigos, CODIGO])
    await lock(itens.map(({ identificadorItem }) => identificadorItem))
    try {
      expect(await ask(as)).toMatchObject({ status: 422, codigo: 'API-MEN-0001' })
      await make(numero)
      expect(await t.rows('select recusa from exportacao')).toEqual([{ recusa: 'API-MEN-0001' }])
    } finally {
      await lock([])
    }
  })

  it.each([
    // The clinic's dentist 1000042 sees a part of the money alone.
    ['all of the money, to a login that sees a part', null, 404],
    ['lines of a dentist whom it does not see', [1, 99], 404],
    ['no lines of others', [], 200],
  ])('shows %s', async (_nome, dentistas, status) => {
    await insertPronta(t, {
      login: 1000042,
      numero: 7,
      operacao: 'financeiro.exportDemonstrativo',
      dentistas,
    })
    expect((await get(await t.as(1000042), 7)).status).toBe(status)
  })

  it('a login keeps no more than ten', async () => {
    const as = await t.as(CODIGO)
    for (let n = 1; n <= MAXIMO_EXPORTACOES; n++)
      await insertPronta(t, { login: CODIGO, numero: 800_000 + n })
    expect(await ask(as)).toMatchObject({ status: 422, codigo: 'API-EXP-0002' })
    await remove(as, 800_001)
    expect((await ask(as)).status).toBe(200)
  })

  it('keeps the pending ones with the plans to be sent, and neither with a filter', async () => {
    const as = await t.as(CODIGO)
    const pendentes = { pendentes: true, planosAEnviar: true }
    expect(await ask(as, { ...guias, entrada: pendentes })).toMatchObject({
      status: 200,
      body: { pedido: { entrada: pendentes } },
    })
    expect(await ask(as, { ...guias, entrada: { ...entrada, ...pendentes } })).toMatchObject({
      status: 400,
      codigo: 'API-GEN-0001',
    })
  })

  it.each(['cpf', 'codigoAssociado', 'numeroAtendimento'])('neither asks nor keeps a %s', async (campo) => {
    const pedido = { ...guias, entrada: { [campo]: '12345678901' } } as PedidoExportacao
    const { status, codigo, detalhes } = await ask(await t.as(CODIGO), pedido)
    expect([status, codigo, detalhes?.[0]?.campo]).toEqual([400, 'API-GEN-0001', 'pedido.entrada'])
  })
})
