import { describe, expect, it, test } from 'vitest'
import { PRAZOS_RECURSO } from './prazoRecurso.data.ts'
import {
  fimPrazoRecurso,
  fimRespostaRecurso,
  findPrazoRecurso,
  listImpedimentosRecurso,
  type PedidoRecurso,
} from './prazoRecurso.ts'

const PEDIDO: PedidoRecurso = {
  dataGlosa: '2026-05-01',
  hoje: '2026-10-28',
  prazo: { dias: 180, glosa: '2907' },
  recursosAnteriores: 0,
}

describe('recursoGlosa: o que impede um recurso', () => {
  it('o prazo do contrato são dias corridos', () => {
    expect(fimPrazoRecurso('2026-05-01', { dias: 180 })).toBe('2026-10-28')
  })

  test.each([
    ['2026-05-31', 30, '2026-06-30'],
    ['2026-05-01', 180, '2026-10-28'],
    ['2028-02-01', 30, '2028-03-02'],
  ])('a operadora responde a um recurso de %s em %i dias: até %s', (envio, dias, fim) => {
    expect(fimRespostaRecurso(envio, { dias })).toBe(fim)
  })

  it('é o contrato da rede em vigor no dia que diz o prazo', () => {
    const reajustado = { rede: 'AURORA', desde: '2026-07-01', dias: 60, glosa: '2909' } as const
    const prazos = [reajustado, ...PRAZOS_RECURSO]
    expect(findPrazoRecurso(prazos, 'AURORA', '2026-06-30')?.dias).toBe(30)
    expect(findPrazoRecurso(prazos, 'AURORA', '2026-07-01')?.dias).toBe(60)
    expect(findPrazoRecurso(prazos.toReversed(), 'AURORA', '2026-07-01')?.dias).toBe(60)
    expect(findPrazoRecurso(prazos, 'LUMINA', '2026-07-01')).toMatchObject({ dias: 180, glosa: '2907' })
    expect(findPrazoRecurso(prazos, 'LUMINA', '2014-12-31')).toBeUndefined()
  })

  test.each([
    ['no último dia', {}, []],
    ['no dia seguinte ao prazo', { hoje: '2026-10-29' }, ['2907']],
    ['depois dos 30 dias de outro contrato', { prazo: { dias: 30, glosa: '2909' } }, ['2909']],
    ['segundo recurso da mesma guia', { recursosAnteriores: 1 }, ['2904']],
    ['os dois de uma vez', { hoje: '2027-01-01', recursosAnteriores: 2 }, ['2907', '2904']],
  ] satisfies [string, Partial<PedidoRecurso>, string[]][])('%s', (_nome, mudanca, esperado) => {
    expect(listImpedimentosRecurso({ ...PEDIDO, ...mudanca })).toEqual(esperado)
  })
})
