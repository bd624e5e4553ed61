import { describe, expect, it } from 'vitest'
import { REGIOES } from '../dente/regiao.tables.ts'
import { findRegraEvento, REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { findOrigemGlosa } from '../glosa/origemGlosa.ts'
import { composeNegativa, type DadosNegativa, type EventoNegado } from './composeNegativa.ts'
import { EVENTOS_CLAROS, LADOS_CLAROS, LUGARES_CLAROS, TRATAMENTOS_CLAROS } from './palavraClara.data.ts'
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
    canceladaEm: null,
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
    'Rol da ANS (norma RN 465), que é a lista do que todo plano é obrigado a cobrir, e contrato do plano Lumina Essencial.',
  ],
  [
    '3288',
    { codigoEvento: '85400114' },
    'Diretriz de utilização número 92 do rol da ANS (norma RN 465), que diz em que casos o plano tem de cobrir.',
  ],
  [
    '3288',
    {},
    'Diretriz de utilização do rol da ANS (norma RN 465), que diz em que casos o plano tem de cobrir.',
  ],
  ['3016', {}, 'Regra do plano para este procedimento: 1 vez a cada 24 meses.'],
  ['3016', { regra: undefined }, 'Regra do plano para este procedimento.'],
  ['3101', { codigoEvento: '82000875' }, 'Regra do plano para este procedimento: uma vez só.'],
  ['1006', {}, 'Seu cadastro no plano Lumina Essencial.'],
  ['3279', {}, 'Contrato entre esta clínica e o plano.'],
  ['3284', {}, 'Regra técnica do plano para este procedimento.'],
  ['3081', {}, 'Regra do plano para este procedimento: o que o pedido tem de mostrar.'],
  ['3140', {}, 'Regras do plano Lumina Essencial para tratamento com aparelho.'],
  ['3004', {}, 'Regras de preenchimento do pedido, que é da clínica.'],
] as const)('%s de %j vem de: %s', (codigoGlosa, mudancas, regra) => {
  const texto = write({ negados: [negado({ codigoGlosa }, mudancas)] })
  expect(after('De onde', texto)).toBe(`- **De onde vem a regra:** ${regra}`)
})

