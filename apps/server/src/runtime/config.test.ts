import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { isChatLocal, isLegadoLocal, readConfig } from './config.ts'

const chaves = {
  JWT_SECRETS: 'j'.repeat(32),
  IMAGENS_SECRET: 'i'.repeat(32),
  TRILHA_SECRET: 't'.repeat(32),
  PORTAL_URL: 'https://portal.aurora.example/',
  SMTP_URL: 'smtps://portal:segredo@correio',
}
const banco = { DATABASE_URL: 'postgres://portal:segredo@db/portal' }

describe('the environment', () => {
  it.each([
    [{}, 'local'],
    [{ HOST: 'localhost' }, 'local'],
    [{ HOST: '127.0.0.2' }, 'local'],
    [{ HOST: '::1' }, 'local'],
    [{ HOST: '0.0.0.0' }, 'producao'],
    [{ HOST: '::' }, 'producao'],
    [{ HOST: '10.0.0.5' }, 'producao'],
    [{ HOST: '127.0.0.1.example.com' }, 'producao'],
    [{ HOST: 'portal-dev.example.com' }, 'dev'],
    [{ HOST: 'hml.example.com' }, 'hml'],
    [{ HOST: '0.0.0.0', AMBIENTE: 'dev' }, 'dev'],
    [{ AMBIENTE: 'producao' }, 'producao'],
    [banco, 'producao'],
    [{ ...banco, HOST: 'localhost' }, 'producao'],
    [{ ...banco, AMBIENTE: 'local' }, 'local'],
    [{ TRUST_PROXY: '10.0.0.1' }, 'producao'],
    [{ TRUST_PROXY: '10.0.0.1', HOST: 'localhost' }, 'producao'],
    [{ TRUST_PROXY: '10.0.0.1', AMBIENTE: 'local' }, 'local'],
  ])('of %j is %s', (env, ambiente) => {
    expect(readConfig({ ...chaves, ...env }).ambiente).toBe(ambiente)
  })

  it.each(['0.0.0.0', '::', '10.0.0.5', 'portal.example.com'])(
    'is not local at %s, even when said',
    (HOST) => {
      expect(() => readConfig({ ...chaves, HOST, AMBIENTE: 'local' })).toThrow(
        /AMBIENTE=local .*127\.0\.0\.1/,
      )
    },
  )

  it.each([
    [
      { HOST: '0.0.0.0' },
      /falta JWT_SECRETS, IMAGENS_SECRET, TRILHA_SECRET, PORTAL_URL, SMTP_URL .*producao/,
    ],
    [banco, /falta JWT_SECRETS, IMAGENS_SECRET, TRILHA_SECRET, PORTAL_URL, SMTP_URL .*producao/],
    [{ TRUST_PROXY: 'loopback' }, /falta JWT_SECRETS, IMAGENS_SECRET, TRILHA_SECRET, .*TRUST_PROXY/],
    [
      { ...banco, JWT_SECRETS: chaves.JWT_SECRETS },
      /falta IMAGENS_SECRET, TRILHA_SECRET, PORTAL_URL, SMTP_URL /,
    ],
    [
      { AMBIENTE: 'dev' },
      /falta JWT_SECRETS, IMAGENS_SECRET, TRILHA_SECRET, PORTAL_URL, SMTP_URL \(ambiente dev\)/,
    ],
  ])('that is not local needs the secrets: %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })
})

describe('the mail', () => {
  it('leads to the portal as people open it, and comes from its domain', () => {
    expect(readConfig(chaves)).toMatchObject({
      portalUrl: 'https://portal.aurora.example',
      smtpUrl: chaves.SMTP_URL,
      smtpRemetente: 'nao-responda@portal.aurora.example',
      smsUrl: undefined,
      metricasToken: undefined,
    })
    expect(readConfig({ ...chaves, SMTP_REMETENTE: 'portal@aurora.example' }).smtpRemetente).toBe(
      'portal@aurora.example',
    )
  })

  it.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: 'localhost', PORT: '4000' }, 'http://localhost:4000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
  ])('locally leads back to this machine: %j', (env, portalUrl) => {
    expect(readConfig(env).portalUrl).toBe(portalUrl)
  })

  it.each([
    [{}, undefined],
    [{ PORTAL_URL: 'http://10.0.0.5:3000' }, undefined],
    [{ PORTAL_URL: 'http://localhost:3000/' }, 'http://localhost:3000'],
    [{ PORTAL_URL: 'https://portal.aurora.example/' }, 'https://portal.aurora.example'],
  ])('leads a telephone only where it keeps our cookies: %j', (env, celularUrl) => {
    expect(readConfig(env).celularUrl).toBe(celularUrl)
  })

  it.each([
    [{ SMTP_URL: 'http://correio' }, /SMTP_URL \(esperado: smtp:/],
    [{ SMTP_REMETENTE: 'Portal <a@b>' }, /SMTP_REMETENTE \(esperado: um e-mail/],
    [{ PORTAL_URL: 'portal.example' }, /PORTAL_URL \(esperado: um endereço http/],
  ])('%j is refused', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })
})

