import { randomUUID } from 'node:crypto'
import { acesso } from '@portal/contract/acesso.ts'
import { envioCelular } from '@portal/contract/envioCelular.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import type { Route } from '@portal/contract/route.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor } from '../imagem/imagem.fixture.ts'
import { buildApp } from '../process/app.ts'
import { createLog } from '../runtime/log.ts'
import { untilWaiting, whileHeld } from '../testing/corrida.fixture.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import { enter, rotasCelular, send } from '../testing/matriz/chamada.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'
import { openCelular, openCodigo, reachByCelular, sendFoto, showCodigo } from './envioCelular.fixture.ts'
import { findEnvioAberto, purgeEnvios } from './envioCelular.store.ts'

const t = await openTestApp()
let numeroFicha = 0
beforeAll(() => reachByCelular(t))
beforeEach(async () => {
  await t.rows('delete from tentativa_login')
  numeroFicha = await createGuia(t)
})

const foto = () => arquivos.jpeg(nextCor(), 64, 48)
const vistas = (ficha = numeroFicha) =>
  t.rows('select nome_arquivo as nome, momento from imagem_guia where numero_ficha = $1', [ficha])

const inputOf = ({ query }: Route) => {
  if (!query) return {}
  const sha256 = 'sha256' in query.properties ? { sha256: 'a'.repeat(64) } : {}
  return { query: { numeroFicha, ...sha256 } }
}

const bloquear = (as: Person, bloqueio: boolean) =>
  t.call(guia.updateBloqueio, { body: { nrFicha: numeroFicha, bloqueio } }, { as })

/** Every call of a telephone, refused as without a cookie, and nothing written. */
async function expectFechado(cookie: string): Promise<void> {
  for (const { route } of rotasCelular) {
    const as = { authorization: '', cookie }
    expect(await send(t, route, inputOf(route), as)).toMatchObject({
      status: 401,
      codigo: 'API-ACE-0002',
    })
  }
}

it('a telephone opens the address once and sends an image to its guide, in the name of who showed it', async () => {
  const codigo = await showCodigo(t, numeroFicha)
  const aberto = await openCodigo(t, codigo)
  expect(aberto.body).toEqual({ numeroFicha, expiraEm: '2026-11-21T12:10:00.000Z', imagens: 0 })
  expect(aberto.headers['set-cookie']).toMatch(
    /^__Secure-celular=[^;]+; Max-Age=600; Path=\/api\/guia\/v1\/celular; Secure; HttpOnly; SameSite=Strict$/,
  )
  const enviada = await sendFoto(t, aberto.cookie, await foto())
  expect(enviada.body).toEqual({ numeroFicha, expiraEm: '2026-11-21T12:10:00.000Z', imagens: 1 })
  expect(await vistas()).toEqual([{ nome: 'foto.jpg', momento: 'inicial' }])
  const trilha = await t.rows(
    'select operacao, login, objeto, resultado from trilha where requisicao = any ($1) order by em, operacao desc',
    [[aberto.headers['x-request-id'], enviada.headers['x-request-id']]],
  )
  expect(trilha).toEqual([
    {
      operacao: 'envioCelular.validateCodigo',
      login: 100001,
      objeto: `celular aberto para a guia ${numeroFicha}`,
      resultado: 'ok',
    },
    {
      operacao: 'envioCelular.uploadImagemCelular',
      login: 100001,
      objeto: `envio de imagem à guia ${numeroFicha}, pelo celular`,
      resultado: 'ok',
    },
  ])
})

it('is followed until its end, by the session that showed it and no other', async () => {
  await sendFoto(t, await openCelular(t, numeroFicha), await foto())
  const [envio] = await t.rows<{ sid: string; expiraEm: Date }>(
    'select sid, expira_em as "expiraEm" from envio_celular where numero_ficha = $1',
    [numeroFicha],
  )
  if (!envio) throw new Error('nothing was shown')
  const { sid, expiraEm } = envio
  const find = (quem: string, agora: Date) =>
    t.services.pool.transaction(100001, (db) =>
      findEnvioAberto(db, { codigoCredenciado: 100001, numeroFicha, sid: quem }, agora),
    )
  expect(await find(sid, t.clock.now())).toEqual({ isConectado: true, imagens: 1, expiraEm })
  expect(await find(randomUUID(), t.clock.now())).toBeUndefined()
  expect(await find(sid, expiraEm)).toBeUndefined()
})

