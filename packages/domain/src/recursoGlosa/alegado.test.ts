import { describe, expect, it } from 'vitest'
import { keepAlegado, toParte } from './alegado.ts'

describe('toParte', () => {
  it.each([
    ['one line', ' Fratura\n da  face ', 'Fratura da face'],
    ['without the characters that are not taken', '“Dor” no #16', 'Dor no 16'],
    ['without the stop', 'Fratura da face. ; ', 'Fratura da face'],
    ['a stop within stays', 'Fratura. Dor, aguda', 'Fratura. Dor, aguda'],
    ['nothing', ' . ', ''],
  ])('%s', (_nome, texto, esperado) => expect(toParte(texto)).toBe(esperado))
})

describe('keepAlegado', () => {
  const GLOSA = 'Radiografia indica presença de instrumento fraturado no conduto'
  it.each([
    ['the names go, the rest stays', `${GLOSA}. Evento Alívio da dor: nova imagem`, '. Evento : nova imagem'],
    ['of a shortened name, its beginning', 'Radiografia indica presença de… Segue', '… Segue'],
    ['of one word, nothing', 'Radiografia nova', 'Radiografia nova'],
    ['once: what the clinic says again is its own', 'Alívio da dor; Alívio da dor', '; Alívio da dor'],
    ['what holds no name', 'Fratura da face', 'Fratura da face'],
  ])('%s', (_nome, texto, esperado) => {
    expect(keepAlegado(texto, [GLOSA, 'Alívio da dor'])).toBe(esperado)
  })

  it.each([
    ['a name of one word is a name', 'Gengivectomia, dente 11', 'Gengivectomia', ', dente 11'],
    ['a name with protected characters', 'Gota dágua. Dor', "Gota d'água.", '. Dor'],
    ['no name', 'Dor', '', 'Dor'],
  ])('%s', (_nome, texto, nome, esperado) => expect(keepAlegado(texto, [nome])).toBe(esperado))
})
