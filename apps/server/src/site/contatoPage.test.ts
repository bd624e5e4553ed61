import { createHash } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { deliverTo } from '../acesso/link.fixture.ts'
import { holdShare } from '../db/holdShare.fixture.ts'
import { writeMensagem } from '../operadora/redatores.ts'
import { askContato, createEmAndamento, readContatos, TELEFONE } from '../testing/contato.fixture.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { openTestSite } from './site.fixture.ts'

const t = await openTestApp()
const { app } = await openTestSite(t)
let paciente: string
let link: string
beforeEach(async () => {
  paciente = await createEmAndamento(t, { email: 'em.vigor@example.com' })
  link = await ask(100001)
})

async function ask(login: number, telefone = TELEFONE): Promise<string> {
  await t.rows('delete from mensagem')
  await askContato(t, paciente, await t.as(login), { telefone })
  const [carta] = await deliverTo(t, writeMensagem)
  return /\/contato\/confirmar\?codigo=[\w-]+/.exec(carta?.texto ?? '')?.[0] ?? ''
}

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
const post = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/contato/confirmar',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const telefone = async () => (await readContatos(t, paciente)).emVigor?.telefone

it('says what would change, in the brand of the network, and changes nothing by being opened', async () => {
  for (const _vez of [1, 2]) {
    const { statusCode, body, headers } = await open(link)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<html lang="pt-BR" data-marca="aurora">')
    // Each of its styles is one that the security policy lets in.
    for (const [, estilo = ''] of body.matchAll(/<style>([^<]*)<\/style>/g))
      expect(headers['content-security-policy']).toContain(
        createHash('sha256').update(estilo).digest('base64'),
      )
    expect(body).toContain('o telefone para (11) 98888-7777')
    expect(body).not.toContain(paciente)
  }
  expect(await telefone()).toBeNull()
})

it('waits for no connection of what works in the background', async () => {
  const held = holdShare(t.services.background, 0, 4)
  try {
    expect((await open(link)).statusCode).toBe(200)
    expect((await post(link.split('?')[1] ?? '')).statusCode).toBe(200)
  } finally {
    await held.release()
  }
})

it('the button changes the registration; pressed again, or opened, the page says that it is done', async () => {
  const codigo = link.split('?')[1] ?? ''
  for (const answer of [await post(codigo), await post(codigo), await open(link)]) {
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Contato confirmado')])
  }
  expect(await telefone()).toBe(TELEFONE)
})

it('an older link changes nothing that was confirmed since; the page says what is in force, masked', async () => {
  await releaseGuia(t, { codigoAssociado: paciente, login: 100004 })
  const novo = await ask(100004, '1133330002')
  expect((await open(novo)).body).toContain('Hoje o cadastro não tem telefone.')
  await post(novo.split('?')[1] ?? '')
  const answers = [await open(link), await post(link.split('?')[1] ?? '')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(await telefone()).toBe('1133330002')
  const { body } = await open(await ask(100001, TELEFONE))
  expect(body).toContain('Hoje o cadastro tem o telefone de final 02.')
  expect(body).not.toContain('3333-0002')
})

it('a link of another network comes in that one’s brand', async () => {
  paciente = await createAssociado(t, '500000006')
  await t.rows(`update associado set email = 'a@example.com' where codigo = $1`, [paciente])
  await releaseGuia(t, { codigoAssociado: paciente, login: 200001 })
  const { body } = await open(await ask(200001))
  expect(body).toContain('data-marca="meridiano"')
  expect(body).toContain('Meridiano Dental')
})

it.each(['', '?codigo=', '?codigo=x&codigo=y', `?codigo=100001-${'0'.repeat(36)}-${'A'.repeat(43)}`])(
  'what is no link of ours is told as one that is over: %s',
  async (query) => {
    t.clock.advance(30 * 24 * 3_600_000)
    const [vencido, inventado] = [await open(link), await open(`/contato/confirmar${query}`)]
    expect([vencido.statusCode, inventado.statusCode]).toEqual([404, 404])
    expect(inventado.body).toContain('Este endereço não vale mais')
    const enviado = await post(query.slice(1))
    expect(enviado.statusCode).toBe(404)
    t.clock.advance(-30 * 24 * 3_600_000)
  },
)

it('whoever comes while the database is away reads so, and comes again', async () => {
  const codigo = link.split('?')[1] ?? ''
  const away = () =>
    Promise.reject(Object.assign(new Error('fora'), { code: 'ECONNREFUSED', syscall: 'connect' }))
  const espioes = [vi.spyOn(t.services.pool, 'read'), vi.spyOn(t.services.pool, 'transaction')]
  for (const espiao of espioes) espiao.mockImplementation(away)
  try {
    for (const answer of [await open(link), await post(codigo)]) {
      const { 'content-type': tipo, 'retry-after': espera } = answer.headers
      expect([answer.statusCode, tipo, espera]).toEqual([503, 'text/html; charset=utf-8', '2'])
      expect(answer.body).toContain('<h1>Serviço indisponível</h1>')
    }
  } finally {
    for (const espiao of espioes) espiao.mockRestore()
  }
  expect((await post(codigo)).body).toContain('Contato confirmado')
})

it('takes forms alone', async () => {
  const answer = await app.inject({ method: 'POST', url: '/contato/confirmar', payload: { codigo: 'x' } })
  expect(answer.statusCode).toBe(415)
})
