import { expect, it } from 'vitest'
import { ErroApi } from '../../api/erroApi.ts'
import { toRemessa } from './remessa.ts'

const itens = [1, 2].map((sequencial) => ({ sequencial, codigoEvento: '85100200', quantidade: 1 }))
const parada = { isPending: false, error: null, variables: undefined }
const refuse = (codigo: string, ...detalhes: { item?: number; mensagem: string }[]) => ({
  isPending: false,
  error: new ErroApi({ codigo, mensagem: 'Não.', detalhes }, 422),
  variables: { itens },
})

it.each([
  ['nothing was sent', parada, itens, [[], []]],
  ['it is on its way', { ...parada, isPending: true }, itens, [['naFila'], ['naFila']]],
  [
    'an event is named',
    refuse('API-GTO-0014', { item: 2, mensagem: 'Sem dente.' }, { item: 9, mensagem: 'Outro.' }),
    itens,
    [[], [{ erro: 'Sem dente.' }]],
  ],
  ['the events were changed since', refuse('API-GTO-0014', { item: 2, mensagem: 'x' }), [...itens], [[], []]],
])('%s', (_caso, envio, agora, partes) => {
  const remessa = toRemessa(envio, agora)
  expect(itens.map(({ sequencial }) => remessa(sequencial))).toEqual(partes)
})

it('a refusal of the guide is of each of its events, and an item of another list is none of them', () => {
  const remessa = toRemessa(refuse('API-GTO-0013', { item: 1, mensagem: 'Não.' }), itens)
  expect(remessa(1)).toEqual(remessa(2))
  expect(remessa(2)).toEqual([{ erro: expect.stringMatching(/\w/) }])
})
