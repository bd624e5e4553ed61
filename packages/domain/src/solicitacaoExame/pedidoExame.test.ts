import { expect, it } from 'vitest'
import { isAprovado, situacoesExame } from './pedidoExame.ts'
import { isTipoSolicitante } from './solicitante.tables.ts'

it('a unit does the approved exams alone', () => {
  expect(situacoesExame.map(({ codigo }) => codigo).filter((situacao) => isAprovado({ situacao }))).toEqual([
    'APROVADO',
  ])
})

it.each([
  ['CREDENCIADO', true],
  ['NAO_CREDENCIADO', true],
  ['', false],
  ['credenciado', false],
])('%j says who asked: %s', (texto, isTipo) => {
  expect(isTipoSolicitante(texto)).toBe(isTipo)
})
