import { expect, it } from 'vitest'
import {
  type Edicao,
  listFaltasTodas,
  listNovas,
  listSobras,
  readCopia,
  startEdicao,
} from './edicaoRecurso.ts'
import { createImagem, createItem, createRecurso } from './recurso.fixture.ts'

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

it.each([
  ['11', 'final', '11', 1],
  ['11', 'outro', '11', 0],
  ['11', 'final', '12', 0],
  ['11', 'final', null, 0],
  [null, 'final', null, 0],
] as const)(
  'an event of the tooth %s begins with the image "%s" of the tooth %s: %i',
  (codigoLocalizacao, momento, dente, quantas) => {
    const recurso = createRecurso({
      itens: [createItem({ codigoLocalizacao })],
      acervo: [createImagem({ momento, dente })],
    })
    expect(startEdicao(recurso)[1]?.novidades).toHaveLength(quantas)
  },
)

it.each([
  ['nothing', {}, []],
  ['a justification', { justificativa: 'Segue o laudo.' }, ['Segue o laudo.']],
  ['a reason to give up', { motivo: 'Engano.' }, ['Engano.']],
  ['less than was sent', { justificativa: '', motivo: '' }, []],
])('of an appeal that went, %s was written since', (_caso, mudancas, textos) => {
  const enviado = { ...item, justificativa: 'Segue a imagem.', motivo: 'Sem imagem.' }
  const sobras = listSobras([createItem()], { 1: enviado }, { 1: { ...enviado, ...mudancas } })
  expect(sobras.map(({ texto }) => texto)).toEqual(textos)
})

it.each([
  ['recorrido', ['imagemFinal']],
  ['desistido', []],
  ['omitido', []],
] as const)('of an event that is %s, %j is missing', (destino, faltas) => {
  const edicao = { 1: { ...item, justificativa: null, destino } }
  expect(listFaltasTodas([createItem()], edicao).map(({ falta }) => falta.tipo)).toEqual(faltas)
})
