import { describe, expect, it } from 'vitest'
import { composeEstimativa } from './composeEstimativa.ts'
import type { DadosEstimativa, EventoEstimado } from './dadosEstimativa.ts'

const evento = (mudancas: Partial<EventoEstimado> = {}): EventoEstimado => ({
  codigoEvento: '85100200',
  descricao: 'Restauração',
  classe: 'dentistica',
  local: '26',
  faces: 'OM',
  quantidade: 1,
  situacao: 'autorizado',
  valorCentavos: 10_001,
  copartCentavos: 3001,
  copartOperadoraCentavos: 0,
  ...mudancas,
})

const write = (eventos: readonly EventoEstimado[], mudancas: Partial<DadosEstimativa> = {}) =>
  composeEstimativa({
    rede: 'AURORA',
    nomePaciente: 'Ana Lima',
    codigoAssociado: '500000001',
    nomePlano: 'Aurora Essencial',
    nomeCredenciado: 'Clínica Sorriso',
    numeroFicha: 700001,
    dia: '2026-11-21',
    validaAte: '2027-02-19',
    tetoMesCentavos: null,
    eventos,
    ...mudancas,
  })

const reserva = { codigoEvento: '85100200', reservadoAte: '2026-12-09', proprio: true, numeroFicha: 700009 }

describe('as linhas e a soma', () => {
  it.each([
    ['autorizado', 'Autorizado pelo plano', '70.00', '30.01'],
    ['previsto', 'Coberto, ainda não pedido ao plano', '70.00', '30.01'],
    ['pendente', 'Depende da resposta do plano', '70.00', '30.01'],
    ['feito', 'Já feito', '70.00', '30.01'],
    ['corrigir', 'Falta completar o pedido', null, null],
    ['reservado', 'Já há autorização no pedido 700009', null, null],
    ['cede', 'Não cabe com outro deste pedido', null, null],
    ['credenciado', 'O plano não paga nesta clínica', null, null],
    ['prazo', 'O plano só paga a partir de 19/02/2027', null, null],
    ['negado', 'O plano não cobre', null, null],
  ] as const)('%s: %s', (situacao, rotulo, valorPlano, valorPaciente) => {
    const { linhas, valorPlanoTotal, valorPacienteTotal } = write([
      evento({ situacao, reserva, possivelEm: '2027-02-19' }),
    ])
    expect(linhas).toEqual([
      {
        descricao: 'Restauração',
        local:
          'dente 26 (primeiro molar superior esquerdo): lado virado para o meio da boca e parte que mastiga',
        situacao: rotulo,
        valorPlano,
        valorPaciente,
      },
    ])
    expect([valorPlanoTotal, valorPacienteTotal]).toEqual([valorPlano ?? '0.00', valorPaciente ?? '0.00'])
  })

  it('soma o que é coberto, e diz quantos', () => {
    const { texto, ...soma } = write([
      evento(),
      evento({ quantidade: 3, local: null, faces: null }),
      evento({ situacao: 'negado' }),
    ])
    expect(soma).toMatchObject({
      subtitulo: 'Aurora Odonto · registro ANS 00001-1 · guia 700001 · 21/11/2026',
      rotuloTotal: 'Total do que o plano cobre',
      valorPlanoTotal: '140.00',
      valorPacienteTotal: '60.02',
    })
    expect(soma.linhas[1]).toMatchObject({ descricao: '3 x Restauração', local: '' })
    expect(texto.replaceAll('\u00a0', ' ')).toContain(
      'Do que está na soma, o plano paga **R$ 140,00** e você paga **R$ 60,02**. O tratamento tem de ser feito até **19/02/2027**.',
    )
  })
})

