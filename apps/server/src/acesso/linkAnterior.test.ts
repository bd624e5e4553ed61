import { acesso } from '@portal/contract/acesso.ts'
import { describe, expect, it } from 'vitest'
import { deliverMensagens } from '../correio/entrega.ts'
import type { Carta } from '../correio/transporte.ts'
import { buildApp } from '../process/app.ts'
import { withoutRequisicao } from '../testing/matriz/chamada.ts'
import { openTestAcesso } from './acesso.fixture.ts'
import { deliverTo, openLink, readToken, requestLinkOf } from './link.fixture.ts'
import { hashTokenFluxo } from './tokenFluxo.ts'
import { writeMensagemSenha } from './writeMensagemSenha.ts'

const t = await openTestAcesso()

const status = async (token: string) => (await t.call(acesso.validateFluxo, { query: { token } })).status

/** Asks for a link a second after the one before. */
async function ask(codigo = '100001'): Promise<void> {
  t.clock.advance(1000)
  expect((await requestLinkOf(t, codigo)).status).toBe(200)
}

async function receive(codigo = '100001'): Promise<string> {
  await ask(codigo)
  return (await deliverTo(t)).map(readToken).join()
}

const deliverBy = (send: (carta: Carta) => Promise<void>) =>
  deliverMensagens(t.services, { send, write: writeMensagemSenha })

describe('the former link', () => {
  it('is good until the new one was handed over, which is good before', async () => {
    const primeira = await receive()
    await ask()
    const vistos: number[] = []
    let segunda = ''
    await deliverBy(async (carta) => {
      segunda = readToken(carta)
      vistos.push(await status(primeira), await status(segunda))
    })
    expect(vistos).toEqual([200, 200])
    expect([await status(primeira), await status(segunda)]).toEqual([422, 200])
  })

  it.each([
    ['not sent yet', new Error('down')],
    ['refused for ever', Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' })],
  ])('stays when the new one is %s', async (_nome, error) => {
    const primeira = await receive()
    await ask()
    await deliverBy(() => Promise.reject(error))
    expect(await status(primeira)).toBe(200)
  })

  it('on its way still, ends nothing that was asked for after it', async () => {
    await ask()
    let segunda = ''
    let primeira = ''
    // While a mail server thinks about the first, another process sends the second.
    await deliverBy(async (carta) => {
      primeira = readToken(carta)
      await ask()
      segunda = (await deliverTo(t)).map(readToken).join()
    })
    expect([await status(primeira), await status(segunda)]).toEqual([422, 200])
  })

  it('waits for its turn: whoever changes the login’s links holds its row', async () => {
    const holder = await t.services.pool.raw.connect()
    await ask()
    await holder.query('begin')
    await holder.query('select from credencial where login = 100001 for update')
    const entrega = deliverTo(t)
    const primeiro = await Promise.race([
      entrega,
      new Promise((resolve) => setTimeout(resolve, 400, 'espera')),
    ])
    await holder.query('commit')
    holder.release()
    expect(primeiro).toBe('espera')
    expect(await entrega).toHaveLength(1)
  })
})

describe('a link that was handed over', () => {
  it('ends the unused ones of its login and kind, and no other', async () => {
    const outros = [
      [100001, 'RS', 'R'],
      [100001, 'SE', 'S'],
      [100002, 'RS', 'O'],
      [100001, 'RS', 'U'],
    ] as const
    for (const [login, tipo, letra] of outros) await openLink(t, login, tipo, letra.repeat(43))
    const usado = hashTokenFluxo('U'.repeat(43))
    await t.rows('update fluxo_senha set usado_em = now() where token_sha256 = $1', [usado])
    await receive()
    expect(await Promise.all(['R', 'S', 'O'].map((letra) => status(letra.repeat(43))))).toEqual([
      422, 200, 200,
    ])
    expect(await t.rows('select 1 from fluxo_senha where token_sha256 = $1', [usado])).toHaveLength(1)
  })

  it('is asked for by who has a password, or by who has none: the mail says which', async () => {
    const textoOf = async (codigo: string) => {
      await ask(codigo)
      return (await deliverTo(t)).map(({ texto }) => texto).join()
    }
    const [comSenha, semSenha] = [await textoOf('100001'), await textoOf('100005')]
    expect(comSenha).toContain('a senha de agora continua valendo')
    expect(semSenha).toContain('sem este endereço ninguém a cria')
  })

  it('comes although another kind of message was left since', async () => {
    await ask()
    t.clock.advance(1000)
    await t.rows(
      `insert into mensagem (id, login, canal, assunto, pedida_em, tentar_em)
       values (gen_random_uuid(), 100001, 'EMAIL', 'senhaDefinida', $1, $1)`,
      [t.clock.now()],
    )
    expect((await deliverTo(t)).map(({ titulo }) => titulo.split(' · ')[0]).toSorted()).toEqual([
      'A senha do portal foi trocada',
      'Crie a senha do portal',
    ])
  })

  it('of an expired password, asked for again, is the only one of its kind', async () => {
    const enter = async () =>
      (await t.call(acesso.login, { body: { login: '100006', senha: 'Antiga#2025' } })).body.fluxoToken ?? ''
    const primeira = await enter()
    const segunda = await enter()
    expect([await status(primeira), await status(segunda)]).toEqual([422, 200])
    const juntas = await Promise.all([enter(), enter(), enter()])
    const boas = (await Promise.all(juntas.map(status))).filter((cada) => cada === 200)
    expect(boas).toHaveLength(1)
  })
})

describe('a channel that reaches nobody', () => {
  const SEM_SMS = { smtpUrl: 'smtp://127.0.0.1:1', smsUrl: undefined }

  it('is refused alike for every code; it counts nowhere, leaves nothing and ends nothing', async () => {
    const primeira = await receive()
    const config = { ...t.services.config, ...SEM_SMS }
    const app = await buildApp({ services: { ...t.services, config } })
    const contadas = () => t.rows('select chave, falhas from tentativa_login order by 1')
    const antes = await contadas()
    const respostas = new Set<string>()
    for (const route of [acesso.requestSenhaEsquecida, acesso.requestPrimeiroAcesso]) {
      for (const codigoDentista of ['100001', '100005', '999998', '100001', '100001', '100001']) {
        const payload = { codigoDentista, opcao: 'CELULAR' }
        const { statusCode, rawPayload } = await app.inject({ method: 'POST', url: route.path, payload })
        respostas.add(`${statusCode} ${withoutRequisicao(rawPayload)}`)
      }
    }
    await app.close()
    expect([...respostas]).toEqual([expect.stringMatching(/^400 .*API-GEN-0001.*"opcao"/)])
    expect(await contadas()).toEqual(antes)
    expect(await t.rows(`select 1 from mensagem where situacao = 'aEnviar'`)).toEqual([])
    expect(await status(primeira)).toBe(200)
  })

  it('is not tried for ever with what was asked for while it still did', async () => {
    const primeira = await receive()
    t.clock.advance(1000)
    await requestLinkOf(t, '100001', 'CELULAR')
    const services = { ...t.services, config: { ...t.services.config, ...SEM_SMS } }
    await deliverMensagens(services, { send: () => Promise.reject(new Error()), write: writeMensagemSenha })
    expect(await t.rows(`select 1 from mensagem where situacao = 'semDestino'`)).toHaveLength(1)
    expect(await status(primeira)).toBe(200)
    await deliverTo(t)
  })
})
