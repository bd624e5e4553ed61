import { expect, test } from 'vitest'
import { validacaoDoItem } from './validacao.ts'

/** Spec §4.4. */
test.each([
  [undefined, 'Não validado'],
  ['pendenteImagem', 'Não validado'],
  ['pendenteJustificativa', 'Não validado'],
  ['aprovado', 'Válido'],
  ['negado', 'Inválido'],
  ['erro', 'Inválido'],
  ['analise', 'Validação dispensada'],
] as const)('%s: %s', (decisao, rotulo) => {
  expect(validacaoDoItem(decisao)?.rotulo).toBe(rotulo)
})
