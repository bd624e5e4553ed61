import { legado } from '@portal/contract/legado.ts'
import { menu } from '@portal/contract/menu.ts'
import { duracaoPassagemSegundos } from '@portal/domain/acesso/passagem.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPassagem } from '../acesso/passagem.ts'
import { createTokens } from '../acesso/token.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const { legadoUrl } = t.services.config

const change = (sql: string, login = 100001) =>
  t.rows(`update credenciado set ${sql} where codigo = $1`, [login])
beforeEach(async () => {
  await change(`ponte_legado = true, itens_legado = '{CONSULTA_GTO,RELAT_GTO}', itens_bloqueados = '{}'`)
})
afterEach(() => {
  t.services.config.legadoUrl = legadoUrl
})

const ask = async (item: string, parametros?: Record<string, string>, login = 100001) =>
  t.call(
    legado.getLegado,
    { params: { item }, body: parametros ? { parametros } : {} },
    { as: await t.as(login) },
  )

const listLegados = async (login = 100001) => {
  const { body } = await t.call(menu.getMenu, {}, { as: await t.as(login) })
  return body.itens
    .filter(({ direcionaUNNA }) => direcionaUNNA)
    .map(({ identificadorItem }) => identificadorItem)
}

describe('menu.getMenu', () => {
  it('hands over what the provider’s bridge names, and nothing else', async () => {
    expect(await listLegados()).toEqual(['CONSULTA_GTO', 'RELAT_GTO'])
  })

  it.each([
    ['without the flag', 'ponte_legado = false'],
    ['without a function for it', `itens_legado = '{REANALISE_ORTO}'`],
  ])('hands nothing over %s', async (_nome, sql) => {
    await change(sql)
    expect(await listLegados()).toEqual([])
  })

  it('hands nothing over where there is no legacy system, and shows the portal’s own screens', async () => {
    t.services.config.legadoUrl = undefined
    const { body } = await t.call(menu.getMenu, {}, { as: await t.as(100001) })
    expect(body.itens.every(({ direcionaUNNA }) => !direcionaUNNA)).toBe(true)
    expect(body.itens.map(({ identificadorItem }) => identificadorItem)).toContain('CONSULTA_GTO')
  })

  it('opens what the operator links outside of the portal: of the caller’s network or of all, and nothing unsafe', async () => {
    await t.rows(`insert into link_externo (identificador_item, rede, rotulo, endereco, grupo, ordem) values
      ('DE_TODAS', null, 'De todas', 'https://todas.example/', null, 2),
      ('INSEGURO', null, 'Inseguro', 'https://a:b@todas.example/', null, 3)`)
    const listExternos = async (login: number) => {
      const { body } = await t.call(menu.getMenu, {}, { as: await t.as(login) })
      const fora = body.itens.filter(({ direcionaLinkExterno }) => direcionaLinkExterno)
      const biblioteca = body.grupos.find(({ identificadorGrupo }) => identificadorGrupo === 'biblioteca')
      return [fora.map(({ rota }) => rota), biblioteca?.itens.map(({ rotulo }) => rotulo)]
    }
    expect(await listExternos(100001)).toEqual([['https://todas.example/'], ['Universidade Aurora']])
    expect(await listExternos(300001)).toEqual([
      ['https://www.gov.br/ans/pt-br', 'https://todas.example/'],
      ['Universidade Lumina', 'Consulta de planos da ANS'],
    ])
  })

  it('locks a link outside that the operator has blocked for the caller', async () => {
    await t.rows(`insert into link_externo (identificador_item, rede, rotulo, endereco, grupo, ordem)
      values ('DE_FORA', null, 'De fora', 'https://fora.example/', null, 4)`)
    const block = (itens: string) =>
      t.rows(`update credenciado set itens_bloqueados = ${itens} where codigo = 100001`)
    const find = async () => {
      const { body } = await t.call(menu.getMenu, {}, { as: await t.as(100001) })
      return body.itens.find(({ identificadorItem }) => identificadorItem === 'DE_FORA')
    }
    expect(await find()).toMatchObject({ bloqueado: false })
    await block(`'{DE_FORA}'`)
    expect(await find()).toMatchObject({ bloqueado: true, motivoBloqueio: 'Funcionalidade bloqueada.' })
    await block(`'{}'`)
  })
})

