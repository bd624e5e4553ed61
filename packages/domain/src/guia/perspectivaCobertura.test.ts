import { expect, it } from 'vitest'
import type { FimGuia } from './fimGuia.ts'
import { explainFinda } from './perspectivaCobertura.ts'

it.each<[string, FimGuia['fimCobertura'], string | undefined]>([
  ['nada termina', null, undefined],
  ['o plano termina hoje', { dia: '2026-11-24' }, undefined],
  ['o plano terminou', { dia: '2026-11-23', motivo: 'plano' }, 'O plano do paciente terminou'],
  ['o cartão venceu', { dia: '2026-11-23', motivo: 'cartao' }, 'O cartão do paciente venceu'],
  ['inativo, sem dia', { dia: null, motivo: 'plano' }, 'O paciente está sem cobertura'],
  ['suspenso', { dia: null, motivo: 'suspensao' }, 'O paciente está suspenso'],
])('por que não se renova a senha: %s', (_nome, fimCobertura, esperado) => {
  expect(explainFinda({ fimCobertura }, '2026-11-24')).toBe(esperado)
})
