import { expect, it } from 'vitest'
import { type Edicao, readCopia } from './edicaoRecurso.ts'

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
