import { comunicado } from '@portal/contract/comunicado.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()

type Facts = { titulo?: string; texto?: string; tags?: string[]; publicado?: string; ate?: string | null } & {
  rede?: string | null
  especialidade?: number | null
  destinatario?: number | null
}

const insert = (codigo: number, facts: Facts = {}) =>
  t.rows(
    `insert into comunicado (codigo, titulo, texto, tags, publicado_em, valido_ate, rede, codigo_especialidade,
            destinatario) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      codigo,
      facts.titulo ?? `Comunicado ${codigo}`,
      facts.texto ?? 'Texto.',
      facts.tags ?? [],
      facts.publicado ?? '2026-11-20T12:00:00Z',
      facts.ate ?? null,
      facts.rede ?? null,
      facts.especialidade ?? null,
      facts.destinatario ?? null,
    ],
  )

beforeEach(async () => {
  await t.rows('delete from leitura_comunicado_login')
  await t.rows('delete from comunicado')
})

type Query = { tagsList?: string; texto?: string; nroPagina?: number; qtdRegistros?: number }
const search = async (query: Query = {}, login = 100001) =>
  (await t.call(comunicado.searchComunicados, { query }, { as: await t.as(login) })).body
const codigos = async (query?: Query, login?: number) =>
  (await search(query, login)).comunicados.map(({ codComunicado }) => codComunicado)
const read = async (codComunicado: number, login = 100001) =>
  t.call(comunicado.acknowledgeComunicado, { query: { codComunicado } }, { as: await t.as(login) })

/** TEST_NOW is 21 November 2026. 100001 is of Aurora, general clinic; 300001 of Lumina. */
describe('who is shown a notice (Operadora §6)', () => {
  it.each([
    ['everybody', {}, true],
    ['its network', { rede: 'AURORA' }, true],
    ['another network', { rede: 'LUMINA' }, false],
    ['its specialty', { especialidade: 1 }, true],
    ['a specialty it has not', { especialidade: 14 }, false],
    ['itself', { destinatario: 100001 }, true],
    ['another provider', { destinatario: 100002 }, false],
    ['both its network and a specialty it has not', { rede: 'AURORA', especialidade: 14 }, false],
    ['everybody, tomorrow', { publicado: '2026-11-22T12:00:00Z' }, false],
    ['everybody, until today', { ate: '2026-11-21' }, true],
    ['everybody, until yesterday', { ate: '2026-11-20' }, false],
  ] as const)('a notice for %s: %o', async (_para, facts, esperado) => {
    await insert(1, facts)
    const as = await t.as(100001)
    expect(await codigos()).toEqual(esperado ? [1] : [])
    expect((await t.call(comunicado.getContador, {}, { as })).body.total).toBe(esperado ? 1 : 0)
    const um = await t.call(comunicado.getComunicado, { query: { codComunicado: 1 } }, { as })
    expect(um.status).toBe(esperado ? 200 : 404)
    expect((await read(1)).status).toBe(esperado ? 200 : 404)
  })
})

describe('comunicado.searchComunicados', () => {
  beforeEach(async () => {
    const recesso = { titulo: 'Recesso da operação', texto: 'Com 50% da equipe.' }
    await insert(1, { ...recesso, tags: ['Prazos'], publicado: '2026-11-01T12:00:00Z' })
    await insert(2, { titulo: 'Imagem final', texto: 'Envie no mesmo dia.', tags: ['Imagens', 'Glosas'] })
    await insert(3, { titulo: 'Conta', tags: ['Prazos', 'Glosas'], publicado: '2026-11-10T12:00:00Z' })
  })

  it.each([
    ['nothing: all, the newest first', {}, [2, 3, 1]],
    ['a tag', { tagsList: 'Prazos' }, [3, 1]],
    ['tags: any of them', { tagsList: 'Imagens,Prazos' }, [2, 3, 1]],
    ['a tag that there is not', { tagsList: 'Nada' }, []],
    ['words without accents, of the title', { texto: 'OPERACAO recesso' }, [1]],
    ['words of the text', { texto: 'mesmo dia' }, [2]],
    ['words that are not all there', { texto: 'mesmo conta' }, []],
    ['signs that a pattern would take', { texto: '%_' }, []],
    ['a sign that one holds', { texto: ' % ' }, [1]],
    ['blanks alone: all', { texto: '  ' }, [2, 3, 1]],
    ['both', { tagsList: 'Glosas', texto: 'conta' }, [3]],
  ] as const)('asked for %s', async (_nome, query, esperados) => {
    expect(await codigos(query)).toEqual(esperados)
  })

  it('is never asked for a tag that its own commas would cut in two', async () => {
    await expect(insert(4, { tags: ['Prazos, glosas'] })).rejects.toThrow('tags_sem_virgula')
  })

  it('counts pages from 1 (Spec §9), and tells the whole and every tag', async () => {
    expect(await search({ nroPagina: 2, qtdRegistros: 2 })).toMatchObject({
      comunicados: [{ codComunicado: 1 }],
      nroPagina: 2,
      total: 3,
      tags: ['Glosas', 'Imagens', 'Prazos'],
    })
    expect(await codigos({ nroPagina: 3, qtdRegistros: 2 })).toEqual([])
  })
})

describe('comunicado.acknowledgeComunicado', () => {
  const contador = async (login: number) =>
    (await t.call(comunicado.getContador, {}, { as: await t.as(login) })).body

  it('is kept once, the first time; another provider has still to read it', async () => {
    await insert(1)
    await insert(2)
    expect((await read(1)).status).toBe(200)
    t.clock.advance(60_000)
    expect((await read(1)).status).toBe(200)
    expect(
      await t.rows('select codigo_credenciado, codigo_comunicado, login, em from leitura_comunicado_login'),
    ).toEqual([{ codigo_credenciado: 100001, codigo_comunicado: 1, login: 100001, em: TEST_NOW }])
    expect(await contador(100001)).toEqual({ total: 2, naoLidos: 1 })
    expect(await contador(100002)).toEqual({ total: 2, naoLidos: 2 })
  })

  it('is of the login that opened it: the others of its clinic have still to read it, wherever they ask', async () => {
    await insert(1, { publicado: '2026-11-01T12:00:00Z' })
    await insert(2)
    const told = async (login: number) => {
      const as = await t.as(login)
      const { body } = await t.call(comunicado.listDashboard, { query: {} }, { as })
      const um = await t.call(comunicado.getComunicado, { query: { codComunicado: 2 } }, { as })
      return {
        inicio: body.comunicados.map(({ codComunicado, lido }) => [codComunicado, lido]),
        pesquisa: (await search({}, login)).comunicados.map(({ codComunicado, lido }) => [
          codComunicado,
          lido,
        ]),
        aberto: um.body.lido,
        naoLidos: (await contador(login)).naoLidos,
      }
    }
    const lido2 = {
      inicio: [
        [1, false],
        [2, true],
      ],
      pesquisa: [
        [2, true],
        [1, false],
      ],
      aberto: true,
      naoLidos: 1,
    }
    const nada = {
      inicio: [
        [2, false],
        [1, false],
      ],
      pesquisa: [
        [2, false],
        [1, false],
      ],
      aberto: false,
      naoLidos: 2,
    }
    await read(2, 1000043)
    expect(await told(1000043)).toEqual(lido2)
    for (const login of [100004, 1000041]) expect(await told(login)).toEqual(nada)
    await read(2, 100004)
    expect(await told(100004)).toEqual(lido2)
    expect(await told(1000041)).toEqual(nada)
  })

  it('puts those that wait first on the home page', async () => {
    await insert(1, { publicado: '2026-11-01T12:00:00Z' })
    await insert(2)
    await insert(3, { publicado: '2026-11-10T12:00:00Z' })
    await read(2)
    const as = await t.as(100001)
    const { body } = await t.call(comunicado.listDashboard, { query: { qtdRegistros: 2 } }, { as })
    expect(body).toMatchObject({ comunicados: [{ codComunicado: 3 }, { codComunicado: 1 }], total: 3 })
  })
})
