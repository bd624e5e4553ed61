import { describe, expect, it } from 'vitest'
import {
  checkReanalise,
  EDICAO_VAZIA,
  type EdicaoReanalise,
  listMesesPossiveis,
  toErros,
  toPedido,
} from './reanaliseForm.ts'
import { enviada, respondida, termo } from './reanalisePrazo.fixture.ts'
import { describePedido, explainImpedimento } from './reanaliseWords.ts'

const PRONTA: EdicaoReanalise = {
  meses: 15,
  justificativa: ' Canino incluso. ',
  imagens: ['700001:3', '700002:1'],
}

describe('o que impede o envio', () => {
  it.each<[string, Partial<EdicaoReanalise>, string[]]>([
    ['nada', {}, []],
    ['sem meses', { meses: null }, ['reanalise-meses']],
    ['sem texto', { justificativa: '  ' }, ['reanalise-justificativa']],
    ['sem motivo clínico', { justificativa: 'Quero mais meses.' }, ['reanalise-justificativa']],
    ['no limite', { justificativa: 'Canino incluso'.padEnd(500, '.a') }, []],
    ['além do limite', { justificativa: 'a'.repeat(501) }, ['reanalise-justificativa']],
    ['só a que a decisão viu', { imagens: ['700001:3'] }, ['reanalise-imagens']],
    ['uma que já não há', { imagens: ['700009:1'] }, ['reanalise-imagens']],
  ])('%s', (_caso, mudanca, campos) => {
    expect(checkReanalise(termo, { ...PRONTA, ...mudanca }).map(({ fieldId }) => fieldId)).toEqual(campos)
  })

  it('a operadora que não diz palavras aceita qualquer texto', () => {
    const escrita = { ...PRONTA, justificativa: 'Quero mais meses.' }
    expect(checkReanalise({ ...termo, termosPrazo: [] }, escrita)).toEqual([])
  })

  it('um arquivo que não chegou impede, no campo das imagens', () => {
    expect(checkReanalise(termo, PRONTA, 1)).toEqual([
      {
        fieldId: 'reanalise-imagens',
        message: 'Há arquivos na fila que ainda não chegaram: envie-os ou tire-os da lista.',
      },
    ])
  })

  it('a edição vazia impede em cada campo, na ordem deles', () => {
    expect(checkReanalise(termo, EDICAO_VAZIA).map(({ fieldId }) => fieldId)).toEqual([
      'reanalise-meses',
      'reanalise-justificativa',
      'reanalise-imagens',
    ])
  })

  it('dez imagens vão, onze não', () => {
    const acervo = Array.from({ length: 11 }, (_, i) => ({
      ...termo.acervo[0],
      numeroFicha: 700002,
      sequencial: i + 1,
      nomeArquivo: `${i}.jpg`,
      paginasTela: 1,
      enviadaEm: '2026-11-12T12:00:00.000Z',
      nova: true,
    }))
    const check = (quantas: number) =>
      checkReanalise(
        { ...termo, acervo },
        { ...PRONTA, imagens: acervo.slice(0, quantas).map(({ sequencial }) => `700002:${sequencial}`) },
      )
    expect([check(10), check(11)].map((erros) => erros.length)).toEqual([0, 1])
  })
})

it('o pedido leva o que foi escolhido, na ordem do acervo, e o texto como se guarda', () => {
  expect(toPedido(termo, PRONTA)).toEqual({
    numeroTratamento: 41,
    mesesPedidos: 15,
    justificativa: 'Canino incluso.',
    imagens: [
      { numeroFicha: 700002, sequencial: 1 },
      { numeroFicha: 700001, sequencial: 3 },
    ],
  })
})

it('os meses vão do seguinte ao concedido até o máximo da guia', () => {
  expect(listMesesPossiveis(termo)).toEqual([13, 14, 15])
  expect(listMesesPossiveis({ ...termo, mesesConcedidos: 15 })).toEqual([])
})

it('a recusa do servidor vai ao campo de que fala; a que não fala de um, a nenhum', () => {
  expect(
    toErros([{ campo: 'mesesPedidos', mensagem: 'Peça até 15.' }, { mensagem: 'Outra coisa.' }]),
  ).toEqual([{ fieldId: 'reanalise-meses', message: 'Peça até 15.' }])
})

it.each([
  [enviada, 'De 12 para 18 meses'],
  [respondida, 'De 12 para 18 meses: agora são 18'],
  [{ ...respondida, mesesDecididos: 12 }, 'De 12 para 18 meses: continua em 12'],
])('um pedido se diz em palavras', (pedido, palavras) => {
  expect(describePedido(pedido)).toBe(palavras)
})

it.each([
  ['emAnalise', 'Há um pedido em análise. Outro se faz depois da resposta.'],
  ['semPrazo', 'O tratamento não está em curso: não há prazo que se possa pedir de novo.'],
  ['noMaximo', 'A guia já tem o máximo de 15 meses. Depois deles, peça a prorrogação.'],
  [
    'foraDoPrazo',
    'O pedido se fazia até 10/12/2026, contado da primeira decisão, em 10/11/2026. Perto do fim dos meses, peça a prorrogação.',
  ],
] as const)('%s se explica', (impedimento, palavras) => {
  expect(explainImpedimento(impedimento, termo)).toBe(palavras)
})