describe('legado.getLegado', () => {
  it('answers the address with the item, the dentist, what the screen says and a token for one minute', async () => {
    t.services.config.legadoUrl = 'https://legado.example/portal?canal=web'
    const { body } = await ask('RELAT_GTO', { numeroFicha: '42', nome: 'José & Ção' })
    const { origin, pathname, searchParams } = new URL(body.endereco)
    const { token = '', ...resto } = Object.fromEntries(searchParams)
    expect(origin + pathname).toBe('https://legado.example/portal')
    expect(resto).toEqual({
      canal: 'web',
      numeroFicha: '42',
      nome: 'José & Ção',
      item: 'RELAT_GTO',
      portalDentista: '100001',
    })
    const iat = t.clock.now().getTime() / 1000
    expect(readPassagem(t.services.chavesPassagem, 'ida', token)).toMatchObject({
      userLogin: '100001',
      item: 'RELAT_GTO',
      iat,
      exp: iat + duracaoPassagemSegundos,
    })
    // Nobody enters the portal by it.
    for (const chaves of [t.services.secrets, t.services.chavesPassagem])
      expect(createTokens(chaves).verify(token, t.clock.now())).toBeUndefined()
  })

  it('gives another token each time', async () => {
    const [um, outro] = [await ask('RELAT_GTO'), await ask('RELAT_GTO')]
    expect(um.body.endereco).not.toBe(outro.body.endereco)
  })

  it('lets no parameter pass for what is the portal’s to say', async () => {
    const { body } = await ask('RELAT_GTO', { portalDentista: '100004', token: 'x', item: 'TERMOS' })
    const { searchParams } = new URL(body.endereco)
    expect(['portalDentista', 'item'].map((nome) => searchParams.getAll(nome))).toEqual([
      ['100001'],
      ['RELAT_GTO'],
    ])
    expect(searchParams.getAll('token')).toEqual([expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)])
  })

  it.each([
    ['is the portal’s own', 'TERMOS', ''],
    ['there is not', 'INVENTADO', ''],
    ['is of a function that is not the provider’s', 'REANALISE_ORTO', `itens_legado = '{REANALISE_ORTO}'`],
    ['was taken from the bridge', 'RELAT_GTO', 'ponte_legado = false'],
  ])('refuses an item that %s', async (_nome, item, sql) => {
    if (sql) await change(sql)
    expect(await ask(item)).toMatchObject({ status: 404, codigo: 'API-LEG-0001' })
  })

  it('is locked with its item', async () => {
    await change(`itens_bloqueados = '{RELAT_GTO}'`)
    expect(await ask('RELAT_GTO')).toMatchObject({ status: 422, codigo: 'API-MEN-0001' })
  })

  it('takes parameters of a name and a text alone, twenty of them', async () => {
    for (const parametros of [{ 'a-b': 'x' }, { a: 'x'.repeat(201) }, { __proto__x: 'y' }])
      expect(await ask('RELAT_GTO', parametros)).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, 'x']))
    expect((await ask('RELAT_GTO', many(20))).status).toBe(200)
    expect(await ask('RELAT_GTO', many(21))).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
  })

  it('is trailed with its item, never with its token', async () => {
    const { headers } = await ask('RELAT_GTO')
    const trilha = await t.rows('select operacao, login, objeto from trilha where requisicao = $1', [
      headers['x-request-id'],
    ])
    expect(trilha).toEqual([
      { operacao: 'legado.getLegado', login: 100001, objeto: 'sistema anterior: RELAT_GTO' },
    ])
  })
})
