import { expect, it } from 'vitest'
import { isAprovado, readExame, situacoesExame } from './pedidoExame.ts'
import { isTipoSolicitante } from './solicitante.tables.ts'

it('a unit does the approved exams alone', () => {
  expect(situacoesExame.map(({ codigo }) => codigo).filter((situacao) => isAprovado({ situacao }))).toEqual([
    'APROVADO',
  ])
})

it.each([
  ['APROVADO', 'APROVADA_PORTAL', 'Aprovado', 'sucesso'],
  ['APROVADO', 'PARCIALMENTE_APROVADA', 'Aprovado', 'sucesso'],
  ['APROVADO', 'CAPTURADA', 'Aprovado', 'sucesso'],
  ['APROVADO', 'EM_ANALISE', 'Aprovado', 'sucesso'],
  ['EM_ANALISE', 'EM_ANALISE', 'Em análise', 'informacao'],
  ['REPROVADO', 'REPROVADA', 'Reprovado', 'perigo'],
  ['APROVADO', 'CANCELADA', 'Cancelado', 'neutro'],
  ['EM_ANALISE', 'CANCELADA', 'Cancelado', 'neutro'],
  ['REPROVADO', 'CANCELADA', 'Reprovado', 'perigo'],
  ['APROVADO', 'EXPIRADA', 'Expirado', 'neutro'],
  ['REPROVADO', 'EXPIRADA', 'Reprovado', 'perigo'],
] as const)('an exam that is %s, of a request %s, reads %s', (situacao, status, rotulo, tom) => {
  expect(readExame(situacao, status)).toMatchObject({ rotulo, tom })
})

it.each([
  ['CREDENCIADO', true],
  ['NAO_CREDENCIADO', true],
  ['', false],
  ['credenciado', false],
])('%j says who asked: %s', (texto, isTipo) => {
  expect(isTipoSolicitante(texto)).toBe(isTipo)
})
