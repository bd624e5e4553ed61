import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestAcesso } from '../acesso/acesso.fixture.ts'
import { deliverTo, readToken, requestLinkOf } from '../acesso/link.fixture.ts'
import { writeMensagemSenha } from '../acesso/writeMensagemSenha.ts'
import type { Config } from '../runtime/config.ts'
import { deliverMensagens } from './entrega.ts'
import { createTransporte, listCanais, type Transporte } from './transporte.ts'

const t = await openTestAcesso()
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A mail server, and the mails that it took. */
async function startSmtp(
  port = 0,
  refusal?: Error,
): Promise<{ port: number; mails: string[]; stop: () => Promise<void> }> {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(String(Buffer.concat(chunks)))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return { port: address.port, mails, stop: () => new Promise((resolve) => server.close(resolve)) }
}

function connect(config: Partial<Config>): Transporte {
  const transporte = createTransporte({
    ...t.services.config,
    smtpRemetente: 'portal@aurora.example',
    ...config,
  })
  closing.push(() => transporte.close())
  return transporte
}

const deliver = ({ send }: Transporte) => deliverMensagens(t.services, { send, write: writeMensagemSenha })
const situacoes = async () =>
  (await t.rows<{ situacao: string }>('select situacao from mensagem')).map(({ situacao }) => situacao)

/** Quoted-printable, as mail is sent, read back. */
const decode = (mail: string): string =>
  Buffer.from(
    mail
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

describe('a mail', () => {
  it('goes to the provider, from the operator, with its link', async () => {
    const smtp = await startSmtp()
    closing.push(smtp.stop)
    await requestLinkOf(t, '100001')
    await deliver(connect({ smtpUrl: `smtp://127.0.0.1:${smtp.port}` }))
    expect(smtp.mails).toHaveLength(1)
    const mail = decode(smtp.mails.join())
    expect(mail).toMatch(/^From: portal@aurora\.example\r$/m)
    expect(mail).toMatch(/^To: ana\.monteiro@example\.com\r$/m)
    expect(mail).toMatch(/http:\/\/127\.0\.0\.1:3000\/acesso\/CadastrarSenha#fluxo=[\w-]{43}/)
    expect(await situacoes()).toEqual(['enviada'])
  })

  it('waits while the mail server is down, and comes with the same link, good from then on', async () => {
    const smtp = await startSmtp()
    await smtp.stop()
    const transporte = connect({ smtpUrl: `smtp://127.0.0.1:${smtp.port}` })
    await requestLinkOf(t, '100001')
    for (let vez = 0; vez < 5; vez++) {
      await deliver(transporte)
      expect(await situacoes()).toEqual(['aEnviar'])
      t.clock.advance(10 * 60_000)
    }
    const again = await startSmtp(smtp.port)
    closing.push(again.stop)
    await deliver(transporte)
    expect(await situacoes()).toEqual(['enviada'])
    const token = /#fluxo=([\w-]{43})/.exec(decode(again.mails.join()))?.[1] ?? ''
    const [fluxo, ...outros] = await t.rows<{ expira: Date }>('select expira_em as expira from fluxo_senha')
    expect(outros).toEqual([])
    expect(fluxo?.expira.getTime()).toBe(t.clock.now().getTime() + 10 * 60_000)
    expect(token).toHaveLength(43)
    await deliver(transporte)
    expect(again.mails).toHaveLength(1)
  })

  it('to an address that the mail server does not know is not tried for ever', async () => {
    const unknown = Object.assign(new Error('no such user'), { responseCode: 550 })
    const smtp = await startSmtp(0, unknown)
    closing.push(smtp.stop)
    await requestLinkOf(t, '100001')
    await deliver(connect({ smtpUrl: `smtp://127.0.0.1:${smtp.port}` }))
    expect(await situacoes()).toEqual(['recusada'])
  })

  it('is sent by one of many processes', async () => {
    for (const codigo of ['100001', '100002', '100003']) await requestLinkOf(t, codigo)
    const cartas = (await Promise.all([deliverTo(t), deliverTo(t), deliverTo(t)])).flat()
    expect(cartas.map(({ para }) => para).toSorted()).toEqual([
      'ana.monteiro@example.com',
      'contato@imagemclara.example.com',
      'henrique.prado@example.com',
    ])
  })

  it('of a process that was killed with it in hand is sent again within a minute, with the same link', async () => {
    await requestLinkOf(t, '100001')
    const primeira: string[] = []
    // Never answered: nothing is noted after it was taken.
    void deliverMensagens(t.services, {
      write: async (services, mensagem) => {
        const escrita = await writeMensagemSenha(services, mensagem)
        if (escrita) primeira.push(readToken(escrita.carta))
        return escrita
      },
      send: () => new Promise(() => undefined),
    })
    await expect.poll(() => primeira.length).toBe(1)
    t.clock.advance(59_999)
    expect(await deliverTo(t)).toEqual([])
    t.clock.advance(1)
    expect((await deliverTo(t)).map(readToken)).toEqual(primeira)
  })
})

it('a message to a telephone goes to the gateway', async () => {
  const received: unknown[] = []
  const gateway = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push(JSON.parse(String(Buffer.concat(chunks))))
      response.writeHead(received.length === 1 ? 503 : 202).end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => gateway.close(resolve)))
  const { port } = gateway.address() as AddressInfo
  const transporte = connect({ smtpUrl: 'smtp://127.0.0.1:1', smsUrl: `http://127.0.0.1:${port}/sms` })
  await requestLinkOf(t, '100001', 'CELULAR')
  await deliver(transporte)
  expect(await situacoes()).toEqual(['aEnviar'])
  t.clock.advance(600_000)
  await deliver(transporte)
  expect(await situacoes()).toEqual(['enviada'])
  expect(received[1]).toEqual({
    para: '+5511987650112',
    texto: expect.stringMatching(
      /^Aurora Odonto: seu código .* é [A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\. Vale 10 min/,
    ),
  })
})

it.each([
  [undefined, undefined, ['EMAIL', 'CELULAR']],
  ['smtp://a', undefined, ['EMAIL']],
  ['smtp://a', 'https://b', ['EMAIL', 'CELULAR']],
])('with SMTP_URL %s and SMS_URL %s the channels are %j', (smtpUrl, smsUrl, canais) => {
  expect(listCanais({ smtpUrl, smsUrl })).toEqual(canais)
})