it('ao paciente e ao credenciado se diz a mesma origem: o que é de contrato, lei ou norma não é regra da operadora', () => {
  const deFora = ['carencia', 'contrato', 'cadastro', 'clinica', 'rol', 'diretriz']
  const codigos = Object.entries(RAZOES_CLARAS)
    .filter(([, { fundamento }]) => deFora.includes(fundamento))
    .map(([codigo]) => codigo)
  expect(codigos.filter((codigo) => findOrigemGlosa(codigo).origem === 'operadora')).toEqual([])
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

  it('de dois motivos, diz-se até quando vale o que acaba, porque o outro não acaba', () => {
    const motivos = [
      { codigoGlosa: '3016', severidade: 'glosa', texto: 'Intervalo', possivelEm: '2027-03-01' },
      { codigoGlosa: '3284', severidade: 'glosa', texto: 'Ausente' },
    ] as const
    const texto = write({ negados: [negado({}, { motivos })] })
    expect(texto.match(/^- \*\*Até quando.*$/gm)).toEqual([
      '- **Até quando vale este motivo:** a partir de 01/03/2027 não vale mais.',
    ])
  })

  it.each([
    [
      'a da regra que a pediu',
      [{ possivelEm: '2026-12-01' }],
      ' O anterior foi em 01/12/2024, em outra clínica.',
      'a partir de 01/12/2026.',
    ],
    ['a última das regras', [{ possivelEm: '2026-12-01' }, { possivelEm: '2027-01-01' }], '', '01/01/2027.'],
    ['nenhuma, onde uma não acaba', [{ possivelEm: '2026-12-01' }, {}], '', undefined],
  ] as const)('a justificativa que não convenceu tem a data de %s', (_qual, excecoes, anterior, quando) => {
    const motivos = [
      { codigoGlosa: '3034', severidade: 'glosa', texto: 'Não satisfatória' } as const,
      ...excecoes.map((excecao) => ({
        codigoGlosa: '3016',
        severidade: 'pendenciaJustificativa' as const,
        texto: 'Intervalo',
        eventoAnterior: { codigoEvento: RESTAURACAO, data: '2024-12-01', proprio: false },
        ...excecao,
      })),
    ]
    const texto = write({ negados: [negado({}, { motivos })] })
    expect(after('Por que', texto)).toContain(anterior)
    if (quando === undefined) expect(after('Quando', texto)).toBeUndefined()
    else expect(after('Quando', texto)).toMatch(new RegExp(`${RegExp.escape(quando)}$`))
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

  it('quem só tem o cadastro contra si o acerta primeiro', () => {
    const [cadastro, outro] = [negado({ codigoGlosa: '1006' }), negado()]
    expect(passos({ negados: [cadastro] })).toEqual(['Acertar o seu cadastro', ...CONTATOS])
    expect(passos({ negados: [cadastro, outro] })).toEqual(['Conversar com o seu dentista.', ...CONTATOS])
  })

  it('o que só não é pago nesta clínica vai a outro dentista, e não se diz que o plano não cobre', () => {
    const [daqui, outro] = [negado({ codigoGlosa: '1214' }), negado()]
    expect(passos({ negados: [daqui] })).toEqual([
      'Procurar outro dentista da rede do seu plano',
      ...CONTATOS,
    ])
    expect(passos({ negados: [daqui, outro] })).toEqual(['Conversar com o seu dentista.', ...CONTATOS])
    for (const numeroFicha of [700001, null])
      expect(write({ negados: [daqui], numeroFicha })).not.toMatch(/não (é coberto|foi coberto|\*\*cobre)/)
  })

  it.each([
    [0, 'O plano responde na hora.'],
    [1, 'precisa ver o caso, em até 1 dia útil.'],
    [10, 'precisa ver o caso, em até 10 dias úteis.'],
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
  [0, null, ''],
  [1, null, ' O outro procedimento do mesmo pedido não foi negado.'],
  [2, null, ' Os outros 2 procedimentos do mesmo pedido não foram negados.'],
  [0, '2026-11-25', ' Em 25/11/2026 o pedido foi cancelado: para tratar, é preciso um pedido novo.'],
])('de %i outros, cancelada em %s, diz: %s', (outros, canceladaEm, frase) => {
  expect(write({ outros, canceladaEm })).toContain(
    `Em 21/11/2026 o plano respondeu que **não cobre** o procedimento abaixo.${frase} Esta carta diz por quê`,
  )
})

it.each([
  [700001, '**Por que não foi coberto:**'],
  [null, '**Por que não é coberto:**'],
])('do pedido %s, que só uma guia faz, pergunta-se: %s', (numeroFicha, rotulo) => {
  expect(write({ numeroFicha })).toContain(rotulo)
})

it('de vários diz quantos', () => {
  expect(write({ negados: [negado(), negado()] })).toContain('**não cobre** os 2 procedimentos abaixo.')
})

describe('o que é, em palavras de todos', () => {
  const say = (codigoEvento: string, mudancas: Partial<EventoNegado> = {}) => {
    const { classeCarencia: classe } = findRegraEvento(codigoEvento) ?? {}
    return sayEvento({ codigoEvento, descricao: '', classe, local: null, faces: null, ...mudancas })
  }

  it.each([
    ['85100200', { local: '26' }, 'restauração (obturação); dente 26 (primeiro molar superior esquerdo); '],
    ['84000198', {}, 'limpeza dos dentes; '],
    ['81000065', {}, 'consulta; '],
    ['85100021', {}, 'clareamento dos dentes; '],
    ['85300047', { local: 'S3' }, 'limpeza do tártaro; dentes de trás, em cima, lado esquerdo; '],
    ['99999999', {}, ''],
  ])('%s de %j', (codigo, mudancas, palavras) => {
    expect(say(codigo, mudancas)).toBe(`${palavras}na tabela dos planos, código ${codigo}`)
  })

  it('o que só se diz exame, prevenção ou especial tem nome seu, e cada nome é de um evento que há', () => {
    const nomeados = EVENTOS_CLAROS.flatMap(([, eventos]) => eventos)
    const vagos = REGRAS_EVENTO.filter(({ classeCarencia }) =>
      ['basica', 'especial'].includes(classeCarencia),
    )
    expect(vagos.map(({ codigoEvento }) => codigoEvento).filter((um) => !nomeados.includes(um))).toEqual([])
    expect(nomeados.filter((codigo) => !findRegraEvento(codigo))).toEqual([])
    expect(new Set(nomeados).size).toBe(nomeados.length)
  })

  it('nenhum lugar e nenhum nome tem palavra do ramo', () => {
    const DO_LUGAR = /sextante|arcada|hemi|mucosa|palat|vestibular|retromolar|comissura|assoalho/i
    for (const nome of [...Object.values(LUGARES_CLAROS), ...EVENTOS_CLAROS.map(([um]) => um)])
      expect(nome).not.toMatch(DO_LUGAR)
    for (const { codigo } of REGIOES) expect(sayLocal(codigo)).not.toBe(codigo)
  })

  it('cada lado tem o seu nome; sem lugar, nada', () => {
    for (const [face, nome] of LADOS_CLAROS)
      expect(say('99999999', { faces: face })).toBe(`${nome}; na tabela dos planos, código 99999999`)
    for (const [classe, nome] of Object.entries(TRATAMENTOS_CLAROS)) expect(nome, classe).not.toBe('')
    expect(sayLocal(null)).toBe('')
  })
})
