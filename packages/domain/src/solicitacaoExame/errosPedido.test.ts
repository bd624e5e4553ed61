import { describe, expect, it, test } from 'vitest'
import { findRegraEvento, REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { type ErroPedido, listErrosPedido } from './errosPedido.ts'
import { findLocalDoDente, isExameOferecido, toExameOferecido } from './exameOferecido.ts'
import { toItens } from './itensPedido.ts'
import type { EventoPedido } from './pedidoExame.ts'

const PERIAPICAL = '81000421'
const INTERPROXIMAL = '81000375'
const PANORAMICA = '81000405'
const FOTOGRAFIA = '81000278'
const COMPLETA = '98958577'

const pedido = (codigoEvento: string, locais: readonly string[] = [], resto: Partial<EventoPedido> = {}) => ({
  codigoEvento,
  quantidade: locais.length || 1,
  justificativa: '',
  locais: locais.map((codigoLocal) => ({ codigoLocal, foco: '' })),
  ...resto,
})

const find = (justificativaMinima: number) => (codigo: string) => {
  const regra = findRegraEvento(codigo)
  if (!regra || !isExameOferecido(regra)) return undefined
  return { ...toExameOferecido(regra), justificativaMinima }
}
const listErros = (eventos: readonly EventoPedido[], justificativaMinima = 0) =>
  listErrosPedido(eventos, find(justificativaMinima))

const tell = ({ motivo, indice, campo, indiceLocal }: ErroPedido) =>
  [motivo, indice, campo, ...(indiceLocal === undefined ? [] : [indiceLocal])].join(' ')

/** The portal has none, and an operator may add one. */
const DO_DENTE = toExameOferecido({
  codigoEvento: '81000000',
  local: 'dente',
  dentes: ['16', '26'],
  regioes: ['RMSD'],
  permiteQuantidade: false,
  quantidadeMaxima: 4,
})

const periapicais = [...(findRegraEvento(PERIAPICAL)?.regioes ?? [])]
const SERIE = [pedido(PERIAPICAL, periapicais), pedido(INTERPROXIMAL, ['RMD', 'RME', 'RPD', 'RPE'])]

describe('listErrosPedido', () => {
  test.each<[string, readonly EventoPedido[], readonly string[]]>([
    ['an exam of the whole mouth', [pedido(PANORAMICA)], []],
    ['exams of places', [pedido(PERIAPICAL, ['RMSD', 'RMIE']), pedido(INTERPROXIMAL, ['RMD'])], []],
    ['the most of a quantity', [pedido(FOTOGRAFIA, [], { quantidade: 8 })], []],
    ['a kit and an exam that it does not disable', [pedido(COMPLETA), pedido(PERIAPICAL, ['RIS'])], []],
    ['the same exam in two lines, elsewhere', [pedido(PERIAPICAL, ['RIS']), pedido(PERIAPICAL, ['RII'])], []],
    ['no such event', [pedido('99999999')], ['exameDesconhecido 0 codigo']],
    ['an event that is no exam', [pedido('85100196', ['26'])], ['exameDesconhecido 0 codigo']],
    ['no place', [pedido(PERIAPICAL)], ['localFaltando 0 locais']],
    ['a place too many', [pedido(PANORAMICA, ['AS'])], ['localIndevido 0 locais']],
    [
      'a tooth in the place of its region, and a region of another exam',
      [pedido(PERIAPICAL, ['26', 'RMSD', 'RMD'])],
      ['localInvalido 0 locais 0', 'localInvalido 0 locais 2'],
    ],
    ['a place twice', [pedido(PERIAPICAL, ['RIS', 'RIS'])], ['localRepetido 0 locais 1']],
    [
      'a place twice, in two lines',
      [pedido(PERIAPICAL, ['RIS']), pedido(PERIAPICAL, ['RII', 'RIS'])],
      ['localRepetido 1 locais 1'],
    ],
    ['an exam twice', [pedido(PANORAMICA), pedido(PANORAMICA)], ['exameRepetido 1 codigo']],
    [
      'fewer than its places',
      [pedido(PERIAPICAL, ['RIS', 'RII'], { quantidade: 1 })],
      ['quantidade 0 quantidade'],
    ],
    ['more than one of one', [pedido(PANORAMICA, [], { quantidade: 2 })], ['quantidade 0 quantidade']],
    ['none', [pedido(PANORAMICA, [], { quantidade: 0 })], ['quantidade 0 quantidade']],
    ['more than the most', [pedido(FOTOGRAFIA, [], { quantidade: 9 })], ['quantidade 0 quantidade']],
    ['as many lines as a guide has', [...SERIE, pedido(PANORAMICA), pedido('81000340')], []],
    ['one line more', [...SERIE, pedido(PANORAMICA), pedido('81000383', ['AS', 'AI'])], ['linhas 3 codigo']],
    [
      'beside a kit that disables it, whichever comes first',
      [pedido(PANORAMICA), pedido(COMPLETA), pedido(FOTOGRAFIA)],
      ['exameBloqueado 0 codigo', 'exameBloqueado 2 codigo'],
    ],
  ])('%s', (_nome, eventos, erros) => {
    expect(listErros(eventos).map(tell)).toEqual(erros)
  })

  it.each([
    [120, []],
    [121, ['foco 0 locais 1']],
  ])('takes what is looked for in %i characters: %j', (tamanho, erros) => {
    const locais = [
      { codigoLocal: 'RIS', foco: '' },
      { codigoLocal: 'RII', foco: 'x'.repeat(tamanho) },
    ]
    expect(listErros([pedido(PERIAPICAL, [], { quantidade: 2, locais })]).map(tell)).toEqual(erros)
  })

  it.each([
    ['RMSD', ['16', '18'], []],
    ['RMSD', ['16', '15'], ['denteFora 0 locais 0']],
    ['RMSD', ['26'], ['denteFora 0 locais 0']],
  ])('takes of %s the teeth %j: %j', (codigoLocal, dentes, erros) => {
    const locais = [{ codigoLocal, dentes, foco: '' }]
    expect(listErros([pedido(PERIAPICAL, [], { locais })]).map(tell)).toEqual(erros)
  })

  it.each([
    ['', 0, []],
    ['', 20, ['justificativa 0 justificativa']],
    ['x'.repeat(19), 20, ['justificativa 0 justificativa']],
    ['x'.repeat(20), 20, []],
  ])('%j where %i characters are asked for: %j', (justificativa, minimo, erros) => {
    expect(listErros([pedido(PANORAMICA, [], { justificativa })], minimo).map(tell)).toEqual(erros)
  })

  it('says it in words', () => {
    const eventos = [
      pedido(COMPLETA),
      pedido(PANORAMICA),
      pedido(PERIAPICAL),
      pedido(INTERPROXIMAL, ['RIS', 'RMD'], { quantidade: 1 }),
      pedido(FOTOGRAFIA, [], { quantidade: 9 }),
    ]
    expect(listErros(eventos).map(({ mensagem }) => mensagem)).toEqual([
      'A Documentação ortodôntica completa já inclui este exame.',
      'Escolha a região deste exame.',
      'RIS não é um local deste exame.',
      'A quantidade é a dos locais escolhidos: 2.',
      'A Documentação ortodôntica completa já inclui este exame.',
      'A quantidade deste exame vai de 1 a 8.',
    ])
    const locais = [{ codigoLocal: 'RIS', foco: 'x'.repeat(121) }]
    expect(
      listErros([
        pedido('99999999'),
        pedido(PERIAPICAL, ['RII', 'RII']),
        pedido(INTERPROXIMAL, [], { locais }),
        pedido('81000340', [], { quantidade: 2 }),
      ]).map(({ mensagem }) => mensagem),
    ).toEqual([
      'Este exame não se pede pelo portal.',
      'RII está duas vezes neste exame.',
      'RIS não é um local deste exame.',
      'O que se procura no local cabe em 120 caracteres.',
      'Este exame se pede uma vez: a quantidade é 1.',
    ])
  })

  it('says that the first event has no room already', () => {
    const demais = pedido(PERIAPICAL, [...periapicais, ...periapicais, ...periapicais])
    expect(listErros([demais]).at(-1)).toEqual({
      motivo: 'linhas',
      indice: 0,
      campo: 'codigo',
      mensagem: 'O pedido cabe em 20 linhas, e cada local é uma: peça o resto em outro.',
    })
  })

  it('asks for the tooth of an exam of a tooth', () => {
    const doDente = () => ({ ...DO_DENTE, justificativaMinima: 0 })
    expect(listErrosPedido([pedido('81000000')], doDente).map(({ mensagem }) => mensagem)).toEqual([
      'Escolha o dente deste exame.',
    ])
    expect(listErrosPedido([pedido('81000000', ['26'])], doDente)).toEqual([])
  })
})

describe('the exams on offer', () => {
  const oferecidos = REGRAS_EVENTO.filter(isExameOferecido)

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('of radiology: %s, hidden: %s, on offer: %s', (radiologia, ocultoPortal, oferecido) => {
    expect(isExameOferecido({ radiologia, ocultoPortal })).toBe(oferecido)
  })

  it('are done by a radiology unit', () => {
    expect(oferecidos.length).toBeGreaterThan(25)
    for (const { especialidades } of oferecidos) expect(especialidades).toContain(14)
  })

  it.each([
    [PERIAPICAL, '26', 'RMSE'],
    [PERIAPICAL, '11', 'RIS'],
    [INTERPROXIMAL, '26', 'RME'],
    [PANORAMICA, '26', undefined],
  ])('%s, by the tooth %s: %s', (codigo, dente, local) => {
    const exame = find(0)(codigo)
    expect(exame && findLocalDoDente(exame, dente)).toBe(local)
  })

  it.each([
    ['26', '26'],
    ['11', undefined],
  ])('an exam of a tooth, by the tooth %s: %s', (dente, local) => {
    expect(findLocalDoDente(DO_DENTE, dente)).toBe(local)
  })
})

describe('toItens', () => {
  test.each<[EventoPedido, 'nenhum' | 'regiao' | 'dente', unknown]>([
    [pedido(FOTOGRAFIA, [], { quantidade: 4 }), 'nenhum', [{ codigoEvento: FOTOGRAFIA, quantidade: 4 }]],
    [
      pedido(PERIAPICAL, ['RIS', 'RII']),
      'regiao',
      [
        { codigoEvento: PERIAPICAL, regiao: 'RIS', quantidade: 1 },
        { codigoEvento: PERIAPICAL, regiao: 'RII', quantidade: 1 },
      ],
    ],
    [pedido(PERIAPICAL, ['26']), 'dente', [{ codigoEvento: PERIAPICAL, dente: '26', quantidade: 1 }]],
    [pedido(PANORAMICA, ['AS']), 'nenhum', [{ codigoEvento: PANORAMICA, quantidade: 1 }]],
    [pedido(PERIAPICAL), 'regiao', [{ codigoEvento: PERIAPICAL, quantidade: 1 }]],
  ])('%j', (evento, local, itens) => {
    expect(toItens(evento, local)).toEqual(itens)
  })
})
