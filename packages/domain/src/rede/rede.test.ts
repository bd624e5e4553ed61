import { describe, expect, it } from 'vitest'
import { enderecoFim, enderecoLogin, enderecoSenha, getRede } from './rede.tables.ts'

it.each([
  ['AURORA', 'Aurora Odonto', '', true],
  ['MERIDIANO', 'Meridiano Dental', '/meridiano', false],
  ['LUMINA', 'Lumina Rede', '', true],
] as const)('%s is %s', (codigo, rotulo, prefixo, chat) => {
  expect(getRede(codigo)).toMatchObject({ rotulo, prefixo, chat })
})

it('knows no other network', () => expect(getRede('OUTRA')).toBeUndefined())

describe('the addresses of a network, in its brand', () => {
  it.each([
    ['AURORA', '/credenciado/login', '/acesso/CadastrarSenha', '/', '/acesso/token/expirado'],
    ['MERIDIANO', '/meridiano/login', '/meridiano/CadastrarSenha', '/meridiano', '/meridiano/expirado'],
    [
      'LUMINA',
      '/credenciado/login?rede=lumina',
      '/acesso/CadastrarSenha?rede=lumina',
      '/',
      '/acesso/token/expirado',
    ],
    ['OUTRA', '/credenciado/login', '/acesso/CadastrarSenha', '/', '/acesso/token/expirado'],
  ])('%s', (codigo, login, senha, inicio, expirada) => {
    expect(enderecoLogin(codigo)).toBe(login)
    expect(enderecoSenha(codigo, 'CadastrarSenha')).toBe(senha)
    expect(enderecoFim(codigo, 'inicio')).toBe(inicio)
    expect(enderecoFim(codigo, 'expirada')).toBe(expirada)
    expect(enderecoFim(codigo, 'encerrada')).toBe('/SessaoEncerrada')
  })
})
