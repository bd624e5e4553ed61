import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { DENTES, findDente } from './dente.tables.ts'
import {
  formatFaces,
  isFacesDoDente,
  isFacesSobrepostas,
  joinFaces,
  ORDEM_FACES,
  parseFaces,
  toFacesDoDente,
} from './face.tables.ts'

const umaSelecao = fc.uniqueArray(fc.constantFrom(...ORDEM_FACES.split('')), { maxLength: 5 })

describe('dente: faces (TISS, tabela 32)', () => {
  test.each([
    ['om', 'MO'],
    ['O-M', 'MO'],
    ['p, v, d, o, m', 'MODVP'],
    ['', ''],
    ['OO', undefined],
    ['OX', undefined],
    ['MODVLP', undefined],
  ])('parseFaces(%s) é %s', (texto, esperado) => expect(parseFaces(texto)).toBe(esperado))

  it('a ordem de armazenamento é MODVLPI', () => expect(ORDEM_FACES).toBe('MODVLPI'))

  it('ler em qualquer ordem e caixa dá o mesmo texto, que se lê a si mesmo', () => {
    fc.assert(
      fc.property(umaSelecao, fc.boolean(), (letras, minusculas) => {
        const texto = minusculas ? letras.join('').toLowerCase() : letras.join(' ')
        const canonico = parseFaces(texto)
        expect(canonico).toBe(
          ORDEM_FACES.split('')
            .filter((face) => letras.includes(face))
            .join(''),
        )
        expect(parseFaces(canonico ?? 'X')).toBe(canonico)
        expect(
          formatFaces(canonico ?? '')
            .split(', ')
            .filter(Boolean),
        ).toHaveLength(letras.length)
      }),
    )
  })

  it('a união contém as duas partes e não depende da ordem', () => {
    fc.assert(
      fc.property(umaSelecao, umaSelecao, (a, b) => {
        const [um, outro] = [a.join(''), b.join('')]
        const uniao = joinFaces(um, outro)
        expect(uniao).toBe(joinFaces(outro, um))
        expect([...a, ...b].every((face) => uniao.includes(face))).toBe(true)
        expect(isFacesSobrepostas(um, outro)).toBe(uniao.length < a.length + b.length)
      }),
    )
  })

  test.each([
    ['16', 'OM', true],
    ['16', 'OI', false],
    ['11', 'L', false],
    ['11', 'P', true],
    ['46', 'L', true],
    ['46', 'P', false],
    ['33', 'O', false],
  ])('no dente %s as faces %s existem: %s', (codigo, faces, esperado) => {
    const dente = findDente(codigo)
    if (!dente) throw new Error('dente inexistente')
    expect(isFacesDoDente(faces, dente)).toBe(esperado)
  })

  test.each([
    ['11', 'L', 'P'],
    ['16', 'MI', 'MO'],
    ['16', 'OI', undefined],
    ['46', 'PV', 'VL'],
  ])('no dente %s, %s quis dizer %s', (codigo, faces, esperado) => {
    const dente = findDente(codigo)
    if (!dente) throw new Error('dente inexistente')
    expect(toFacesDoDente(faces, dente)).toBe(esperado)
  })

  it('as faces de cada dente são cinco, canônicas e suas', () => {
    for (const dente of DENTES) {
      expect(parseFaces(dente.faces)).toBe(dente.faces)
      expect(dente.faces).toHaveLength(5)
      expect(toFacesDoDente(dente.faces, dente)).toBe(dente.faces)
    }
  })
})