it('keeps neither the secret of the address nor that of the cookie', async () => {
  const codigo = await showCodigo(t, numeroFicha)
  const { cookie } = await openCodigo(t, codigo)
  const [linha] = await t.rows<{ tudo: string }>(
    'select row_to_json(e)::text as tudo from envio_celular e where numero_ficha = $1',
    [numeroFicha],
  )
  for (const segredo of [codigo, cookie].map((texto) => texto.split('.')[1] ?? '')) {
    expect(segredo).toHaveLength(43)
    expect(linha?.tudo).not.toContain(segredo)
    expect(linha?.tudo).not.toContain(Buffer.from(segredo, 'base64url').toString('hex'))
  }
})

it('tells the log neither secret, whatever its level', async () => {
  const linhas: string[] = []
  const log = createLog('trace', { write: (linha) => void linhas.push(linha) })
  const app = await buildApp({ services: { ...t.services, log } })
  const codigo = await showCodigo(t, numeroFicha, await t.as(100001))
  const open = () =>
    app.inject({ method: 'POST', url: envioCelular.validateCodigo.path, payload: { codigo } })
  const cookie = String((await open()).headers['set-cookie']).split(';')[0] ?? ''
  expect((await open()).statusCode).toBe(410)
  const { statusCode } = await app.inject({ url: envioCelular.getGuiaCelular.path, headers: { cookie } })
  await app.close()
  expect([statusCode, linhas.some((linha) => linha.includes(envioCelular.validateCodigo.path))]).toEqual([
    200,
    true,
  ])
  for (const segredo of [codigo, cookie].map((texto) => texto.split('.')[1] ?? ''))
    expect(linhas.filter((linha) => linha.includes(segredo))).toEqual([])
})

it('a photograph that the telephone made smaller is known at the desk by the file that was chosen', async () => {
  const sha256 = 'c'.repeat(64)
  await sendFoto(t, await openCelular(t, numeroFicha), await foto(), { sha256Arquivo: sha256 })
  const pedido = { query: { numeroFicha, sha256 } }
  const { body } = await t.call(imagem.getRepetida, pedido, { as: await t.as(100001) })
  expect(body.repetida).toMatchObject({ numeroFicha, sequencial: 1 })
})

it('the same file sent twice with one key is one image', async () => {
  const [cookie, conteudo] = [await openCelular(t, numeroFicha), await foto()]
  const key = randomUUID()
  const [uma, outra] = [
    await sendFoto(t, cookie, conteudo, { key }),
    await sendFoto(t, cookie, conteudo, { key }),
  ]
  expect(outra.body).toEqual(uma.body)
  expect((await sendFoto(t, cookie, conteudo)).codigo).toBe('API-IMG-0009')
  expect(await vistas()).toHaveLength(1)
})

