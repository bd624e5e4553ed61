import { expect, it } from 'vitest'
import { compartilhamentos, seesTudo } from './compartilhamento.tables.ts'

/** Spec §3. */
it('tem as três opções do corpo clínico, da mais estreita à mais larga', () => {
  expect(compartilhamentos.map(({ nome }) => nome)).toEqual([
    'dentistaLogado',
    'dentistasClinica',
    'unidadesClinica',
  ])
})

it('só a mais larga mostra tudo', () => {
  expect(compartilhamentos.map(({ codigo }) => seesTudo(codigo))).toEqual([false, false, true])
})
