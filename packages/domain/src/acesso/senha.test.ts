import { describe, expect, it } from 'vitest'
import { palavrasComuns } from './palavraComum.data.ts'
import { getTextoSenha, motivosSenha, validateSenha } from './senha.ts'
import { senhasComuns } from './senhaComum.data.ts'

const contexto = {
  login: '100001',
  numeroCro: '54321',
  documento: '529.982.247-25',
  senhaAtual: 'Lembranca#2025',
  comuns: new Set(['corvette']),
}

describe('validateSenha', () => {
  it.each([
    ['Girassol#2026', []],
    ['Antiga#2025', []],
    ['Mudar@123', ['comum']],
    ['Senha@2026', ['comum']],
    ['dente1234', ['comum']],
    ['2026*D3nt3!!', ['comum']],
    ['S3nh42026', ['comum']],
    ['$enha!2026', ['comum']],
    ['Sorriso#2026', ['comum']],
    ['Verão/2026', ['comum']],
    ['--Corvette--77', ['comum']],
    ['cor77vette!!', []],
    ['felicidade#1', ['comum']],
    ['minha dente 12', []],
    ['senhador2026', []],
    ['cavalo bateria grampo', []],
    ['"<#>\u{1F600}ção!', []],
    ['a b c d ', []],
    ['x1y2z3w', ['curta']],
    ['\u{1F600}\u{1F601}\u{1F602}\u{1F603}', ['curta']],
    ['xy'.repeat(32), []],
    [`${'xy'.repeat(32)}z`, ['longa']],
    ['12345678', ['comum']],
    ['SENHA123', ['comum']],
    [' senha123 ', ['comum']],
    ['\uFF53enha123', ['comum']],
    ['30000\uFF11abcd', []],
    ['10000\uFF11abcd', ['previsivel']],
    ['aaaaaaaaaa', ['comum']],
    ['MinhaAurora77', ['previsivel']],
    ['MerídiaNo-9', ['previsivel']],
    ['corvette', ['comum']],
    ['Corvétte', ['comum']],
    ['Lembranca#2025', ['igual']],
    ['lembranca#2025', []],
    ['soudentista!', ['previsivel']],
    ['x100001y!', ['previsivel']],
    ['cro-54321-sp', ['previsivel']],
    ['cro 54.321', ['previsivel']],
    ['cro-5432-sp1', []],
    ['cpf52998224725', ['previsivel']],
    ['529 982 247 25', ['previsivel']],
    ['529982247-2x', []],
    ['aurora', ['curta', 'previsivel']],
    ['', ['curta']],
  ] as const)('%j: %j', (senha, motivos) => {
    expect(validateSenha(senha, contexto)).toEqual(motivos)
    for (const motivo of motivos) expect(getTextoSenha(motivo)).toMatch(/\.$/)
  })

  it.each(['12ABC34501DE35', '12.abc.345/01DE-35', 'meu 12abc34501de35!'])(
    'finds a CNPJ with letters in %j',
    (senha) => {
      for (const documento of ['12ABC34501DE35', '12.ABC.345/01DE-35', '12abc34501de35'])
        expect(validateSenha(senha, { login: '100001', documento })).toEqual(['previsivel'])
    },
  )

  it.each([
    ['Outubro@2026', ['comum', 'previsivel']],
    ['Aurora2026!', ['previsivel']],
    ['Girassol#2026', ['previsivel']],
    ['20 cavalos 2025', ['previsivel']],
    ['\u{1d7da}\u{1d7d8}\u{1d7da}\u{1d7df} cavalos', ['previsivel']],
    ['Girassol#2024', []],
    ['cavalo 202 6 azul', []],
  ] as const)('knows the year, the one before and the one after in %j: %j', (senha, motivos) => {
    expect(validateSenha(senha, { login: '100001', ano: 2026 })).toEqual(motivos)
  })

  it('does not take a short CRO for a context', () => {
    expect(validateSenha('cavalo 12 azul', { login: '100001', numeroCro: '12' })).toEqual([])
    expect(validateSenha('cavalo azul', { login: '100001', numeroCro: null })).toEqual([])
  })
})

it('the common list holds only what the length would let through, lower case, once each', () => {
  expect(senhasComuns.filter((senha) => senha.length < 8 || senha !== senha.toLowerCase())).toEqual([])
  expect(new Set(senhasComuns).size).toBe(senhasComuns.length)
})

it('the common words are plain letters, once each', () => {
  expect(palavrasComuns.filter((palavra) => !/^[a-z]{4,}$/.test(palavra))).toEqual([])
  expect(new Set(palavrasComuns).size).toBe(palavrasComuns.length)
})

it('each reason has its own words, and a code of four characters counts', () => {
  for (const { codigo, texto } of motivosSenha) expect(getTextoSenha(codigo)).toBe(texto)
  expect(validateSenha('gato-5432-azul', { login: '5432' })).toEqual(['previsivel'])
  expect(validateSenha('gato-543-azul', { login: '543' })).toEqual([])
})