it.each([
  [
    ['autorizado', 'pendente'],
    'O plano paga **R$ 70,00** e você paga **R$ 30,01**. Se o plano autorizar o que falta, ele paga mais **R$ 70,00** e você paga mais **R$ 30,01**.',
    'Você paga R$ 30,01 (e mais R$ 30,01 se o plano autorizar o que falta) à Clínica Sorriso.',
  ],
  [
    ['previsto', 'pendente'],
    'Se o plano autorizar o que falta, ele paga **R$ 140,00** e você paga **R$ 60,02**.',
    'Você paga R$ 60,02 (se o plano autorizar o que falta) à Clínica Sorriso.',
  ],
  [
    ['previsto'],
    'Se o plano autorizar o que falta, ele paga **R$ 70,00** e você paga **R$ 30,01**.',
    'Você paga R$ 30,01 (se o plano autorizar o que falta) à Clínica Sorriso.',
  ],
  [
    ['pendente', 'negado'],
    'Do que está na soma, se o plano autorizar o que falta, ele paga **R$ 70,00** e você paga **R$ 30,01**.',
    'Você paga R$ 30,01 (se o plano autorizar o que falta) à Clínica Sorriso.',
  ],
] as const)('do que está %j o que depende da resposta se diz à parte', (situacoes, soma, parte) => {
  const { texto, notas, rotuloTotal } = write(situacoes.map((situacao) => evento({ situacao })))
  expect(texto.replaceAll('\u00a0', ' ')).toContain(soma)
  expect(notas.replaceAll('\u00a0', ' ')).toContain(parte)
  expect(rotuloTotal).toBe('Total, se o plano autorizar o que falta')
})

it.each([
  ['no balcão', { copartCentavos: 3001 }, 'paciente. Você paga R$ 30,01 à Clínica Sorriso.'],
  [
    'depois',
    { copartCentavos: 0, copartOperadoraCentavos: 3001 },
    'paciente. A Aurora Odonto cobra de você R$ 30,01 depois, e isso não se paga no atendimento.',
  ],
  [
    'de um modo e do outro',
    { copartCentavos: 1000, copartOperadoraCentavos: 2001 },
    'Você paga R$ 10,00 à Clínica Sorriso. A Aurora Odonto cobra de você R$ 20,01 depois',
  ],
])('a parte do paciente, %s, é a mesma, e se diz quem a recebe', (_quando, parte, frase) => {
  const { notas, ...soma } = write([evento(parte)])
  expect(soma).toMatchObject({ valorPlanoTotal: '70.00', valorPacienteTotal: '30.01' })
  expect(soma.linhas).toMatchObject([{ valorPlano: '70.00', valorPaciente: '30.01' }])
  expect(notas.replaceAll('\u00a0', ' ')).toContain(frase)
})

it.each([
  [['autorizado'], 'O plano paga **R$ 100,01** e você', 'Neste tratamento você não tem parte a pagar.'],
  [
    ['autorizado', 'negado'],
    'Do que está na soma, o plano paga',
    'Do que está na soma você não tem parte a pagar.',
  ],
  [
    ['corrigir', 'reservado'],
    'o plano não paga nada deste pedido como ele está',
    'pergunte o preço antes de fazer.',
  ],
] as const)('sem parte do paciente, do que está %j diz só o que vale', (situacoes, soma, parte) => {
  const { texto, notas } = write(situacoes.map((situacao) => evento({ situacao, copartCentavos: 0 })))
  expect(texto.replaceAll('\u00a0', ' ')).toContain(soma)
  expect(notas).toContain(parte)
})

it.each([
  [['autorizado', 'feito'], 1],
  [['previsto'], 2],
  [['pendente', 'negado'], 3],
  [['negado'], 2],
  [['corrigir', 'reservado', 'cede', 'credenciado', 'prazo'], 6],
] as const)('do que está %j diz-se o que pode mudar', (situacoes, quantas) => {
  const { notas } = write(situacoes.map((situacao) => evento({ situacao })))
  const [, mudancas = ''] = notas.split('## O que pode mudar')
  expect(mudancas.split('## Com quem falar')[0]?.match(/^- /gm)).toHaveLength(quantas)
})

it('o que só se paga depois do último dia deste pedido se diz de outro', () => {
  const { linhas, notas } = write([evento({ situacao: 'prazo', possivelEm: '2027-02-20' })])
  expect(linhas[0]?.situacao).toBe('O plano só paga em outro pedido, a partir de 20/02/2027')
  expect(notas).toContain('- O que o plano só paga em outro pedido, porque o prazo deste acaba antes,')
  expect(notas).not.toContain('um dia que ainda não chegou')
})

it('depois do último dia não diz que vale, e sim o que é preciso antes', () => {
  const { texto, notas } = write([evento()], { validaAte: '2026-11-20' })
  expect(texto).toContain(
    '**O prazo deste pedido acabou em 20/11/2026**: antes do tratamento, a clínica precisa pedir ao plano de novo.',
  )
  expect(notas).not.toContain('20/11/2026')
  expect(write([evento()], { validaAte: '2026-11-21' }).texto).toContain('ser feito até **21/11/2026**.')
})
