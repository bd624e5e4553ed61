import { acesso } from '@portal/contract/acesso.ts'
import { describe, expect, it } from 'vitest'
import { openTestAcesso } from './acesso.fixture.ts'
import { createTokens } from './token.ts'

const t = await openTestAcesso()

const SENHA = 'Sorriso#2026'
const loginBanco = (usuario: string, senha = SENHA) =>
  t.call(acesso.loginBanco, { body: { usuario, senha } }, { headers: {} })
const login = (numero: string, senha = SENHA) =>
  t.call(acesso.login, { body: { login: numero, senha } }, { headers: {} })

describe('acesso.loginBanco', () => {
  it.each(['eduardo.leal', 'Eduardo.LEAL'])(
    '%s opens the session of the code that it stands for',
    async (usuario) => {
      const { body, headers, status } = await loginBanco(usuario)
      expect(status).toBe(200)
      expect(body.tipoProcesso).toBe('ACESSO')
      expect(createTokens(t.services.secrets).verify(body.accessToken ?? '', t.clock.now())).toMatchObject({
        userLogin: '200001',
        codigoCredenciado: 200001,
        redeGenerica: 'MERIDIANO',
      })
      expect(String(headers['set-cookie'])).toMatch(/^__Host-fgp=[\w-]{43}; /)
    },
  )

  it('answers alike, word for word, for unknown, wrong, blocked, and of another network', async () => {
    await t.rows(`update credencial set usuario_banco = 'ana.aurora' where login = 100001`)
    await t.rows(
      `update credencial set usuario_banco = 'mare.imagem', situacao = 'bloqueada' where login = 200002`,
    )
    const answers = [
      await loginBanco('ninguem'),
      await loginBanco('eduardo.leal', 'errada'),
      await loginBanco('mare.imagem'),
      await loginBanco('ana.aurora'),
      await login('999999'),
    ]
    const texts = answers.map(({ raw }) => String(raw).replace(/"requisicao":"[^"]+"/, ''))
    expect(new Set(texts).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, codigo: 'API-ACE-0001' })
    expect(new Set(answers.map(({ headers }) => Object.keys(headers).toSorted().join())).size).toBe(1)
  })

  it('is no second door for attempts: what was tried by one counts at the other', async () => {
    for (let vez = 0; vez < 3; vez++) await loginBanco('eduardo.leal', 'errada')
    for (let vez = 0; vez < 2; vez++) await login('200001', 'errada')
    expect(await loginBanco('EDUARDO.LEAL')).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
    expect(await login('200001')).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
    t.clock.advance(60_000)
    expect((await loginBanco('eduardo.leal')).status).toBe(200)
  })

  it('slows the unknown down as it does the known, in any case', async () => {
    for (const usuario of ['ninguem', 'Ninguem', 'NINGUEM', 'ninguem', 'ninguem']) await loginBanco(usuario)
    expect(await loginBanco('nInguem')).toMatchObject({ status: 429, codigo: 'API-ACE-0004' })
  })

  it('gives an expired password a token to define another with, and no session', async () => {
    await t.rows(`update credencial set situacao = 'expirada' where login = 200001`)
    const { body, headers } = await loginBanco('eduardo.leal')
    expect(body).toMatchObject({ tipoProcesso: 'DEFINICAO_SENHA', tipoFluxo: 'SE' })
    expect(body.accessToken).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  it.each(['200001', 'ab', '1abc', "a'; drop", 'a b c d', `a${'b'.repeat(40)}`])(
    '%j is no user of a bank',
    async (usuario) => {
      expect(await loginBanco(usuario)).toMatchObject({
        status: 400,
        codigo: 'API-GEN-0001',
        body: { detalhes: [{ campo: 'usuario' }] },
      })
    },
  )
})
