import { expect, it } from 'vitest'
import { listSelos } from './listSelos.ts'

const feita = { tipo: 'realizado', rotulo: 'Resina' } as const
const negada = { tipo: 'negado', rotulo: 'Coroa', sequencial: 1 } as const
const aprovada = { tipo: 'aprovado', rotulo: 'Canal', sequencial: 2 } as const

it.each([
  ['nada', [], false, []],
  ['cada estado uma vez', [feita, feita], false, ['realizado']],
  ['o da guia antes do que já estava', [feita, negada], false, ['negado', 'realizado']],
  ['os dois que cabem', [feita, negada, aprovada], false, ['negado', 'aprovado']],
  ['um só ao lado do aviso', [feita, negada], true, ['negado']],
])('sobre o dente: %s', (_nome, marcas, hasAviso, selos) => {
  expect(listSelos(marcas, hasAviso)).toEqual(selos)
})