describe('an address is refused', () => {
  const recusado = { status: 410, codigo: 'API-CEL-0002', cookie: '' }

  it('to a second telephone, and of two at once one has it', async () => {
    const codigo = await showCodigo(t, numeroFicha)
    const abertos = await Promise.all([openCodigo(t, codigo), openCodigo(t, codigo)])
    expect(abertos.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await openCodigo(t, codigo)).toMatchObject(recusado)
  })

  it('after ten minutes, after another was shown, and with another provider in front', async () => {
    const [vencido, outra] = [await showCodigo(t, numeroFicha), await createGuia(t)]
    t.clock.advance(600_000)
    expect(await openCodigo(t, vencido)).toMatchObject(recusado)
    const antes = await showCodigo(t, outra)
    const depois = await showCodigo(t, outra)
    expect(await openCodigo(t, antes)).toMatchObject(recusado)
    expect(await openCodigo(t, depois.replace('100001.', '100004.'))).toMatchObject(recusado)
    expect(await openCodigo(t, depois)).toMatchObject({ status: 200 })
  })

  it('after many wrong ones of one address, which those that are right do not count among', async () => {
    await openCodigo(t, await showCodigo(t, numeroFicha))
    const errado = `100001.${'B'.repeat(43)}`
    for (let vez = 0; vez < 50; vez++) expect(await openCodigo(t, errado)).toMatchObject(recusado)
    const codigo = await showCodigo(t, numeroFicha)
    expect(await openCodigo(t, codigo)).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
    t.clock.advance(2_000)
    expect(await openCodigo(t, codigo)).toMatchObject({ status: 200 })
  })

  it('by a provider written otherwise', async () => {
    const codigo = await showCodigo(t, numeroFicha)
    expect((await openCodigo(t, `0${codigo}`)).codigo).toBe('API-GEN-0001')
  })

  it('by a GET, which spends nothing', async () => {
    const codigo = await showCodigo(t, numeroFicha)
    const { path } = envioCelular.validateCodigo
    const olhada = await t.app.inject({ method: 'GET', url: `${path}?codigo=${codigo}` })
    expect(olhada.statusCode).toBe(404)
    expect(await openCodigo(t, codigo)).toMatchObject({ status: 200 })
  })
})

