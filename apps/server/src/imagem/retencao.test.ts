import { imagem } from '@portal/contract/imagem.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { keyOf } from './copia.ts'
import { insertGuia } from './imagem.fixture.ts'
import { folderOf } from './pastas.ts'
import {
  age,
  type Conteudo,
  createConteudo,
  daysAgo,
  listFiles,
  runRetencao,
  sendImagem,
} from './retencao.fixture.ts'
import { startRetencao } from './retencao.ts'

let t: TestApp
let conteudo: Conteudo
beforeAll(async () => {
  t = await createTestApp()
  // An image of the portal's: without one its database could be any other.
  await sendImagem(t, await insertGuia(t), await createConteudo())
})
beforeEach(async () => {
  conteudo = await createConteudo()
})
afterAll(() => t.close())

const send = async (options: { removida?: number; login?: number } = {}) => {
  const numeroFicha = await insertGuia(t, { credenciado: options.login ?? 100001 })
  await sendImagem(t, numeroFicha, conteudo, options)
  return numeroFicha
}

const insertPasso = (numeroFicha: number, acao: string, dias: number) =>
  t.rows(
    `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, para_status, para_etapa)
     values ($1, 100001, $2, 'Teste', $3, 2, 2)`,
    [numeroFicha, daysAgo(dias), acao],
  )

const remaining = async () => ({
  arquivos: (await listFiles(t, conteudo.sha256)).length,
  apagadas: (
    await t.rows<{ apagada: boolean }>(
      'select apagada_em is not null as apagada from imagem_guia where sha256 = $1 order by numero_ficha',
      [conteudo.sha256],
    )
  ).map(({ apagada }) => apagada),
})

describe('the content of a removed image', () => {
  test.each([
    ['goes when its retention is over', [{ removida: 91 }], 0, [true]],
    ['stays until then', [{ removida: 89 }], 3, [false]],
    ['stays where the image was not removed', [{}], 3, [false]],
    ['goes once for all its guides', [{ removida: 91 }, { removida: 300, login: 100004 }], 0, [true, true]],
    ['stays while another guide has it', [{ removida: 91 }, {}], 3, [false, false]],
    [
      'stays while a guide of another provider has it',
      [{ removida: 91 }, { login: 100004 }],
      3,
      [false, false],
    ],
    ['stays while another removal is fresh', [{ removida: 91 }, { removida: 2 }], 3, [false, false]],
  ] as const)('%s', async (_nome, imagens, arquivos, apagadas) => {
    for (const cada of imagens) await send(cada)
    const linhas = await runRetencao(t, conteudo.sha256)
    expect(await remaining()).toEqual({ arquivos, apagadas })
    expect(linhas).toEqual(arquivos === 0 ? [{ removidas: 1, orfaos: 0 }] : [])
  })

  test.each([
    ['concludeAuditoria', 91.5, 3],
    ['sign', 91.5, 3],
    ['a step of later days', 91.5, 3],
    ['sign', 90.5, 0],
    ['sign', 92.5, 0],
    ['createObservacao', 91.5, 0],
    ['uploadImagem', 91.5, 0],
  ])('that had %s %d days ago, removed 91 days ago after one day: %i files', async (acao, dias, arquivos) => {
    await insertPasso(await send({ removida: 91 }), acao, dias)
    await runRetencao(t, conteudo.sha256)
    expect((await remaining()).arquivos).toBe(arquivos)
  })

  test('stays as long as the table says', async () => {
    await send({ removida: 91 })
    await t.rows(`update retencao set dias = 120 where tipo = 'imagemRemovida'`)
    await runRetencao(t, conteudo.sha256)
    expect((await remaining()).arquivos).toBe(3)
    await t.rows(`update retencao set dias = 90 where tipo = 'imagemRemovida'`)
    await runRetencao(t, conteudo.sha256)
    expect(await remaining()).toEqual({ arquivos: 0, apagadas: [true] })
  })

  test('is asked for as before it went, and may be sent again', async () => {
    const numeroFicha = await send({ removida: 91 })
    const as = await t.as(100001)
    const get = (sequencial: number) =>
      t.call(imagem.getImagem, { query: { numeroFicha, sequencial, versao: 'tela' } }, { as })
    const before = await get(1)
    await runRetencao(t, conteudo.sha256)
    expect(await get(1)).toMatchObject({ status: before.status, codigo: 'API-IMG-0001' })
    await sendImagem(t, numeroFicha, conteudo)
    expect((await get(2)).status).toBe(200)
    await runRetencao(t, conteudo.sha256)
    expect(await remaining()).toEqual({ arquivos: 3, apagadas: [true, false] })
  })

  test('goes in batches, however many there are', async () => {
    const numeroFicha = await insertGuia(t)
    const hashes = Array.from({ length: 250 }, (_, n) => `ee${String(n).padStart(4, '0')}`)
    for (const sha256 of hashes) await t.services.arquivos.put(keyOf(sha256, 'original'), Buffer.from('a'))
    await t.rows(
      `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo, bytes,
                                momento, sha256, enviada_em, removida_em)
       select numero_ficha, n, codigo_credenciado, codigo_associado, 'x.png', 'image/png', 1, 'inicial', hash, $3, $4
         from guia, unnest($2::text[]) with ordinality h (hash, n) where numero_ficha = $1`,
      [numeroFicha, hashes, daysAgo(101), daysAgo(100)],
    )
    // Two processes at once: neither trips over the other.
    const linhas = await Promise.all([runRetencao(t, 'ee'), runRetencao(t, 'ee')])
    const marcadas = await t.rows(
      'select 1 from imagem_guia where numero_ficha = $1 and apagada_em is not null',
      [numeroFicha],
    )
    expect(marcadas).toHaveLength(250)
    expect(await listFiles(t, 'ee')).toEqual([])
    const contadas = linhas.flat().map((linha) => (linha as { removidas: number }).removidas)
    expect(contadas.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...contadas)).toBeLessThanOrEqual(100)
  }, 60_000)
})

