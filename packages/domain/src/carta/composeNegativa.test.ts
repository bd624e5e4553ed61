import { describe, expect, it } from 'vitest'
import { findRegraEvento } from '../evento/regra/eventos.tables.ts'
import { composeNegativa, type DadosNegativa, type EventoNegado } from './composeNegativa.ts'
import { LADOS_CLAROS, TRATAMENTOS_CLAROS } from './palavraClara.data.ts'
import { RAZOES_CLARAS } from './razaoClara.data.ts'
import { sayEvento, sayLocal } from './sayEvento.ts'

const RESTAURACAO = '85100200'

const negado = (
  motivo: Partial<EventoNegado['motivos'][number]> = {},
  mudancas: Partial<EventoNegado> = {},
): EventoNegado => ({
  codigoEvento: RESTAURACAO,
  descricao: 'Restauração 2 faces',
  classe: 'dentistica',
  local: '26',
  faces: 'MO',
  regra: findRegraEvento(mudancas.codigoEvento ?? RESTAURACAO),
  motivos: [{ codigoGlosa: '1407', severidade: 'glosa', texto: 'Sem cobertura', ...motivo }],
  ...mudancas,
})

const write = (mudancas: Partial<DadosNegativa> = {}): string =>
  composeNegativa({
    rede: 'LUMINA',
    nomePaciente: 'Ana Lima',
    codigoAssociado: '500000001',
    nomePlano: 'Lumina Essencial',
    nomeCredenciado: 'Clínica Sorriso',
    protocolo: '700001',
    dia: '2026-11-21',
    numeroFicha: 700001,
    plano: { carencias: { dentistica: 60, urgencia: 400 }, inicio: '2026-10-12' },
    negados: [negado()],
    outros: 0,
    diasResposta: 5,
    ...mudancas,
  }).texto

/** What the letter says after a label. */
const after = (rotulo: string, texto: string): string | undefined =>
  texto.split('\n').find((linha) => linha.includes(`**${rotulo}`))

describe('cada negativa em palavras do paciente', () => {
  // The field's own words, which somebody at the desk has to explain.
  const DO_RAMO =
    /\b(glosa|guia|evento|beneficiári|elegibilidade|associado|TUSS|auditor|executa|dentística|periodont|endodont|prótese|decíduo|credenciad|prestador|rol|DUT|face)/i

  it.each(Object.entries(RAZOES_CLARAS))('%s: frases inteiras, sem palavra do ramo', (_codigo, razao) => {
    for (const frase of [razao.porque, razao.muda]) {
      expect(frase).toMatch(/^[A-ZÀ-Ú].*\.$/)
      expect(frase).not.toMatch(DO_RAMO)
    }
  })

  it('um código sem palavras suas fica com as da tabela 38', () => {
    const texto = write({ negados: [negado({ codigoGlosa: '9999', texto: 'Outro motivo' })] })
    expect(after('Por que', texto)).toBe('- **Por que não foi coberto:** Outro motivo.')
  })
})

it.each([
  [
    '1007',
    {},
    'Contrato do plano Lumina Essencial: 60 dias de carência para restauração (obturação). Para você, a contagem começou em 12/10/2026.',
  ],
  [
    '1007',
    { codigoEvento: '81000049' },
    'Contrato do plano Lumina Essencial: 1 dia de carência para atendimento de urgência. Para você, a contagem começou em 12/10/2026.',
  ],
  ['1007', { regra: undefined }, 'Contrato do plano Lumina Essencial, prazos de carência.'],
  ['1407', {}, 'Contrato do plano Lumina Essencial: o que ele cobre e o que deixa de fora.'],
  [
    '3283',
    {},
    'Rol da ANS (norma RN 465), que é a lista do que todo plano cobre, e contrato do plano Lumina Essencial.',
  ],
  ['3288', { codigoEvento: '85400114' }, 'Diretriz de utilização número 92 do rol da ANS (norma RN 465).'],
  ['3288', {}, 'Diretriz de utilização do rol da ANS (norma RN 465).'],
  ['3016', {}, 'Regra do plano para o procedimento 85100200: 1 vez a cada 24 meses.'],
  ['3101', { codigoEvento: '82000875' }, 'Regra do plano para o procedimento 82000875: uma vez só.'],
  ['1006', {}, 'Seu cadastro no plano Lumina Essencial.'],
  ['3279', {}, 'Contrato entre esta clínica e o plano.'],
  ['3284', {}, 'Regra técnica do plano para o procedimento 85100200.'],
  ['3081', {}, 'Regra do plano para o procedimento 85100200: o que o pedido tem de mostrar.'],
  ['3140', {}, 'Regras do plano Lumina Essencial para tratamento com aparelho.'],
  ['3004', {}, 'Regras de preenchimento do pedido, que é da clínica.'],
] as const)('%s de %j vem de: %s', (codigoGlosa, mudancas, regra) => {
  const texto = write({ negados: [negado({ codigoGlosa }, mudancas)] })
  expect(after('De onde', texto)).toBe(`- **De onde vem a regra:** ${regra}`)
})

