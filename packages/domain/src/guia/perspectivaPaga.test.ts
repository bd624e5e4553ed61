import { describe, expect, it } from 'vitest'
import { describeGuia } from './perspectiva.ts'
import { statusFicha } from './statusFicha.tables.ts'

const HOJE = '2026-11-24'
const paga = { valorGlosado: '0.00' }
const glosada = { valorGlosado: '76.50' }

describe('o que o pagamento fez de uma guia', () => {
  it.each([
    ['nada glosado', [paga], 'sucesso', undefined],
    ['um glosado, outro negado antes', [paga, glosada, {}], 'atencao', '1 evento glosado'],
    ['dois glosados', [glosada, glosada], 'atencao', '2 eventos glosados'],
    ['sem que se possa ler', [{}], 'neutro', undefined],
    ['numa lista', undefined, 'neutro', undefined],
  ] as const)('%s', (_caso, eventos, tom, nota) => {
    for (const status of [statusFicha.processada, statusFicha.recursoProcessado]) {
      const { tom: dito, nota: dita } = describeGuia({ statusFicha: status, eventos }, HOJE)
      expect([dito, dita]).toEqual([tom, nota])
    }
  })
})
