import { describe, expect, it } from 'vitest'
import { explainSemCaptura } from './explainSemCaptura.ts'

const pedido = { status: 'APROVADA_PORTAL', validade: '2026-11-21', fimCobertura: null } as const
const explain = (mudado: Partial<Parameters<typeof explainSemCaptura>[0]>) =>
  explainSemCaptura({ ...pedido, ...mudado }, '2026-11-21')

describe('why a request is not captured', () => {
  it.each([
    ['EM_ANALISE', 'O pedido está em análise. Espere a decisão da operadora'],
    ['REPROVADA', 'O pedido foi reprovado pela auditoria. Avise o paciente'],
    ['CANCELADA', 'O pedido foi cancelado por quem o fez. Avise o paciente'],
    ['EXPIRADA', 'O pedido passou da validade em 21/11/2026. Avise o paciente'],
  ] as const)('in %s: %s', (status, dito) => expect(explain({ status })).toContain(dito))

  it('is its last day, though its end was not written yet', () => {
    expect(explain({ validade: '2026-11-20' })).toContain('O pedido passou da validade em 20/11/2026.')
    expect(explain({ status: 'EXPIRADA', validade: null })).toContain('O pedido passou da validade.')
  })

  it.each([
    [{ dia: '2026-11-20', motivo: 'plano' }, 'Plano terminou em 20/11/2026. Avise o paciente'],
    [{ dia: '2026-11-20', motivo: 'cartao' }, 'Cartão do paciente venceu em 20/11/2026. Avise o paciente'],
    [{ dia: null, motivo: 'suspensao' }, 'Paciente suspenso. Avise o paciente'],
  ] as const)('is what ends the attendance of the patient: %o', (fimCobertura, dito) =>
    expect(explain({ fimCobertura })).toContain(dito),
  )

  it('is nothing while it may be captured', () => {
    expect(explain({})).toBeUndefined()
    expect(explain({ fimCobertura: { dia: '2026-11-21', motivo: 'plano' } })).toBeUndefined()
  })
})
