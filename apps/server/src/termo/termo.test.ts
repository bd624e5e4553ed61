import { createHash, randomUUID } from 'node:crypto'
import { acesso } from '@portal/contract/acesso.ts'
import { termo } from '@portal/contract/termo.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const DIA_MS = 86_400_000
const daysAgo = (dias: number) => new Date(TEST_NOW.getTime() - dias * DIA_MS)

const TABELAS = ['aceite_termo', 'documento_termo']
/** As nobody may: past what keeps documents and acceptances as they are. */
const withoutGuarda = (sql: string) =>
  t.rows(
    [
      ...TABELAS.map((tabela) => `alter table ${tabela} disable trigger user`),
      sql,
      ...TABELAS.map((tabela) => `alter table ${tabela} enable trigger user`),
    ].join(';'),
  )

/** The documents of these tests alone: each publishes what it asks for. */
beforeEach(async () => {
  await withoutGuarda('truncate aceite_termo, documento_termo')
})

type Publicacao = {
  codigo: number
  termo?: string
  versao?: number
  rede?: string
  dias?: number
  texto?: string
}

async function publish({
  codigo,
  versao = 1,
  rede = 'AURORA',
  dias = 10,
  ...mais
}: Publicacao): Promise<void> {
  const { termo: nome = `termo${codigo}`, texto = `Texto do termo ${codigo}.` } = mais
  await t.rows(
    `insert into documento_termo (codigo, rede, termo, versao, titulo, texto, publicado_em)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [codigo, rede, nome, versao, `Termo ${codigo}`, texto, daysAgo(dias)],
  )
}

const list = async (login = 100001) =>
  (await t.call(termo.listPendentes, {}, { as: await t.as(login) })).body.termos
const codigos = async (login?: number) => (await list(login)).map(({ codigoDocumento }) => codigoDocumento)

const accept = async (
  codigoDocumento: number,
  { login = 100001, global, key = randomUUID() }: { login?: number; global?: boolean; key?: string } = {},
) =>
  t.call(
    termo.createAceite,
    { body: { codigoDocumento, ...(global === undefined ? {} : { global }) } },
    { as: await t.as(login), key },
  )

type Linha = {
  codigo: number
  unidade: string
  login: number
  nome: string
  em: Date
  ip: string
  sha256: string
}
const aceites = () =>
  t.rows<Linha>(
    `select codigo_documento as codigo, unidade, login, nome, em, ip, sha256 from aceite_termo
      order by codigo_documento, unidade`,
  )

const hash = (texto: string) => createHash('sha256').update(texto).digest('hex')

describe('termo.listPendentes', () => {
  it('tells what the network asks for, the oldest first, each with its text and the hash of it', async () => {
    await publish({ codigo: 12, dias: 3 })
    await publish({ codigo: 11, dias: 5, texto: 'Ação: não é só ASCII.' })
    const [primeiro, segundo] = await list()
    expect(primeiro).toEqual({
      codigoDocumento: 11,
      titulo: 'Termo 11',
      versao: 1,
      publicadoEm: daysAgo(5).toISOString(),
      sha256: hash('Ação: não é só ASCII.'),
      texto: 'Ação: não é só ASCII.',
      faltam: [null],
      anterior: null,
    })
    expect(segundo?.codigoDocumento).toBe(12)
  })

  it.each([
    ['of another network', { codigo: 11, rede: 'MERIDIANO' }],
    ['of tomorrow', { codigo: 11, dias: -1 }],
  ])('leaves out what is %s', async (_nome, publicacao) => {
    await publish(publicacao)
    expect(await codigos()).toEqual([])
  })

  it('asks again for a new version, and tells which one was accepted before', async () => {
    await publish({ codigo: 11, termo: 'uso', dias: 20 })
    await accept(11)
    expect(await codigos()).toEqual([])
    await publish({ codigo: 12, termo: 'uso', versao: 2, dias: 1 })
    expect(await list()).toMatchObject([
      { codigoDocumento: 12, versao: 2, anterior: { versao: 1, em: TEST_NOW.toISOString() } },
    ])
  })

  it('tells of the newest of several that were accepted before, and when its first place accepted it', async () => {
    const login = 100004
    await publish({ codigo: 11, termo: 'uso', dias: 20 })
    await accept(11, { login, global: true })
    await publish({ codigo: 12, termo: 'uso', versao: 2, dias: 2 })
    await accept(12, { login })
    t.clock.advance(1000)
    await accept(12, { login, global: true })
    await publish({ codigo: 13, termo: 'uso', versao: 3, dias: 1 })
    const termos = await list(login)
    t.clock.set(TEST_NOW)
    expect(termos).toMatchObject([{ versao: 3, anterior: { versao: 2, em: TEST_NOW.toISOString() } }])
  })

  it('asks for the newest version alone', async () => {
    await publish({ codigo: 11, termo: 'uso', dias: 20 })
    await publish({ codigo: 12, termo: 'uso', versao: 2, dias: 1 })
    expect(await codigos()).toEqual([12])
  })

  it('asks each provider for itself', async () => {
    await publish({ codigo: 11 })
    await accept(11)
    expect([await codigos(), await codigos(100007)]).toEqual([[], [11]])
  })

  it('says of a clinic for which of its units it is missing', async () => {
    await publish({ codigo: 11 })
    expect((await list(100004))[0]?.faltam).toEqual([null, 'Unidade Centro', 'Unidade Jardins'])
  })
})

describe('termo.getPendencia', () => {
  it('tells code and title, and nothing once all is accepted', async () => {
    const read = async () => (await t.call(termo.getPendencia, {}, { as: await t.as(100001) })).body
    await publish({ codigo: 11 })
    expect(await read()).toEqual({ termosPendentes: [{ codigo: 11, titulo: 'Termo 11' }] })
    await accept(11)
    expect(await read()).toEqual({ termosPendentes: [] })
  })
})

describe('termo.createAceite', () => {
  it('keeps who, when, from where and the hash of the text', async () => {
    await publish({ codigo: 11, texto: 'O que foi lido.' })
    const { status, body } = await accept(11)
    const quem = { login: 100001, nome: 'Dra. Ana Beatriz Monteiro', ip: '127.0.0.1' }
    expect(await aceites()).toEqual([
      { codigo: 11, unidade: '', ...quem, em: TEST_NOW, sha256: hash('O que foi lido.') },
    ])
    const protocolo = expect.stringMatching(/^[0-9]{14}$/)
    expect([status, body.sha256]).toEqual([200, hash('O que foi lido.')])
    expect(body.aceites).toEqual([{ unidade: null, em: TEST_NOW.toISOString(), ...quem, protocolo }])
  })

  it('accepts with `global` for each unit of the principal code', async () => {
    await publish({ codigo: 11 })
    const { body } = await accept(11, { login: 100004, global: true })
    const unidades = [null, 'Unidade Centro', 'Unidade Jardins']
    expect(body.aceites.map(({ unidade }) => unidade)).toEqual(unidades)
    expect(await codigos(100004)).toEqual([])
  })

  it('without `global` speaks for the principal code alone; the units are still asked for', async () => {
    await publish({ codigo: 11 })
    await accept(11, { login: 100004 })
    expect((await list(100004))[0]?.faltam).toEqual(['Unidade Centro', 'Unidade Jardins'])
    t.clock.advance(60_000)
    const { body } = await accept(11, { login: 100004, global: true })
    t.clock.set(TEST_NOW)
    expect(body.aceites.map(({ em }) => em)).toEqual([
      TEST_NOW.toISOString(),
      new Date(TEST_NOW.getTime() + 60_000).toISOString(),
      new Date(TEST_NOW.getTime() + 60_000).toISOString(),
    ])
    expect(await codigos(100004)).toEqual([])
  })

  it('is asked for again for a unit that comes later', async () => {
    await publish({ codigo: 11 })
    await accept(11, { login: 100004, global: true })
    await t.rows(`update dentista set unidade = 'Unidade Nova' where codigo = 1000041`)
    expect((await list(100004))[0]?.faltam).toEqual(['Unidade Nova'])
    await t.rows(`update dentista set unidade = 'Unidade Centro' where codigo = 1000041`)
  })

  it('keeps the first of a call sent twice, of two at once, and of one made again later', async () => {
    await publish({ codigo: 11 })
    const key = randomUUID()
    const juntas = await Promise.all([accept(11), accept(11), accept(11, { key })])
    t.clock.advance(60_000)
    const depois = [await accept(11, { key }), await accept(11)]
    t.clock.set(TEST_NOW)
    const respostas = [...juntas, ...depois]
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(respostas.map(({ body }) => body.aceites[0]?.em))).toEqual(
      new Set([TEST_NOW.toISOString()]),
    )
    expect(await aceites()).toHaveLength(1)
  })

  it.each([
    ['of another network', { codigo: 11, rede: 'LUMINA' }, 11, 'API-TER-0001'],
    ['not published yet', { codigo: 11, dias: -1 }, 11, 'API-TER-0001'],
    ['that there is not', { codigo: 11 }, 99, 'API-TER-0001'],
  ])('refuses a document %s, and keeps nothing', async (_nome, publicacao, codigo, esperado) => {
    await publish(publicacao)
    expect(await accept(codigo)).toMatchObject({ status: 404, codigo: esperado })
    expect(await aceites()).toEqual([])
  })

  it('refuses a version that was replaced while it was read', async () => {
    await publish({ codigo: 11, termo: 'uso', dias: 20 })
    await publish({ codigo: 12, termo: 'uso', versao: 2, dias: 0 })
    expect(await accept(11)).toMatchObject({ status: 409, codigo: 'API-TER-0002' })
    expect(await aceites()).toEqual([])
  })
})

describe('what was accepted', () => {
  const listAceitos = async (login = 100001) =>
    (await t.call(termo.listAceitos, {}, { as: await t.as(login) })).body.termos
  const get = async (codigoDocumento: number, login = 100001) =>
    t.call(termo.getAceito, { query: { codigoDocumento } }, { as: await t.as(login) })

  it('stays to be read as it was when a new version comes', async () => {
    await publish({ codigo: 11, termo: 'uso', dias: 20, texto: 'Como era.' })
    await accept(11)
    await publish({ codigo: 12, termo: 'uso', versao: 2, dias: 1, texto: 'Como ficou.' })
    await accept(12)
    expect((await listAceitos()).map(({ codigoDocumento }) => codigoDocumento)).toEqual([12, 11])
    expect((await get(11)).body).toMatchObject({ texto: 'Como era.', sha256: hash('Como era.'), versao: 1 })
  })

  it('is nobody else’s', async () => {
    await publish({ codigo: 11 })
    await accept(11)
    expect(await listAceitos(100007)).toEqual([])
    expect(await get(11, 100007)).toMatchObject({ status: 404, codigo: 'API-TER-0001' })
  })

  it('is changed and taken back by nobody, and no other text takes its place', async () => {
    await publish({ codigo: 11 })
    await accept(11)
    const { raw } = t.services.pool
    for (const sql of [
      'update aceite_termo set em = now()',
      'delete from aceite_termo',
      `update documento_termo set texto = 'outro'`,
      `insert into documento_termo (codigo, rede, termo, versao, titulo, texto, publicado_em)
       values (12, 'AURORA', 'x', 1, 'x', 'x', now())`,
    ]) {
      await expect(raw.query(sql)).rejects.toThrow(/permission denied/)
    }
    // Not by the tables' owner either.
    for (const sql of [
      `update documento_termo set texto = 'outro'`,
      `update documento_termo set titulo = 'outro', versao = 7, rede = 'LUMINA', publicado_em = now()`,
      `update aceite_termo set nome = 'outro'`,
      'delete from aceite_termo',
      'truncate aceite_termo',
      'truncate documento_termo, aceite_termo',
    ]) {
      await expect(t.rows(sql), sql).rejects.toThrow(/is never changed/)
    }
    await expect(t.rows('delete from documento_termo')).rejects.toThrow(/foreign key/)
  })
})

describe('the login', () => {
  const enter = async () =>
    (await t.call(acesso.login, { body: { login: '100001', senha: 'Sorriso#2026' } })).body.termosPendentes

  it('says that there are terms to accept, until they are accepted', async () => {
    expect(await enter()).toBeUndefined()
    await publish({ codigo: 11 })
    expect(await enter()).toBe(true)
    await accept(11)
    expect(await enter()).toBeUndefined()
  })
})
