import { findDente, toDenteEspelhado } from '@portal/domain/dente/dente.tables.ts'
import { describe, expect, it, test } from 'vitest'
import { toDenticaoDaGuia, toDenticaoPelaIdade } from './denticao.ts'
import { getGrade, listIntervalo, moveDente } from './grade.ts'

const texto = (denticao: 'permanente' | 'mista' | 'decidua', supranumerarios = false) =>
  getGrade(denticao, supranumerarios).map(({ lugares }) => lugares.map((l) => l.dente.codigo).join(' '))

describe('odontograma: ordem na tela (Interface B3)', () => {
  it('18…11 | 21…28 sobre 48…41 | 31…38', () => {
    expect(texto('permanente')).toEqual([
      '18 17 16 15 14 13 12 11 21 22 23 24 25 26 27 28',
      '48 47 46 45 44 43 42 41 31 32 33 34 35 36 37 38',
    ])
  })

  it('na mista as fileiras decíduas ficam entre as permanentes', () => {
    expect(texto('mista').slice(1, 3)).toEqual([
      '55 54 53 52 51 61 62 63 64 65',
      '85 84 83 82 81 71 72 73 74 75',
    ])
  })

  it('o supranumerário fica além do último dente do quadrante', () => {
    expect(texto('decidua', true)).toEqual([
      '59 55 54 53 52 51 61 62 63 64 65 69',
      '89 85 84 83 82 81 71 72 73 74 75 79',
    ])
  })

  test.each([
    [0, 'decidua'],
    [5, 'decidua'],
    [6, 'mista'],
    [12, 'mista'],
    [13, 'permanente'],
    [80, 'permanente'],
  ])('aos %i anos a dentição é %s', (anos, denticao) => expect(toDenticaoPelaIdade(anos)).toBe(denticao))

  it.each([
    [true, 'decidua'],
    [false, 'permanente'],
  ])('no cartão de uma mãe de 30 anos, com recém-nascido %s, a dentição é %s', (recemNato, denticao) =>
    expect(toDenticaoDaGuia({ recemNato }, 30)).toBe(denticao),
  )

  it('é simétrica: andar espelhado leva ao dente espelhado', () => {
    const grade = getGrade('mista', true)
    const espelho = (codigo: string) => {
      const dente = findDente(codigo)
      return (dente && toDenteEspelhado(dente)?.codigo) ?? ''
    }
    const trocas = [
      ['esquerda', 'direita'],
      ['cima', 'cima'],
      ['baixo', 'baixo'],
      ['inicio', 'fim'],
    ] as const
    for (const { lugares } of grade) {
      for (const { dente } of lugares) {
        for (const [ida, volta] of trocas) {
          expect(moveDente(grade, espelho(dente.codigo), volta)).toBe(
            espelho(moveDente(grade, dente.codigo, ida)),
          )
        }
      }
    }
  })

  it('o intervalo não depende da ordem dos cantos', () => {
    const grade = getGrade('permanente', false)
    const direto = ['13', '12', '11', '21', '43', '42', '41', '31']
    expect(listIntervalo(grade, '13', '31')).toEqual(direto)
    expect(listIntervalo(grade, '21', '43')).toEqual(direto)
    expect(listIntervalo(grade, '54', '11')).toEqual([])
  })
})
