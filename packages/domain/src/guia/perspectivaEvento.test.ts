import { describe, expect, it } from 'vitest'
import { describeEvento, type EventoHoje } from './perspectivaEvento.ts'

const HOJE = '2026-11-24'
const naoPaga = { codigoGlosa: '1321', severidade: 'aviso', campo: 'data' } as const
const doDente = { codigoGlosa: '3284', severidade: 'aviso', campo: 'dente' } as const

describe('o que um evento ainda pode vir a ser hoje', () => {
  it.each<[string, EventoHoje, string | null, string, string | undefined]>([
    ['aprovado, a fazer', { autorizacao: 4, motivos: [] }, HOJE, 'sucesso', undefined],
    ['só até ontem', { autorizacao: 4, motivos: [] }, '2026-11-23', 'atencao', 'Só se feito até 23/11/2026'],
    ['dia nenhum é pago', { autorizacao: 1, motivos: [] }, null, 'atencao', 'Nenhuma data é paga'],
    [
      'feito, e a data é paga',
      { autorizacao: 4, dataRealizacao: HOJE, motivos: [doDente] },
      HOJE,
      'sucesso',
      undefined,
    ],
    [
      'feito em dia que não se paga',
      { autorizacao: 4, dataRealizacao: HOJE, motivos: [naoPaga] },
      HOJE,
      'atencao',
      'Como está, não é pago',
    ],
    [
      'feito, e dia nenhum é mais pago',
      { autorizacao: 4, dataRealizacao: HOJE, motivos: [] },
      null,
      'atencao',
      'Como está, não é pago',
    ],
    [
      'feito, e o prazo de apresentação terminou',
      { autorizacao: 4, dataRealizacao: '2026-08-25', apresentarAte: '2026-11-23', motivos: [] },
      HOJE,
      'atencao',
      'Prazo de apresentação terminou em 23/11/2026',
    ],
    [
      'feito, no último dia do prazo de apresentação',
      { autorizacao: 4, dataRealizacao: '2026-08-26', apresentarAte: HOJE, motivos: [] },
      HOJE,
      'atencao',
      'Encaminhe até 24/11/2026',
    ],
    [
      'feito, a seis dias do fim do prazo de apresentação',
      { autorizacao: 4, dataRealizacao: '2026-09-01', apresentarAte: '2026-11-30', motivos: [] },
      HOJE,
      'sucesso',
      undefined,
    ],
    [
      'feito, e rejeitado pelo beneficiário',
      { autorizacao: 4, dataRealizacao: HOJE, statusToken: 'REJEITADO', motivos: [] },
      HOJE,
      'atencao',
      undefined,
    ],
    [
      'feito, e confirmado pelo beneficiário',
      { autorizacao: 4, dataRealizacao: HOJE, statusToken: 'APROVADO', motivos: [] },
      HOJE,
      'sucesso',
      undefined,
    ],
    ['negado', { autorizacao: 3, motivos: [naoPaga] }, null, 'perigo', undefined],
  ])('%s', (_nome, evento, ate, tom, nota) => {
    const descrito = describeEvento(evento, { ate }, HOJE)
    expect([descrito?.tom, descrito?.nota]).toEqual([tom, nota])
  })

  it.each<[string, EventoHoje, string | undefined]>([
    [
      'sem dias a dar, é o que se decidiu',
      { autorizacao: 4, dataRealizacao: HOJE, motivos: [naoPaga] },
      undefined,
    ],
    [
      'ganho em recurso, é aprovado por ele',
      { autorizacao: 4, motivos: [], recursoGanho: true },
      'Aprovado em recurso',
    ],
  ])('%s', (_nome, evento, nota) => {
    const descrito = describeEvento(evento, undefined, HOJE)
    expect([descrito?.tom, descrito?.nota]).toEqual(['sucesso', nota])
  })

  it.each([
    ['em análise', 2, ['Cancelado', 'neutro', undefined]],
    ['aprovado', 4, ['Cancelado', 'neutro', 'Tinha sido aprovado']],
    ['negado', 3, ['Negado', 'perigo', undefined]],
  ] as const)('de guia cancelada, o que estava %s não espera ninguém', (_nome, autorizacao, esperado) => {
    const evento = { autorizacao, motivos: [], cancelado: true }
    const descrito = describeEvento(evento, { ate: null }, HOJE)
    expect([descrito?.rotulo, descrito?.tom, descrito?.nota]).toEqual(esperado)
  })

  it.each([
    [4, 'tudo', ['Glosado', 'perigo']],
    [4, 'parte', ['Glosado em parte', 'atencao']],
    [3, 'tudo', ['Negado', 'perigo']],
    [4, undefined, ['Aprovado', 'sucesso']],
  ] as const)('autorização %i, de que o pagamento negou %s', (autorizacao, glosa, esperado) => {
    const descrito = describeEvento({ autorizacao, motivos: [], glosa }, undefined, HOJE)
    expect([descrito?.rotulo, descrito?.tom]).toEqual(esperado)
  })

  it('não realizado, não é limitado por dia nenhum', () => {
    const evento = { autorizacao: 4, motivos: [], naoRealizado: true } as const
    expect(describeEvento(evento, { ate: null }, HOJE)).toMatchObject({ tom: 'sucesso' })
    expect(describeEvento(evento, { ate: null }, HOJE)).not.toHaveProperty('nota')
  })
})
