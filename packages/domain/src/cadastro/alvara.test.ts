import { describe, expect, it } from 'vitest'
import {
  decideSituacaoAlvara,
  findFaltaValidade,
  findRecusaRenovacao,
  getRotuloAlvara,
  type TipoAlvara,
  tiposAlvara,
  toNumeroDocumento,
} from './alvara.ts'

const HOJE = '2026-11-21'
const ilegivel = 'Não se lê nada na imagem. Fotografe o documento de novo.'

it.each(tiposAlvara)('$codigo is told as $rotulo, and an unknown code as itself', ({ codigo, rotulo }) => {
  expect(getRotuloAlvara(codigo)).toBe(rotulo)
  expect(getRotuloAlvara('OUTRO' as TipoAlvara)).toBe('OUTRO')
})

it.each([
  [null, 'naoEnviado'],
  ['2026-11-20', 'vencido'],
  ['2026-11-21', 'aVencer'],
  ['2027-01-20', 'aVencer'],
  ['2027-01-21', 'valido'],
] as const)('a permit valid until %s is %s (Operadora §6)', (validade, situacao) => {
  expect(decideSituacaoAlvara(validade, HOJE)).toBe(situacao)
})

it.each([
  [' VISA-99/2026 ', 'VISA-99/2026'],
  [`V<b>#"1"'`, 'Vb1'],
  ['V\u200B\u202E-1', 'V-1'],
  ['\u200B', undefined],
  ['<>#', undefined],
  [' - / . ', undefined],
] as const)('the number %j is kept as %j', (digitado, guardado) => {
  expect(toNumeroDocumento(digitado)).toBe(guardado)
})

describe('the validity of a renewal', () => {
  it.each([
    ['2026-11-21', null, 'depois de hoje'],
    ['2026-11-22', null, undefined],
    ['2026-12-10', '2026-12-10', 'depois da que está em vigor'],
    ['2026-12-11', '2026-12-10', undefined],
    ['2036-11-21', null, undefined],
    ['2036-11-22', null, 'Confira o ano'],
  ] as const)('%s after %s', (validade, atual, motivo) => {
    const falta = findFaltaValidade(validade, atual, HOJE)
    if (motivo === undefined) expect(falta).toBeUndefined()
    else expect(falta).toContain(motivo)
  })
})

it.each([
  [{ validade: '2027-11-21', contraste: 40 }, undefined],
  [{ validade: '2026-11-21', contraste: 4 }, undefined],
  [{ validade: '2026-11-20', contraste: 40 }, 'A validade informada já passou.'],
  [{ validade: '2027-11-21', contraste: 3.9 }, ilegivel],
  [{ validade: '2027-11-21', contraste: Number.NaN }, ilegivel],
] as const)('of %o is said: %s', (renovacao, recusa) => {
  expect(findRecusaRenovacao(renovacao, HOJE)).toBe(recusa)
})
