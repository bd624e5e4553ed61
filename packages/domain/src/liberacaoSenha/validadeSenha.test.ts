import { expect, it } from 'vitest'
import { findPrazoSenha, type PrazoSenha } from './prazoSenha.ts'
import { endValidadeSenha, renewValidadeSenha } from './validadeSenha.ts'

const prazo: PrazoSenha = {
  rede: null,
  codigoTipoAtendimento: null,
  desde: '2020-01-01',
  diasValidade: 90,
  diasRenovacao: 30,
  diasUrgencia: 3,
}
const doMes: PrazoSenha = { ...prazo, codigoTipoAtendimento: 8, diasValidade: null }

it('ends a password after its days, across months and leap days', () => {
  expect(endValidadeSenha(prazo, '2026-11-21')).toBe('2027-02-19')
  expect(endValidadeSenha({ ...prazo, diasValidade: 30 }, '2028-02-15')).toBe('2028-03-16')
})

it.each([
  ['2026-12-16', '2026-12-16'],
  ['2027-02-19', '2027-02-19'],
  ['2027-02-20', '2027-02-19'],
])('ends the password of a newborn who is attended until %s on %s', (ate, fim) => {
  expect(endValidadeSenha(prazo, '2026-11-21', ate)).toBe(fim)
})

it.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2028-02-29', '2028-02-29'],
  ['2026-12-31', '2026-12-31'],
])('ends the password of a maintenance released on %s on %s', (dia, fim) => {
  expect(endValidadeSenha(doMes, dia)).toBe(fim)
})

it('renews from the end of the validity, or from today once it is over', () => {
  expect(renewValidadeSenha(prazo, '2026-12-01', '2026-11-21')).toBe('2026-12-31')
  expect(renewValidadeSenha(prazo, '2026-11-01', '2026-11-21')).toBe('2026-12-21')
})

it('takes the row of the type before that of the network, the latest in force of each', () => {
  const daRede = { ...prazo, rede: 'A', diasValidade: 60 }
  const tarde = { ...prazo, desde: '2026-06-01', diasValidade: 120 }
  const prazos = [prazo, doMes, daRede, tarde]
  expect(findPrazoSenha(prazos, 'A', 1, '2026-11-21')).toBe(daRede)
  expect(findPrazoSenha(prazos, 'A', 8, '2026-11-21')).toBe(doMes)
  expect(findPrazoSenha(prazos, 'B', 1, '2026-11-21')).toBe(tarde)
  expect(findPrazoSenha(prazos, 'B', 1, '2026-05-31')).toBe(prazo)
  expect(findPrazoSenha(prazos, 'B', 1, '2026-06-01')).toBe(tarde)
  // In whatever order the rows come
  const aoContrario = prazos.toReversed()
  expect(findPrazoSenha(aoContrario, 'A', 1, '2026-11-21')).toBe(daRede)
  expect(findPrazoSenha(aoContrario, 'A', 8, '2026-11-21')).toBe(doMes)
  expect(findPrazoSenha(aoContrario, 'B', 1, '2026-11-21')).toBe(tarde)
  expect(() => findPrazoSenha(prazos, 'B', 1, '2019-12-31')).toThrow('type 1 in B')
})
