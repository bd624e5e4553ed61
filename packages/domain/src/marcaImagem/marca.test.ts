import { expect, it } from 'vitest'
import { type ConteudoMarca, findFaltaMarca } from './marca.ts'

const a = { x: 0, y: 0 }
const b = { x: 10_000, y: 0 }
const seta: ConteudoMarca = { tipo: 'seta', pontos: [a, b], texto: '', decimosMilimetro: null }

it.each<[string, Partial<ConteudoMarca>, ReturnType<typeof findFaltaMarca>]>([
  ['an arrow of two points', {}, undefined],
  ['an arrow that leads nowhere', { pontos: [a, a] }, 'pontos'],
  ['an arrow of one point', { pontos: [a] }, 'pontos'],
  ['an arrow with a length', { decimosMilimetro: 100 }, 'decimosMilimetro'],
  ['a text at a point', { tipo: 'texto', pontos: [a], texto: 'lesão' }, undefined],
  ['a text that says nothing', { tipo: 'texto', pontos: [a], texto: ' ' }, 'texto'],
  ['a text of two points', { tipo: 'texto', texto: 'lesão' }, 'pontos'],
  ['a measure', { tipo: 'medida' }, undefined],
  ['a known length', { tipo: 'escala', decimosMilimetro: 100 }, undefined],
  ['a known length that is not told', { tipo: 'escala' }, 'decimosMilimetro'],
])('%s', (_nome, mudanca, falta) => expect(findFaltaMarca({ ...seta, ...mudanca })).toBe(falta))
