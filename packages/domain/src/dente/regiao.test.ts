import { describe, expect, it, test } from 'vitest'
import { findDente } from './dente.tables.ts'
import { findRegiao, isRegiaoSobreposta, REGIOES } from './regiao.tables.ts'

describe('dente: regiões (TISS, tabela 42)', () => {
  it('são 61, sem código repetido, e só têm dentes que existem', () => {
    expect(new Set(REGIOES.map((regiao) => regiao.codigo)).size).toBe(61)
    for (const regiao of REGIOES) {
      for (const dente of regiao.dentes) expect(findDente(dente), `${regiao.codigo} ${dente}`).toBeDefined()
    }
  })

  test.each([
    ['ASAI', 'AS'],
    ['ASAI', 'HAIE'],
    ['AS', 'HASD'],
    ['HASD', 'S1'],
    ['AI', 'S4'],
    ['HAIE', 'S4'],
    ['HAID', 'S6'],
    ['AI', 'S5'],
    ['S1', 'RMSD'],
    ['RMPD', 'RPID'],
  ])('%s cobre %s, e as duas se sobrepõem', (maior, menor) => {
    const dentes = findRegiao(maior)?.dentes ?? []
    expect(findRegiao(menor)?.dentes.filter((dente) => !dentes.includes(dente))).toEqual([])
    expect(isRegiaoSobreposta(menor, maior)).toBe(true)
    expect(isRegiaoSobreposta(maior, menor)).toBe(true)
  })

  test.each([
    ['HASD', 'S2', true],
    ['HASD', 'HASE', false],
    ['AS', 'AI', false],
    ['S4', 'HAID', false],
    ['LG', 'LG', true],
    ['LG', 'AS', false],
    ['LG', 'PA', false],
    ['QUALQUER', 'QUALQUER', true],
    ['QUALQUER', 'OUTRA', false],
  ])('%s e %s encontram-se: %s', (a, b, esperado) => {
    expect(isRegiaoSobreposta(a, b)).toBe(esperado)
    expect(isRegiaoSobreposta(b, a)).toBe(esperado)
  })

  it('as duas arcadas somam a boca, e os sextantes nenhum dente a mais', () => {
    const dentes = (codigo: string) => findRegiao(codigo)?.dentes ?? []
    expect([...dentes('AS'), ...dentes('AI')].toSorted()).toEqual([...dentes('ASAI')].toSorted())
    const sextantes = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].flatMap((codigo) => dentes(codigo))
    expect(new Set(sextantes).size).toBe(52)
    expect(sextantes).toHaveLength(52)
  })
})
