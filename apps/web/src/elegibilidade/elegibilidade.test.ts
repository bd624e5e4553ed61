import type { EventoHistorico } from '@portal/contract/associado.ts'
import { describe, expect, it } from 'vitest'
import { readElegibilidadeSearch } from './elegibilidadeSearch.ts'
import { groupHistorico } from './groupHistorico.ts'

describe('readElegibilidadeSearch', () => {
  it('keeps what is well formed and drops the rest', () => {
    const raw = { paciente: '<script>', evento: 85100200, local: '26', faces: 'om', outro: 'x' }
    expect(readElegibilidadeSearch(raw)).toEqual({ evento: '85100200', local: '26' })
  })
})

describe('groupHistorico', () => {
  const evento = (data: string, dente: string | null, regiao: string | null = null): EventoHistorico => ({
    codigoEvento: '85100200',
    descricao: 'x',
    dente,
    regiao,
    faces: null,
    data,
    proprio: false,
    numeroFicha: null,
  })

  it('orders teeth, regions and the mouth, newest first, with the absent teeth', () => {
    const grupos = groupHistorico(
      [
        evento('2025-01-01', null),
        evento('2025-02-01', '26'),
        evento('2026-02-01', '26'),
        evento('2025-03-01', null, 'S1'),
      ],
      ['18'],
    )
    expect(grupos.map(({ rotulo, ausente }) => [rotulo, ausente])).toEqual([
      ['Dente 18', true],
      ['Dente 26', false],
      ['Região S1', false],
      ['Boca toda', false],
    ])
    expect(grupos[1]?.eventos.map(({ data }) => data)).toEqual(['2026-02-01', '2025-02-01'])
  })
})