describe('the cookie of a telephone', () => {
  it('is asked for by these calls and no other, and no session stands for it', async () => {
    expect(rotasCelular.map(({ nome }) => nome)).toEqual([
      'envioCelular.getGuiaCelular',
      'envioCelular.getRepetidaCelular',
      'envioCelular.uploadImagemCelular',
    ])
    const dono = await t.as(100001)
    for (const { route } of rotasCelular) {
      expect(await send(t, route, inputOf(route), dono)).toMatchObject({
        status: 401,
        codigo: 'API-ACE-0002',
      })
    }
    await expectFechado('')
  })

  it('opens no other call, and no other guide', async () => {
    const cookie = await openCelular(t, numeroFicha)
    const outra = await createGuia(t)
    const lida = await t.call(imagem.listImagens, { query: { numeroFicha } }, { headers: { cookie } })
    expect(lida).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
    const desviada = await sendFoto(t, cookie, await foto(), { ficha: outra })
    expect(desviada).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
    expect(await vistas(outra)).toEqual([])
  })

  it('is refused when it was changed, moved to another provider or sealed by nobody', async () => {
    const cookie = await openCelular(t, numeroFicha)
    await expectFechado(cookie.replace('=100001.', '=100004.'))
    await expectFechado(`${cookie.slice(0, -43)}${'A'.repeat(43)}`)
    await expectFechado(cookie.slice(0, -44))
  })

  it('ends after ten minutes', async () => {
    const cookie = await openCelular(t, numeroFicha, await enter(t, 100001))
    t.clock.advance(599_999)
    expect((await sendFoto(t, cookie, await foto())).status).toBe(200)
    t.clock.advance(1)
    await expectFechado(cookie)
  })

  it('ends by "Encerrar", of the session that showed it and no other', async () => {
    const [dono, outro] = [await enter(t, 100001), await enter(t, 100001)]
    const cookie = await openCelular(t, numeroFicha, dono)
    const encerrar = (as: typeof dono) =>
      t.call(envioCelular.deleteEnvioCelular, { query: { numeroFicha } }, { as })
    await encerrar(outro)
    expect((await sendFoto(t, cookie, await foto())).status).toBe(200)
    await encerrar(dono)
    await expectFechado(cookie)
  })

  it('ends with the session that showed it: left, ended by another, or followed by another in its browser', async () => {
    const entrar = { body: { login: '100010', senha: 'Sorriso#2026' } }
    const ends = [
      (dono: Awaited<ReturnType<typeof enter>>) => t.call(acesso.logout, {}, { as: dono }),
      async () => t.call(acesso.deleteSessoes, { body: {} }, { as: await enter(t, 100001) }),
      ({ authorization, cookie }: Awaited<ReturnType<typeof enter>>) =>
        t.call(acesso.login, entrar, {
          headers: { cookie: `${cookie}; __Host-token=${authorization.replace('Bearer ', '')}` },
        }),
    ]
    for (const end of ends) {
      const dono = await enter(t, 100001)
      const cookie = await openCelular(t, numeroFicha, dono)
      expect((await sendFoto(t, cookie, await foto())).status).toBe(200)
      expect((await end(dono)).status).toBe(200)
      await expectFechado(cookie)
    }
  })

  it('ends when the login may send images no more', async () => {
    const cookie = await openCelular(t, numeroFicha, await enter(t, 100001))
    const lock = (itens: readonly string[]) =>
      t.rows(
        `update credenciado set permissoes = array_remove(permissoes, 'ENVIO_IMAGEM') || $1::text[]
               where codigo = 100001`,
        [itens],
      )
    await lock([])
    const recusada = await sendFoto(t, cookie, await foto())
    await lock(['ENVIO_IMAGEM'])
    expect(recusada).toMatchObject({ status: 403, codigo: 'API-ACE-0003' })
  })

  it.each([
    ['locked', (dono: Person) => bloquear(dono, true)],
    [
      'cancelled',
      (dono: Person) => t.call(guia.cancelGuia, { body: { numeroFicha, motivo: 'Desistiu' } }, { as: dono }),
    ],
  ])('ends when the guide is %s, for good, and so does a code that nobody opened', async (_nome, close) => {
    const [dono, outro] = [await enter(t, 100001), await enter(t, 100001)]
    const [cookie, codigo] = [
      await openCelular(t, numeroFicha, dono),
      await showCodigo(t, numeroFicha, outro),
    ]
    expect((await close(dono)).status).toBe(200)
    await expectFechado(cookie)
    await bloquear(dono, false)
    await expectFechado(cookie)
    expect((await openCodigo(t, codigo)).codigo).toBe('API-CEL-0002')
    expect(await vistas()).toEqual([])
  })

  it('is not given for a guide that takes no image, whatever closed it', async () => {
    const codigo = await showCodigo(t, numeroFicha, await enter(t, 100001))
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
    expect(await openCodigo(t, codigo)).toMatchObject({ status: 410, codigo: 'API-CEL-0002', cookie: '' })
  })

  it.each([
    ['ended', (as: Person) => t.call(envioCelular.deleteEnvioCelular, { query: { numeroFicha } }, { as })],
    ['left', (as: Person) => t.call(acesso.logout, {}, { as })],
  ])('brings no image after it was %s, though one waits for the guide', async (_nome, end) => {
    const dono = await enter(t, 100001)
    const cookie = await openCelular(t, numeroFicha, dono)
    const fotos = await Promise.all([foto(), foto()])
    const trava = { sql: 'select from guia where numero_ficha = $1 for update', values: [numeroFicha] }
    const { enviadas, encerrada } = await whileHeld(t, trava, async () => {
      const enviadas = fotos.map((cada) => sendFoto(t, cookie, cada))
      await untilWaiting(t, enviadas.length)
      return { enviadas, encerrada: await end(dono) }
    })
    expect(encerrada.status).toBe(200)
    for (const enviada of await Promise.all(enviadas))
      expect(enviada).toMatchObject({ status: 401, codigo: 'API-ACE-0002' })
    expect(await vistas()).toEqual([])
  })

  it.each([
    ['page with the name of a photograph', 'foto.jpg', 'API-IMG-0004'],
    ['page', 'foto.html', 'API-IMG-0002'],
  ])('brings no %s', async (_nome, nome, codigo) => {
    const cookie = await openCelular(t, numeroFicha, await enter(t, 100001))
    const pagina = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect((await sendFoto(t, cookie, pagina, { nome })).codigo).toBe(codigo)
    expect(await vistas()).toEqual([])
  })
})

it('what has been over for a day is cleared, of every provider', async () => {
  await showCodigo(t, numeroFicha, await enter(t, 100001))
  const purge = (antes: Date) => t.services.background.transaction(0, (db) => purgeEnvios(db, antes, 1000))
  const agora = t.clock.now().getTime()
  const count = () => t.rows('select from envio_celular where numero_ficha = $1', [numeroFicha])
  await purge(new Date(agora + 600_000))
  expect(await count()).toHaveLength(1)
  expect(await purge(new Date(agora + 600_001))).toBeGreaterThan(0)
  expect(await count()).toEqual([])
})
