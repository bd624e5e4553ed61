import { describe, expect, it } from 'vitest'
import { isQuase, isUmaLetraDiferente, toPalavras, toSingular } from './palavra.ts'

describe('toPalavras', () => {
  it.each([
    ['Restauração em resina: 2 faces', ['restauracao', 'resina', '2', 'faces']],
    ['  RAIO-X  ', ['raio', 'x']],
    ['canal de molar', ['canal', 'molar']],
    ['de', ['de']],
    ['', []],
  ])('%j', (texto, palavras) => expect(toPalavras(texto)).toEqual(palavras))
})

describe('toSingular', () => {
  it.each([
    ['restauracoes', 'restauracao'],
    ['canais', 'canal'],
    ['imagens', 'imagem'],
    ['faces', 'face'],
    ['gas', 'gas'],
    ['siso', 'siso'],
  ])('%s -> %s', (palavra, singular) => expect(toSingular(palavra)).toBe(singular))
})

describe('isUmaLetraDiferente', () => {
  it.each([
    ['siso', 'ciso', true],
    ['siso', 'sizo', true],
    ['siso', 'sis', true],
    ['siso', 'sisso', true],
    ['siso', 'isso', true],
    ['siso', 'siso', false],
    ['siso', 'soso', true],
    ['siso', 'osis', false],
    ['siso', 'sisudo', false],
    ['', 'a', true],
    ['ab', 'ba', true],
  ])('%s, %s: %s', (a, b, esperado) => {
    expect(isUmaLetraDiferente(a, b)).toBe(esperado)
    expect(isUmaLetraDiferente(b, a)).toBe(esperado)
  })
})

describe('isQuase', () => {
  it.each([
    ['a word of four letters', 'ciso', 'siso', true],
    ['of which one is missing', 'sso', 'siso', true],
    ['a word of three letters', 'dir', 'dor', false],
    ['two letters typed', 'so', 'siso', false],
    ['the beginning of a word', 'panoarm', 'panoramica', true],
    ['four letters of a longer word', 'panm', 'panoramica', false],
    ['more than the word', 'sisosx', 'siso', false],
  ])('%s', (_nome, digitada, palavra, esperado) => expect(isQuase(digitada, palavra)).toBe(esperado))
})
