import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { fillPage } from './paginas.ts'
import { openTestSite } from './site.fixture.ts'

const test = await openTestApp()
const { app } = await openTestSite(test)

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

/** The page of a login as it is once the first answers came in time: on a busy machine that may not be at the first try. */
const getDe = async (login: number) => {
  const { cookie, authorization } = await test.as(login)
  const headers = { cookie: `${cookie}; __Host-token=${authorization.slice(7)}` }
  return vi.waitFor(
    async () => {
      const tried = await get('/portal', headers)
      expect(tried.body).toContain('id="respostas"')
      return tried
    },
    { timeout: 30_000 },
  )
}

describe('files', () => {
  it('with a hash in the name stay for ever, as small as the build made them', async () => {
    const response = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(String(brotliDecompressSync(response.rawPayload))).toContain('oi')
  })

  it.each([
    '/assets/nao-existe.js',
    '/marca/nao-existe.svg',
    '/assets/../servidor/paginas.js',
    '/servidor/paginas.js',
  ])('%s is no file of the site', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('export const')
  })
})

describe('pages', () => {
  it.each([
    ['/portal', 200],
    ['/portal/guia/42', 200],
    ['/SessaoEncerrada', 200],
    ['/sessaoEncerrada', 200],
    ['/acesso/token/expirado', 200],
    ['/meridiano/expirado', 200],
    ['/acessoNaoPermitido', 200],
    ['/acessibilidade', 200],
    ['/temporary-route?voltar=/portal', 200],
    ['/acesso/legado/RELAT_GTO', 200],
    ['/portal/que-nao-ha', 404],
    ['/portal/guia/abc', 404],
    ['/acesso/que-nao-ha', 404],
    ['/portalfalso', 404],
    ['//outro.example/', 404],
    ['//', 404],
    ['/wp-login.php', 404],
  ])('%s is the portal, with status %i, kept by nobody', async (url, status) => {
    const response = await get(url)
    expect(response.statusCode).toBe(status)
    expect(response.body).toContain('<div id="raiz">')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it.each(['/portal/%zz', '/%E0%A4%A'])(
    '%s, which nobody can read, leads to the page that says so',
    async (url) => {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers.location]).toEqual([303, '/endereco-que-nao-existe'])
      expect((await get('/endereco-que-nao-existe')).statusCode).toBe(404)
    },
  )

  it('carry the brand of the session and the theme of the person', async () => {
    const token = `x.${Buffer.from('{"redeGenerica":"LUMINA"}').toString('base64url')}.x`
    const { body } = await get('/portal', { cookie: `__Host-token=${token}; portal.tema=escuro` })
    expect(body).toContain('<html lang="pt-BR" data-marca="lumina" data-tema="escuro">')
    expect(body).toContain('/marca/lumina.svg')
  })

  it.each(['/portal', '/portal/guia/42?etapa=2', '/portal/que-nao-ha'])(
    '%s begins as the skeleton of its brand, in the theme of the person',
    async (url) => {
      const { body } = await get(url, { cookie: '__Host-token=a.b.c; portal.tema=escuro' })
      expect(body).toContain('data-marca="aurora" data-tema="escuro"')
      expect(body).toContain('<div id="raiz"></div><i>esqueleto aurora</i>')
    },
  )

  it('are called what their screen is, and bring the files that it alone will load', async () => {
    const { body } = await get('/portal/guia/42?etapa=2', { cookie: '__Host-token=a.b.c' })
    expect(body).toContain('<title>Guia · T</title>')
    expect(body.match(/modulepreload[^>]*>/g)).toEqual([
      'modulepreload" fetchpriority="low" crossorigin href="/assets/GuiaPage-abc.js">',
      'modulepreload" fetchpriority="low" crossorigin href="/assets/guias-abc.js">',
    ])
  })

  it('are called what the network of the session calls their screen', async () => {
    const token = `x.${Buffer.from('{"redeGenerica":"LUMINA"}').toString('base64url')}.x`
    const { body } = await get('/portal/universidadeAurora', { cookie: `__Host-token=${token}` })
    expect(body).toContain('<title>Universidade Lumina · T</title>')
  })

  it('carry who is logged in and the first answers, as the calls give them, and nobody keeps them', async () => {
    const { cookie, authorization } = await test.as(100001)
    const { body, headers } = await getDe(100001)
    const [, json = ''] = /<script type="application\/json" id="respostas">(.*?)<\/script>/s.exec(body) ?? []
    const menu = await get('/api/auth/credenciado/menu', { cookie, authorization })
    const found = JSON.parse(json)
    expect(found['menu.getMenu']).toEqual(menu.json())
    expect(found['credenciado.getInfo']).toMatchObject({ codigoCredenciado: 100001 })
    expect(Object.keys(found)).toHaveLength(3)
    expect(body).toContain('<i>esqueleto aurora 100001 Dra. Ana Beatriz Monteiro</i>')
    expect(headers['cache-control']).toBe('no-store')
  })

  it("carry the code of a dentist's own login, with both names", async () => {
    const { body } = await getDe(1000043)
    expect(body).toContain(
      '<i>esqueleto aurora 1000043 Clínica Sorriso Pleno Odontologia Ltda. Thiago Batista Rangel</i>',
    )
  })

  it.each([
    ['a token without its twin', (token: string) => `__Host-token=${token}`],
    ['a token that nobody signed', () => '__Host-token=a.b.c'],
  ])('carry nothing for %s', async (_case, toCookie) => {
    const { authorization } = await test.as(100001)
    const { body, statusCode } = await get('/portal', { cookie: toCookie(authorization.slice(7)) })
    expect(statusCode).toBe(200)
    expect(body).toContain('<i>esqueleto aurora</i>')
    expect(body).not.toContain('respostas')
  })

  it.each([
    ['without a session', '/portal/guia/42', ''],
    ['for an address outside the portal', '/SessaoEncerrada', '__Host-token=a.b.c'],
  ])('have no skeleton %s', async (_case, url, cookie) => {
    const { body } = await get(url, { cookie })
    expect(body).toContain('<div id="raiz"></div>')
    expect(body).not.toContain('esqueleto')
  })

  it.each([
    ['/SessaoEncerrada', 'meridiano'],
    ['/portal', 'meridiano'],
    ['/acesso/CadastrarSenha', 'aurora'],
    ['/acesso/CadastrarSenha?rede=lumina', 'lumina'],
  ])(
    '%s without a session have the brand of the last one, unless a link says its own',
    async (url, marca) => {
      const { body } = await get(url, { cookie: 'portal.rede=meridiano' })
      expect(body).toContain(`data-marca="${marca}"`)
    },
  )

  it('carry the brand of their prefix, and no theme that nobody knows', async () => {
    const { body } = await get('/meridiano/expirado', { cookie: 'portal.tema="><script>; __Host-token=lixo' })
    expect(body).toContain('<html lang="pt-BR" data-marca="meridiano">')
  })

  it('are compressed as the browser takes them', async () => {
    const response = await get('/portal', { 'accept-encoding': 'br' })
    expect(String(brotliDecompressSync(response.rawPayload))).toContain('raiz')
    expect(response.headers.vary).toBe('accept-encoding')
  })

  it.each([
    ['/', undefined, '/credenciado/login'],
    ['/', '__Host-token=a.b.c', '/portal'],
    ['/', 'portal.rede=lumina', '/credenciado/login?rede=lumina'],
    ['/', 'portal.rede=meridiano', '/meridiano/login'],
    ['/', 'portal.rede=//outra.example', '/credenciado/login'],
    ['/meridiano', undefined, '/meridiano/login'],
    ['/meridiano', 'portal.rede=lumina', '/meridiano/login'],
    // A slash at the end is the same address, as it is to the web's router.
    ['/meridiano/', undefined, '/meridiano'],
    ['/credenciado/login/?rede=lumina', undefined, '/credenciado/login?rede=lumina'],
    ['/meridiano/login//', undefined, '/meridiano/login'],
    ['/favicon.ico', undefined, '/marca/aurora.svg'],
    ['/favicon.ico', 'portal.rede=lumina', '/marca/lumina.svg'],
  ])('%s with the cookie %s leads to %s', async (url, cookie, location) => {
    const response = await get(url, cookie ? { cookie } : {})
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(location)
  })

  it.each(['/*a/', '/:(x/', '/:a([)/'])(
    '%s is no address, and no pattern of the router either',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  it('are not for those who ask for data', async () => {
    const response = await get('/portal', { accept: 'application/json' })
    expect(response.json()).toMatchObject({ codigo: 'API-GEN-0008' })
    expect((await get('/api/nada')).json()).toMatchObject({ codigo: 'API-GEN-0008' })
  })

  it('allow no inline style but those of the login, by their hash', async () => {
    const policy = String((await get('/portal')).headers['content-security-policy'])
    for (const marca of ['aurora', 'meridiano', 'lumina']) {
      const hash = createHash('sha256').update(`body{--marca:${marca}}`).digest('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
    expect(policy).not.toContain('unsafe')
  })
})

it("a telephone's page is the same for all, in its network's colours, and sends its address nowhere", async () => {
  const response = await get('/celular?rede=lumina')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('data-marca="lumina"')
  expect(response.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(response.headers).not.toHaveProperty('set-cookie')
  expect((await get('/celular?rede=outra')).body).toContain('data-marca="aurora"')
})

it('a page keeps the text that it is filled with as text', () => {
  const template = '<html lang="pt-BR"><head></head><body><div id="raiz"></div></body></html>'
  const html = fillPage(template, {
    marca: 'm',
    tema: undefined,
    head: '',
    estado: '{"a":"\\"><b>$&"}',
    corpo: 'c',
  })
  expect(html).toContain('data-estado="{&quot;a&quot;:&quot;\\&quot;>&lt;b>$&amp;&quot;}">c</div>')
})
