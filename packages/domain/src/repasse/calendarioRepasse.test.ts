import { expect, it } from 'vitest'
import { CALENDARIOS_REPASSE } from './calendarioRepasse.data.ts'
import {
  fimApresentacao,
  findCalendarioRepasse,
  findFechamento,
  findPagamento,
  findPublicacao,
} from './calendarioRepasse.ts'

const calendario = findCalendarioRepasse(CALENDARIOS_REPASSE, 'AURORA', '2026-11-21')

it.each([
  ['no dia do fechamento', '2026-10-20', '2026-10-20', '2026-11-10'],
  ['no dia seguinte', '2026-10-21', '2026-11-20', '2026-12-10'],
  ['no fim do ano', '2026-12-21', '2027-01-20', '2027-02-10'],
])('encaminhada %s', (_nome, dia, fechamento, pagamento) => {
  expect(findFechamento(calendario, dia)).toBe(fechamento)
  expect(findPagamento(calendario, fechamento)).toBe(pagamento)
})

it('fecha no último dia do mês que não tem o dia do contrato', () => {
  const fim = { ...calendario, diaFechamento: 31, diaPagamento: 30 }
  expect(findFechamento(fim, '2027-02-10')).toBe('2027-02-28')
  expect(findPagamento(fim, '2027-01-31')).toBe('2027-02-28')
})

it('publica o demonstrativo entre o fechamento e o pagamento', () => {
  expect(findPublicacao(calendario, '2026-10-20')).toBe('2026-11-01')
})

it('recebe eventos de até noventa dias', () => {
  expect(fimApresentacao(calendario, '2026-08-22')).toBe('2026-11-20')
})

it('segue o contrato em vigor no dia', () => {
  const novo = { ...calendario, desde: '2026-12-01', diaFechamento: 25 }
  const deOutra = { ...calendario, rede: 'LUMINA' as const, desde: '2026-11-15', diaFechamento: 5 }
  const todos = [novo, deOutra, ...CALENDARIOS_REPASSE.toReversed()]
  expect(findCalendarioRepasse(todos, 'AURORA', '2026-11-30').diaFechamento).toBe(20)
  expect(findCalendarioRepasse(todos, 'AURORA', '2026-12-01').diaFechamento).toBe(25)
  expect(() => findCalendarioRepasse(todos, 'LUMINA', '2014-12-31')).toThrow(/LUMINA/)
})
