import { expect, it } from 'vitest'
import { compareCreditos } from './compareCreditos.ts'
import { type Credito, toIdentidade } from './credito.ts'

const credito = (mudado: Partial<Credito> = {}): Credito => ({
  conta: '033 1234',
  dia: '2026-12-10',
  centavos: 15_000,
  historico: 'PIX ANA',
  documento: '77',
  ordem: 1,
  ...mudado,
})
/** The same money as a table of columns tells it. */
const doCsv = (mudado: Partial<Credito> = {}) =>
  credito({ conta: '', documento: '', historico: 'Pix recebido', ...mudado })

const segundo = { ordem: 2 }
const jose = { historico: 'PIX JOSÉ' }
const rui = { historico: 'PIX RUI' }

it.each<[string, Credito[], Credito[], { novos?: Credito[]; parecidos?: Credito[]; repetidos?: Credito[] }]>([
  ['nothing is here', [], [doCsv()], { novos: [doCsv()] }],
  ['the same file again', [credito()], [credito()], { repetidos: [credito()] }],
  ['the same money of another file', [credito()], [doCsv()], { parecidos: [doCsv()] }],
  [
    'only the account named otherwise',
    [doCsv()],
    [doCsv({ conta: 'Itaú' })],
    { parecidos: [doCsv({ conta: 'Itaú' })] },
  ],
  ['another day', [credito()], [doCsv({ dia: '2026-12-11' })], { novos: [doCsv({ dia: '2026-12-11' })] }],
  ['another amount', [credito()], [doCsv({ centavos: 1500 })], { novos: [doCsv({ centavos: 1500 })] }],
  [
    'two equal ones, of which one is here: the second is new',
    [credito()],
    [doCsv(), doCsv(segundo)],
    { parecidos: [doCsv()], novos: [doCsv(segundo)] },
  ],
  [
    'two equal ones that are both here',
    [credito(), credito(segundo)],
    [doCsv(), doCsv(segundo)],
    { parecidos: [doCsv(), doCsv(segundo)] },
  ],
  [
    'a longer file of the same kind: what it tells itself answers for no other',
    [credito()],
    [credito(), credito(segundo), credito(jose)],
    { repetidos: [credito()], novos: [credito(segundo), credito(jose)] },
  ],
  [
    'of two that could be it, the one with the same words, whichever comes first',
    [credito()],
    [doCsv(jose), doCsv({ historico: 'pix Ana' }), doCsv(rui)],
    { parecidos: [doCsv({ historico: 'pix Ana' })], novos: [doCsv(jose), doCsv(rui)] },
  ],
  [
    'the same words are paired once, and the rest by day and amount',
    [credito(), credito(rui)],
    [doCsv(jose), doCsv({ historico: 'PIX ANA' })],
    { parecidos: [doCsv(jose), doCsv({ historico: 'PIX ANA' })] },
  ],
  [
    'an account, a number and words that hold the sign between the parts',
    [credito({ conta: 'a|b', documento: '1|2', historico: 'PIX|ANA' })],
    [doCsv({ historico: 'PIX|ANA' }), doCsv(jose)],
    { parecidos: [doCsv({ historico: 'PIX|ANA' })], novos: [doCsv(jose)] },
  ],
])('%s', (_nome, daqui, doArquivo, esperados) => {
  const { parecidos, ...outros } = compareCreditos(doArquivo, daqui.map(toIdentidade))
  expect({ ...outros, parecidos: parecidos.map(({ credito: um }) => um) }).toEqual({
    novos: [],
    parecidos: [],
    repetidos: [],
    ...esperados,
  })
})

it('tells of each that looks like another its place in the file, and how that one is told', () => {
  const daqui = [credito(), credito({ ...rui, documento: '78' }), credito({ ...jose, dia: '2026-12-11' })]
  const { parecidos } = compareCreditos(
    [doCsv({ dia: '2026-12-09' }), doCsv(jose), doCsv({ historico: 'PIX ANA' })],
    daqui.map(toIdentidade),
  )
  expect(parecidos).toEqual([
    { credito: doCsv(jose), lugar: 1, daqui: { conta: '033 1234', documento: '78', historico: 'pix rui' } },
    {
      credito: doCsv({ historico: 'PIX ANA' }),
      lugar: 2,
      daqui: { conta: '033 1234', documento: '77', historico: 'PIX ANA' },
    },
  ])
})