describe('an orphan', () => {
  const put = async (dias: number) => {
    for (const versao of ['original', 'miniatura'] as const)
      await t.services.arquivos.put(keyOf(conteudo.sha256, versao), conteudo.conteudo)
    await age(t, conteudo.sha256, daysAgo(dias))
  }

  test.each([
    ['goes after a day', 1.3, 0, [{ removidas: 0, orfaos: 1 }]],
    ['stays until then', 0.7, 2, []],
  ])('%s', async (_nome, dias, arquivos, linhas) => {
    await put(dias)
    expect(await runRetencao(t, conteudo.sha256)).toEqual(linhas)
    expect(await listFiles(t, conteudo.sha256)).toHaveLength(arquivos)
  })

  test('is what a killed job left of a deleted content', async () => {
    await send({ removida: 91 })
    await runRetencao(t, conteudo.sha256)
    await put(91)
    await t.services.arquivos.hide(conteudo.sha256)
    expect(await runRetencao(t, conteudo.sha256)).toEqual([{ removidas: 0, orfaos: 1 }])
    expect(await listFiles(t, conteudo.sha256)).toEqual([])
  })

  test('is not what a killed job hid of a content that an image has', async () => {
    await send()
    const antes = await listFiles(t, conteudo.sha256)
    await t.services.arquivos.hide(conteudo.sha256)
    await age(t, conteudo.sha256, daysAgo(9))
    expect(await runRetencao(t, conteudo.sha256)).toEqual([])
    expect(await listFiles(t, conteudo.sha256)).toEqual(antes)
  })

  test('is not all that a portal with another database finds', async () => {
    await put(9)
    const outro = await createTestApp()
    try {
      const { arquivos } = t.services
      const run = () => runRetencao(outro, conteudo.sha256, { ...outro.services, arquivos })
      expect(await run()).toEqual([])
      await sendImagem(outro, await insertGuia(outro), await createConteudo())
      expect(await run()).toMatchObject([{ message: expect.stringMatching(/^orfaos kept/) }])
    } finally {
      await outro.close()
    }
    expect(await listFiles(t, conteudo.sha256)).toHaveLength(2)
  })

  test('that cannot be deleted is told, and keeps no other from it', async () => {
    await put(9)
    const vizinho = `${folderOf(conteudo.sha256)}00`
    await t.services.arquivos.put(keyOf(vizinho, 'original'), Buffer.from('a'))
    await age(t, vizinho, daysAgo(9))
    const hide = async (sha256: string) => {
      if (sha256 === vizinho) throw new Error('read-only')
      return t.services.arquivos.hide(sha256)
    }
    const services = { ...t.services, arquivos: { ...t.services.arquivos, hide } }
    const linhas = await runRetencao(t, conteudo.sha256, services)
    expect(linhas).toMatchObject([{ message: 'read-only' }, { orfaos: 1 }])
    expect(await listFiles(t, conteudo.sha256)).toEqual([])
  })
})

test('the application may read the retention, not change it', async () => {
  const { raw } = t.services.pool
  expect((await raw.query('select tipo, dias from retencao order by tipo')).rows).toEqual([
    { tipo: 'conteudoOrfao', dias: 1 },
    { tipo: 'imagemRemovida', dias: 90 },
  ])
  await expect(raw.query('update retencao set dias = 1')).rejects.toThrow('permission denied')
})

test('every table that keeps the hash of a content is one that the job asks', async () => {
  const tables = await t.rows<{ tabela: string }>(
    `select distinct table_name as tabela from information_schema.columns
      where table_schema = 'public' and column_name like '%sha256%' order by 1`,
  )
  // The others keep the hashes of terms, of links, of requests and of migrations.
  expect(tables.map(({ tabela }) => tabela)).toEqual([
    'aceite_termo',
    'documento_termo',
    'envio_celular',
    'fluxo_senha',
    'idempotencia',
    'imagem_guia',
    'migracao',
    'renovacao_alvara',
  ])
})

test('the job runs by itself', async () => {
  await send({ removida: 91 })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = startRetencao({ ...t.services, log: t.services.log })
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await remaining()).toEqual({ arquivos: 0, apagadas: [true] }))
  await stop()
})
