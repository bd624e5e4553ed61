import { describe, expect, it, test } from 'vitest'
import { listImpedimentosRecurso, type PedidoRecurso, prazoRecurso } from './prazoRecurso.ts'

const PEDIDO: PedidoRecurso = {
  dataGlosa: '2026-05-01',
  hoje: '2026-10-28',
  recursosAnteriores: 0,
  justificativas: ['Fratura da face distal, ver imagem.'],
  destino: 'portal',
}

describe('recursoGlosa: o que impede um recurso', () => {
  it('o prazo são 180 dias corridos', () => expect(prazoRecurso('2026-05-01')).toBe('2026-10-28'))

  test.each([
    ['no último dia', {}, []],
    ['no dia seguinte ao prazo', { hoje: '2026-10-29' }, ['2907']],
    ['segundo recurso da mesma guia', { recursosAnteriores: 1 }, ['2904']],
    ['sem justificativa pelo portal', { justificativas: [''] }, []],
    ['sem justificativa em TISS', { justificativas: ['ok', '  '], destino: 'tiss' }, ['2903']],
    [
      'tudo de uma vez',
      { hoje: '2027-01-01', recursosAnteriores: 2, justificativas: [''], destino: 'tiss' },
      ['2907', '2904', '2903'],
    ],
  ] satisfies [string, Partial<PedidoRecurso>, string[]][])('%s', (_nome, mudanca, esperado) => {
    expect(listImpedimentosRecurso({ ...PEDIDO, ...mudanca })).toEqual(esperado)
  })
})
