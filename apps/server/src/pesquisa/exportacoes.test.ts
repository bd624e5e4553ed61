import { expect, it } from 'vitest'
import { createExportacoes } from './exportacoes.ts'

const at = (minuto: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minuto))

it('a provider has one export at a time, and another one does not hinder it', () => {
  const exportacoes = createExportacoes()
  const end = exportacoes.begin(100001, at(0))
  expect([exportacoes.begin(100001, at(1)), typeof exportacoes.begin(100002, at(1))]).toEqual([
    undefined,
    'function',
  ])
  end?.()
  expect(exportacoes.begin(100001, at(2))).toBeTypeOf('function')
})

it('one that stalled gives its place, and its end does not end the one that took it', () => {
  const exportacoes = createExportacoes()
  const endParada = exportacoes.begin(100001, at(0))
  expect(exportacoes.begin(100001, at(5))).toBeTypeOf('function')
  endParada?.()
  expect(exportacoes.begin(100001, at(6))).toBeUndefined()
})
