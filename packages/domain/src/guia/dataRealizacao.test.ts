import { describe, expect, it } from 'vitest'
import { motivoData, textosMotivoData } from './dataRealizacao.ts'

const hoje = '2026-03-10'
const aprovado = { autorizacao: 4, dataAutorizacao: '2026-03-02' } as const

describe('motivoData', () => {
  it.each([
    { nome: 'on the authorisation day', evento: aprovado, data: '2026-03-02', motivo: undefined },
    { nome: 'today', evento: aprovado, data: hoje, motivo: undefined },
    { nome: 'the day before', evento: aprovado, data: '2026-03-01', motivo: 'dataAntesAutorizacao' },
    { nome: 'tomorrow', evento: aprovado, data: '2026-03-11', motivo: 'dataFutura' },
    { nome: 'next year', evento: aprovado, data: '2027-01-01', motivo: 'dataFutura' },
    { nome: 'complementary', evento: { autorizacao: 1 }, data: '2020-01-01', motivo: undefined },
    { nome: 'denied', evento: { ...aprovado, autorizacao: 3 }, data: hoje, motivo: 'eventoNaoAprovado' },
    { nome: 'in analysis', evento: { ...aprovado, autorizacao: 2 }, data: hoje, motivo: 'eventoNaoAprovado' },
  ] as const)('$nome: $motivo', ({ evento, data, motivo }) => {
    expect(motivoData(evento, data, hoje)).toBe(motivo)
    if (motivo) expect(textosMotivoData[motivo]).toMatch(/\.$/)
  })
})