it.each([
  [{ APLICATIVO_SECRETS: 'curta' }, /APLICATIVO_SECRETS: a 1ª chave tem menos de 32/],
  [
    { APLICATIVO_SECRETS: 'a'.repeat(32), JWT_SECRETS: 'a'.repeat(32) },
    /APLICATIVO_SECRETS tem uma chave de JWT_SECRETS/,
  ],
])('%j: the application’s keys are long, and none of ours', (env, words) => {
  expect(() => readConfig(env)).toThrow(words)
})

describe('the legacy system', () => {
  const PASSAGEM_SECRETS = 'p'.repeat(32)
  const producao = { ...chaves, AMBIENTE: 'producao' }

  it.each([
    [{}, 'http://127.0.0.1:3000/legadoLocal', true],
    [{ LEGADO_URL: 'https://legado.example/portal' }, 'https://legado.example/portal', false],
    [{ LEGADO_URL: 'http://localhost:8080/' }, 'http://localhost:8080/', false],
    [{ PORTAL_URL: 'http://10.0.0.5:3000' }, 'http://127.0.0.1:3000/legadoLocal', true],
    [producao, undefined, false],
    [
      { ...producao, LEGADO_URL: 'https://legado.example', PASSAGEM_SECRETS },
      'https://legado.example',
      false,
    ],
  ])('is at the address that is said, or is the demonstration’s own: %j', (env, legadoUrl, isLocal) => {
    const config = readConfig(env)
    expect([config.legadoUrl, isLegadoLocal(config)]).toEqual([legadoUrl, isLocal])
  })

  it.each([
    [{ LEGADO_URL: 'http://legado.example' }, /LEGADO_URL \(esperado: um endereço https/],
    [{ LEGADO_URL: 'https://a:b@legado.example' }, /LEGADO_URL \(esperado: um endereço https/],
    [{ ...producao, LEGADO_URL: 'https://legado.example' }, /falta PASSAGEM_SECRETS \(ambiente producao/],
    [{ PASSAGEM_SECRETS: 'curta' }, /PASSAGEM_SECRETS: a 1ª chave tem menos de 32/],
    [{ PASSAGEM_SECRETS, JWT_SECRETS: PASSAGEM_SECRETS }, /PASSAGEM_SECRETS tem uma chave de JWT_SECRETS/],
    [
      { PASSAGEM_SECRETS, TRILHA_SECRET: PASSAGEM_SECRETS },
      /PASSAGEM_SECRETS tem uma chave de TRILHA_SECRET/,
    ],
    [
      { PASSAGEM_SECRETS, IMAGENS_SECRET: PASSAGEM_SECRETS },
      /PASSAGEM_SECRETS tem uma chave de IMAGENS_SECRET/,
    ],
    [
      { PASSAGEM_SECRETS, METRICAS_TOKEN: PASSAGEM_SECRETS },
      /PASSAGEM_SECRETS tem uma chave de METRICAS_TOKEN/,
    ],
    [
      { PASSAGEM_SECRETS, APLICATIVO_SECRETS: PASSAGEM_SECRETS },
      /APLICATIVO_SECRETS tem uma chave de PASSAGEM_SECRETS/,
    ],
  ])('%j is refused', (env, words) => {
    expect(() => readConfig(env)).toThrow(words)
  })
})

describe('JWT_SECRETS', () => {
  it('is one key or several', () => {
    const [nova, antiga] = ['n'.repeat(32), 'a'.repeat(40)]
    expect(readConfig({ JWT_SECRETS: nova }).jwtSecrets).toEqual([nova])
    expect(readConfig({ JWT_SECRETS: `${nova}, ${antiga}` }).jwtSecrets).toEqual([nova, antiga])
  })

  it.each([
    ['curta', 1],
    [`${'n'.repeat(32)},curta`, 2],
    [`curta,${'n'.repeat(32)}`, 1],
    [`${'n'.repeat(32)},`, 2],
  ])('with a short key is refused by its place, never by its value: %s', (JWT_SECRETS, place) => {
    expect(() => readConfig({ JWT_SECRETS })).toThrow(`a ${place}ª chave tem menos de 32 caracteres`)
    expect(() => readConfig({ JWT_SECRETS })).not.toThrow('curta')
  })
})

describe('TRUST_PROXY', () => {
  it.each([
    '10.0.0.1',
    '10.0.0.0/8',
    'fd00::1, 10.0.0.1',
    'fd00::/16',
    '::ffff:10.0.0.0/104',
    'loopback,linklocal, uniquelocal',
  ])('takes %j, and the server starts with it', (TRUST_PROXY) => {
    const { trustProxy } = readConfig({ ...chaves, TRUST_PROXY })
    expect(trustProxy).toEqual(TRUST_PROXY.split(/, ?/))
    expect(() => Fastify({ trustProxy: [...trustProxy] })).not.toThrow()
  })

  it.each(['1', 'true', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', 'proxy.example.com', '10.0.0.1,'])(
    'does not take %j',
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY: "')
    },
  )

  it.each(['0.0.0.0/1,128.0.0.0/1', '10.0.0.0/7', '::/1,8000::/1', 'fd00::/15', '::ffff:0:0/96', '::/80'])(
    'does not take %j, which with a few others is everybody',
    (TRUST_PROXY) => {
      expect(() => readConfig({ ...chaves, TRUST_PROXY })).toThrow('TRUST_PROXY: "')
    },
  )
})

it('names every bad variable in one line of Portuguese', () => {
  const env = {
    PORT: 'abc',
    AMBIENTE: 'prod',
    IMAGENS_SECRET: 'curta',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'x',
  }
  expect(() => readConfig(env)).toThrow(
    'Configuração inválida: ' +
      [
        'PORT (esperado: um número de 0 a 65535)',
        'AMBIENTE (esperado: um de local, dev, hml, producao)',
        'DATABASE_URL (esperado: postgres://login:senha@servidor:5432/banco)',
        'IMAGENS_SECRET (esperado: pelo menos 32 caracteres)',
        'LOG_LEVEL (esperado: um de trace, debug, info, warn, error, silent)',
      ].join('; ') +
      '. Veja',
  )
  expect(() => readConfig({ PORT: '65536', TRUST_PROXY: '1' })).toThrow(/PORT .*; TRUST_PROXY: "1"/)
})

it('names what a badly written variable used to hide', () => {
  const ruins = { LOG_LEVEL: 'x', DATABASE_URL: 'mysql://x', IMAGENS_SECRET: 'curta' }
  expect(() => readConfig({ ...ruins, PORT: '65536', JWT_SECRETS: 'curta', TRUST_PROXY: '1' })).toThrow(
    /DATABASE_URL .*; IMAGENS_SECRET .*; LOG_LEVEL .*; PORT .*; JWT_SECRETS: a 1ª .*; TRUST_PROXY: "1".*; falta TRILHA_SECRET, PORTAL_URL, SMTP_URL \(ambiente producao/,
  )
})

it('names every bad variable, however many', () => {
  const names = [
    'PORT',
    'AMBIENTE',
    'DATABASE_URL',
    'DATABASE_MIGRATOR_URL',
    'IMAGENS_SECRET',
    'OPERADORA_RITMO',
  ]
  const bases = ['AUTH', 'SENHA', 'GUIA', 'IMPRESSAO', 'CREDENCIADO'].map((base) => `API_${base}_BASE`)
  const ruins = [...names, 'LOG_LEVEL', ...bases]
  for (const name of ruins) {
    expect(() => readConfig(Object.fromEntries(ruins.map((ruim) => [ruim, '?'])))).toThrow(
      `${name} (esperado: `,
    )
  }
})

describe('the chat', () => {
  const producao = { ...chaves, AMBIENTE: 'producao' }
  const chat = 'https://chat.aurora.example/conversa?canal=portal'

  it.each([
    [{}, 'http://chat.localhost:3000/chatLocal', true],
    [{ HOST: '::1', PORT: '4000' }, 'http://chat.localhost:4000/chatLocal', true],
    [{ PORTAL_URL: 'http://localhost:8080' }, 'http://chat.localhost:8080/chatLocal', true],
    [{ PORTAL_URL: 'https://portal.example', PORT: '4000' }, 'http://chat.localhost:4000/chatLocal', true],
    [{ CHAT_URL: chat }, chat, false],
    [{ CHAT_URL: 'http://localhost:8080/' }, 'http://localhost:8080/', false],
    [producao, undefined, false],
    [{ ...producao, CHAT_URL: chat }, chat, false],
  ])('is at the address that is said, or is the demonstration’s own: %j', (env, chatUrl, isLocal) => {
    const config = readConfig(env)
    expect([config.chatUrl, isChatLocal(config)]).toEqual([chatUrl, isLocal])
  })

  it.each([
    ['chat.example', /CHAT_URL \(esperado: um endereço http/],
    ['javascript:alert(1)', /CHAT_URL \(esperado: um endereço http/],
    ['http://chat.example', /CHAT_URL \(esperado: um endereço https/],
    ['https://a:b@chat.example', /CHAT_URL \(esperado: um endereço https/],
    ['https://*.example', /CHAT_URL \(esperado: um endereço https/],
    ['https://portal.aurora.example/chat', /CHAT_URL \(esperado: outro servidor que o de PORTAL_URL/],
    ['https://portal.aurora.example:8443/', /CHAT_URL \(esperado: outro servidor que o de PORTAL_URL/],
  ])('is never at %s', (CHAT_URL, words) => {
    expect(() => readConfig({ ...producao, CHAT_URL })).toThrow(words)
  })

  it('of the demonstration has that very name', () => {
    const CHAT_URL = 'http://chat.localhost.example/chatLocal'
    expect(() => readConfig({ CHAT_URL })).toThrow(/CHAT_URL \(esperado: um endereço https/)
  })
})
