import { describe, expect, test } from 'vitest'
import { Falha } from '../http/falha.ts'
import { readLugar } from './lugar.ts'

describe('readLugar', () => {
  test.each([
    ['inicial:16', 1, 'inicial', '16'],
    ['final', 8, 'final', null],
    ['final:85', 8, 'final', '85'],
    [undefined, 8, 'inicial', null],
    [undefined, 5, 'inicial', null],
    [undefined, 1, 'final', null],
    [undefined, 7, 'final', null],
    [undefined, 17, 'final', null],
  ] as const)('%s in status %i: %s, tooth %s', (imagemGto, statusFicha, momento, dente) => {
    expect(readLugar(imagemGto, { statusFicha, codigoEspecialidade: 1 })).toEqual({ momento, dente })
  })

  test('of radiology it is the work itself, whenever it comes', () => {
    expect(readLugar(undefined, { statusFicha: 1, codigoEspecialidade: 14 }).momento).toBe('inicial')
  })

  test('refuses a tooth that nobody has', () => {
    expect(() => readLugar('inicial:10', { statusFicha: 1, codigoEspecialidade: 1 })).toThrow(Falha)
  })
})
