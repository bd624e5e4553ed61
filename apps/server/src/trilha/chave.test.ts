import { describe, expect, it } from 'vitest'
import { readConfig } from '../runtime/config.ts'

const correio = { PORTAL_URL: 'https://portal.example', SMTP_URL: 'smtp://correio' }
const servico = {
  AMBIENTE: 'producao',
  JWT_SECRETS: 'j'.repeat(32),
  IMAGENS_SECRET: 'i'.repeat(32),
  ...correio,
}
const [nova, antiga] = ['n'.repeat(32), 'a'.repeat(32)]

describe('TRILHA_SECRET', () => {
  it('is asked for outside the local environment', () => {
    expect(() => readConfig(servico)).toThrow('falta TRILHA_SECRET (ambiente producao)')
    expect(readConfig({}).trilhaSecrets).toEqual([])
  })

  it('names the current key and the former ones', () => {
    expect(readConfig({ ...servico, TRILHA_SECRET: `${nova},${antiga}` }).trilhaSecrets).toEqual([
      nova,
      antiga,
    ])
  })

  it.each([
    ['short', 'x'.repeat(31)],
    ['empty', `${nova},`],
  ])('is refused when one of its keys is %s', (_what, TRILHA_SECRET) => {
    expect(() => readConfig({ ...servico, TRILHA_SECRET })).toThrow('TRILHA_SECRET')
  })
})
