import { expect, it } from 'vitest'
import type { FimGuia } from './fimGuia.ts'
import { describeFinda } from './perspectivaCobertura.ts'

it.each<[string, FimGuia['fimCobertura'], string | undefined, string | undefined]>([
  ['nada termina', null, undefined, undefined],
  ['o plano termina hoje', { dia: '2026-11-24' }, undefined, undefined],
  [
    'o plano terminou',
    { dia: '2026-11-23', motivo: 'plano' },
    'O plano do paciente terminou',
    'Plano terminou em 23/11/2026',
  ],
  [
    'o cartão venceu',
    { dia: '2026-11-23', motivo: 'cartao' },
    'O cartão do paciente venceu',
    'Cartão do paciente venceu em 23/11/2026',
  ],
  [
    'inativo, sem dia',
    { dia: null, motivo: 'plano' },
    'O paciente está sem cobertura',
    'Paciente sem cobertura',
  ],
  ['suspenso', { dia: null, motivo: 'suspensao' }, 'O paciente está suspenso', 'Paciente suspenso'],
])('por que não se renova a senha, e a nota: %s', (_nome, fimCobertura, esperado, nota) => {
  const finda = esperado === undefined ? undefined : { porque: esperado, nota }
  expect(describeFinda({ fimCobertura }, '2026-11-24')).toEqual(finda)
})