describe('o que negou', () => {
  it('o aviso não conta; o que esperava só conta onde nada nega', () => {
    const espera = { codigoGlosa: '3081', severidade: 'pendenciaImagem', texto: 'Sem imagem' } as const
    const aviso = { codigoGlosa: '3003', severidade: 'aviso', texto: 'Idade' } as const
    const nega = { codigoGlosa: '1407', severidade: 'glosa', texto: 'Sem cobertura' } as const
    const oficial = (motivos: EventoNegado['motivos']) =>
      after('Nas palavras', write({ negados: [negado({}, { motivos })] }))
    expect(oficial([aviso, espera, nega])).toContain(
      'oficiais:** Sem cobertura (código 1407 da tabela 38 da ANS).',
    )
    expect(oficial([aviso, espera])).toContain('oficiais:** Sem imagem (código 3081')
    const dois = write({ negados: [negado({}, { motivos: [nega, { ...nega, codigoGlosa: '1016' }] })] })
    expect([after('Por que', dois), after('Outro motivo', dois)]).toEqual([
      '- **Por que não foi coberto:** O seu plano não inclui este procedimento.',
      '- **Outro motivo:** O atendimento pelo seu plano está suspenso.',
    ])
  })

  it.each([
    [[undefined], undefined],
    [['2027-01-05'], '- **Quando pode ser pedido de novo:** a partir de 05/01/2027.'],
    [['2027-03-01', '2027-01-05'], '- **Quando pode ser pedido de novo:** a partir de 01/03/2027.'],
    [['2027-03-01', undefined], undefined],
  ] as const)('dos dias %j, pode-se pedir de novo: %s', (dias, esperado) => {
    const motivos = dias.map((possivelEm) => ({
      codigoGlosa: '3016',
      severidade: 'glosa' as const,
      texto: 'Intervalo',
      ...(possivelEm && { possivelEm }),
    }))
    expect(after('Quando', write({ negados: [negado({}, { motivos })] }))).toBe(esperado)
  })

  it.each([
    [
      { eventoAnterior: { codigoEvento: RESTAURACAO, data: '2026-03-01', proprio: true } },
      'O anterior foi em 01/03/2026, nesta clínica.',
    ],
    [
      { eventoAnterior: { codigoEvento: RESTAURACAO, data: '2026-03-01', proprio: false } },
      'O anterior foi em 01/03/2026, em outra clínica.',
    ],
    [
      { reserva: { codigoEvento: RESTAURACAO, reservadoAte: '2026-12-09', proprio: false } },
      'O que está autorizado é de outra clínica e vale até 09/12/2026.',
    ],
    [
      {
        reserva: {
          codigoEvento: RESTAURACAO,
          reservadoAte: '2026-12-09',
          proprio: true,
          numeroFicha: 700009,
        },
      },
      'O que está autorizado é desta clínica e vale até 09/12/2026.',
    ],
  ])('de %j só se diz o dia e se foi aqui', (causa, frase) => {
    expect(after('Por que', write({ negados: [negado(causa)] }))?.endsWith(frase)).toBe(true)
  })
})

describe('o que o paciente pode fazer', () => {
  const passos = (mudancas: Partial<DadosNegativa>) =>
    [
      ...(write(mudancas)
        .split('## O que você pode fazer')[1]
        ?.matchAll(/^- \*\*(.*?)\*\*/gm) ?? []),
    ].map(([, passo]) => passo)
  const CONTATOS = ['Pedir outra análise à ouvidoria', 'Falar com a ANS']

  it.each([
    ['a coverage that the contract leaves out', negado(), false],
    ['a dentist’s judgement', negado({ codigoGlosa: '3034' }), true],
    ['a guideline', negado({ codigoGlosa: '3288' }), true],
    ['a judgement of what is urgent', negado({ codigoGlosa: '3034' }, { codigoEvento: '81000049' }), false],
  ])('a third dentist of %s', (_qual, um, hasJunta) => {
    expect(passos({ negados: [um] })).toEqual([
      'Conversar com o seu dentista.',
      ...(hasJunta ? ['Pedir uma segunda opinião.'] : []),
      ...CONTATOS,
    ])
  })

  it.each([
    [0, 'O plano responde na hora.'],
    [1, 'O plano responde em até 1 dia útil quando'],
    [10, 'O plano responde em até 10 dias úteis quando'],
  ])('em %i dias úteis', (diasResposta, frase) => {
    expect(write({ diasResposta })).toContain(frase)
  })

  it('a ouvidoria é a da rede, e o protocolo vai com o contato', () => {
    expect(after('Pedir outra', write())).toBe(
      '- **Pedir outra análise à ouvidoria** da Lumina Rede, que revê o que o plano respondeu: https://luminarede.example/ouvidoria. Diga o protocolo 700001.',
    )
    expect(after('Falar com a ANS', write())).toContain('0800 701 9656')
  })
})

it.each([
  [0, ''],
  [1, ' O outro procedimento do mesmo pedido não foi negado.'],
  [2, ' Os outros 2 procedimentos do mesmo pedido não foram negados.'],
])('de %i outros diz: %s', (outros, frase) => {
  expect(write({ outros })).toContain(
    `**não cobre** 1 procedimento. Esta carta diz por quê e o que você pode fazer.${frase}\n`,
  )
})

it('cada lado e cada tratamento tem o seu nome', () => {
  for (const [face, nome] of LADOS_CLAROS)
    expect(sayEvento({ codigoEvento: '1', descricao: '', classe: undefined, local: null, faces: face })).toBe(
      `${nome}; código 1`,
    )
  for (const [classe, nome] of Object.entries(TRATAMENTOS_CLAROS)) expect(nome, classe).not.toBe('')
  expect(sayLocal('AS')).toBe('arco superior')
  expect(sayLocal('26')).toBe('dente 26 (primeiro molar superior esquerdo)')
  expect(sayLocal(null)).toBe('')
})
