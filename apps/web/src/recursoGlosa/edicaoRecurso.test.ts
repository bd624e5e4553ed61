import { expect, it } from 'vitest'
import { type Edicao, listNovas, readCopia } from './edicaoRecurso.ts'
import { createImagem, createItem } from './recurso.fixture.ts'

const item = { destino: 'recorrido', motivo: '', novidades: [] } as const

it('a copy of before keeps what was typed, whatever its field was called', () => {
  const antiga = { 1: { ...item, texto: 'Segue a imagem.' }, 2: { ...item, texto: null } }
  expect(readCopia(antiga as unknown as Edicao)).toEqual({
    1: { ...item, justificativa: 'Segue a imagem.' },
    2: { ...item, justificativa: null },
  })
  const nova: Edicao = { 1: { ...item, justificativa: 'Segue a imagem.' } }
  expect(readCopia(nova)).toEqual(nova)
})

it.each([
  // The first instants of a day in São Paulo, and the last of the day before.
  ['imagemFinal', '2026-10-05T03:00:00.000Z', 1],
  ['imagemFinal', '2026-10-05T02:59:59.000Z', 0],
  ['imagemInicial', '2026-10-05T02:59:59.000Z', 1],
] as const)('of what was done on 2026-10-05, %s of %s: %i is offered', (tipo, enviadaEm, quantas) => {
  const item = createItem({ dataRealizacao: '2026-10-05' })
  expect(listNovas(item, tipo, [createImagem({ enviadaEm })])).toHaveLength(quantas)
})
