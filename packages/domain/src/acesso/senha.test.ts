import { describe, expect, it } from 'vitest'
import { getTextoSenha, validateSenha } from './senha.ts'
import { senhasComuns } from './senhaComum.data.ts'

const contexto = { login: '100001', numeroCro: '54321' }

describe('validateSenha', () => {
  it.each([
    ['Sorriso#2026', []],
    ['Antiga#2025', []],
    ['cavalo bateria grampo', []],
    ['"<#>\u{1F600}ção!', []],
    ['a b c d ', []],
    ['x1y2z3w', ['curta']],
    ['\u{1F600}\u{1F601}\u{1F602}\u{1F603}', ['curta']],
    ['xy'.repeat(32), []],
    [`${'xy'.repeat(32)}z`, ['longa']],
    ['12345678', ['comum']],
    ['SENHA123', ['comum']],
    ['aaaaaaaaaa', ['comum']],
    ['MinhaAurora77', ['previsivel']],
    ['MerídiaNo-9', ['previsivel']],
    ['soudentista!', ['previsivel']],
    ['x100001y!', ['previsivel']],
    ['cro-54321-sp', ['previsivel']],
    ['aurora', ['curta', 'previsivel']],
    ['', ['curta']],
  ] as const)('%j: %j', (senha, motivos) => {
    expect(validateSenha(senha, contexto)).toEqual(motivos)
    for (const motivo of motivos) expect(getTextoSenha(motivo)).toMatch(/\.$/)
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
