import { expect, it } from 'vitest'
import { compartilhamentos } from './compartilhamento.tables.ts'

/** Spec §3. */
it('tem as três opções do corpo clínico, da mais estreita à mais larga', () => {
  expect(compartilhamentos.map(({ nome }) => nome)).toEqual([
    'dentistaLogado',
    'dentistasClinica',
    'unidadesClinica',
  ])
})
