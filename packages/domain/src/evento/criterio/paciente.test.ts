import { describe, expect, test } from 'vitest'
import { tipoGuia } from '../../especialidade/tipoGuia.tables.ts'
import { buildTratamento, manutencoesDe, PRAZO } from '../../ortodontia/tratamento.fixture.ts'
import type { Tratamento } from '../../ortodontia/tratamento.ts'
import { decideItem, feito, HOJE, item, type Mudancas, type Resultado } from '../contexto.fixture.ts'
import type { Item } from '../contexto.ts'

const ORTO = { guia: { codigoEspecialidade: 6 } } as const
const PRORROGACAO = { codigoEspecialidade: 6, codigoTipoAtendimento: tipoGuia.ortoProrrogacao } as const

/** An orthodontic guide for a patient who has such a treatment with the provider. */
const em = (mudancas: Partial<Tratamento> = {}, tratamentosFeitos = 0): Mudancas => ({
  ...ORTO,
  ortodontia: { tratamento: buildTratamento(mudancas), prazo: PRAZO, tratamentosFeitos },
})
/** The same without one. */
const semTratamento = (tratamentosFeitos = 0): Mudancas => ({
  ...ORTO,
  ortodontia: { prazo: PRAZO, tratamentosFeitos },
})
const PLANO = {
  desde: '2015-01-01',
  tratamentosVida: 1,
  idadeMinima: 6,
  idadeMaxima: 40,
  percentualCoparticipacao: null,
} as const

type Caso = readonly [
  nome: string,
  item: Item,
  mudancas: Mudancas,
  codigos: readonly string[],
  decisao?: Resultado['decisao'],
]

const RESINA = item('85100196', '16', 'O')
const IMAGEM = { imagens: [{ momento: 'inicial', dente: '16' }] } as const satisfies Mudancas

/** Names the second line's tooth only by its event: no image of the tooth lets a person judge the canal. */
const IMAGEM_2 = {
  imagens: [{ momento: 'inicial', eventos: [{ numeroSequencialInclusao: 2, codigoLocalizacao: '16' }] }],
} as const satisfies Mudancas

/** Group 7: the state of the patient, the events that others ask for, the phase of the orthodontic treatment. */
const CASOS: readonly Caso[] = [
  ['dente ausente na situação inicial', RESINA, { dentesAusentes: ['16'] }, ['3284']],
  [
    'dente extraído no mesmo dia',
    RESINA,
    { historico: [feito('82000875', HOJE, { dente: '16' })] },
    ['3284'],
  ],
  [
    'dente extraído depois do evento',
    { ...RESINA, data: '2026-01-10' },
    { historico: [feito('82000875', '2026-02-01', { dente: '16' })] },
    [],
  ],
  [
    'alveolite em dente extraído há 20 dias',
    item('82001650', '16'),
    { ...IMAGEM, historico: [feito('82000875', '2026-11-01', { dente: '16' })] },
    [],
  ],
  [
    'alveolite em dente extraído há 31 dias',
    item('82001650', '16'),
    { historico: [feito('82000875', '2026-10-21', { dente: '16' })] },
    ['3102', '3081'],
    'pendenteImagem',
  ],
  [
    'núcleo com a endodontia da mesma guia',
    item('85400220', '16', '', 2),
    { ...IMAGEM_2, guia: { itens: [item('85200158', '16')] } },
    ['3059'],
    'analise',
  ],
  [
    'núcleo com a endodontia que a especialidade da guia nega',
    item('85400220', '16', '', 2),
    { ...IMAGEM_2, guia: { codigoEspecialidade: 13, itens: [item('85200158', '16')] } },
    ['3064'],
  ],
  [
    'alveolite com a exodontia que é negada na mesma guia',
    item('82001650', '16', '', 2),
    { ...IMAGEM_2, guia: { itens: [item('82000875', '16')] }, dentesAusentes: ['16'] },
    ['3102'],
    'analise',
  ],
  [
    'um retratamento não responde pelo outro para sempre',
    item('85200107', '16', '', 2),
    { ...IMAGEM_2, guia: { itens: [item('85200107', '16')] } },
    ['3007'],
  ],
  [
    'decíduo cujo sucessor já foi tratado',
    item('83000089', '55'),
    {
      associado: { nascimento: '2016-01-01' },
      historico: [feito('85100196', '2026-01-01', { dente: '15', faces: 'O' })],
    },
    ['3284'],
    'aprovado',
  ],
  ['flúor aos 14', item('84000090'), { associado: { nascimento: '2012-11-21' } }, []],
  ['flúor aos 15', item('84000090'), { associado: { nascimento: '2011-11-21' } }, ['3003'], 'aprovado'],
  ['recém-nato conta idade zero', item('84000090'), { guia: { recemNato: true } }, []],
  [
    'implante aos 17',
    item('82000980', '16'),
    { ...ORTO, associado: { nascimento: '2009-01-01' }, guia: { codigoEspecialidade: 16 } },
    ['3003'],
    'negado',
  ],
  ['decíduo em adulto', item('83000089', '55'), {}, ['3003'], 'aprovado'],
  [
    'decíduo em adulto, dentição vista como mista',
    item('83000089', '55'),
    { associado: { denticaoManual: 'mista' } },
    [],
  ],
  [
    'execução única já feita',
    item('82000883', 'AS'),
    { historico: [feito('82000883', '2010-01-01', { regiao: 'AS' })] },
    ['3101'],
  ],
  [
    'execução única na outra arcada',
    item('82000883', 'AI'),
    { imagens: IMAGEM.imagens, historico: [feito('82000883', '2010-01-01', { regiao: 'AS' })] },
    [],
  ],
  [
    'núcleo com endodontia no histórico',
    item('85400220', '16'),
    { ...IMAGEM, historico: [feito('85200158', '2020-01-01', { dente: '16' })] },
    ['3059'],
    'analise',
  ],
  [
    'núcleo com endodontia de outro dente',
    item('85400220', '16'),
    { historico: [feito('85200158', '2020-01-01', { dente: '17' })] },
    ['3064'],
  ],
  [
    'núcleo com endodontia na mesma guia',
    item('85400220', '16'),
    { ...IMAGEM, guia: { itens: [item('85200158', '16', '', 2)] } },
    ['3059'],
    'analise',
  ],
  [
    'núcleo com imagem do dente',
    item('85400220', '16'),
    { imagens: [{ momento: 'inicial', dente: '16' }] },
    ['3064', '3059'],
    'analise',
  ],
  [
    'manutenção em guia de consulta inicial',
    item('86000357'),
    { ...em(), guia: { codigoEspecialidade: 6, codigoTipoAtendimento: 6 } },
    ['1429'],
  ],
  ...(
    [
      [6, '1429'],
      [8, '3131'],
      [9, '3131'],
    ] as const
  ).map(
    ([codigoTipoAtendimento, codigo]): Caso => [
      `instalação em guia do tipo ${codigoTipoAtendimento}`,
      item('86000098'),
      { ...semTratamento(), guia: { codigoEspecialidade: 6, codigoTipoAtendimento } },
      [codigo],
      'negado',
    ],
  ),
  ['manutenção sem tratamento', item('86000357'), semTratamento(), ['3131']],
  ['manutenção de antes da autorização', { ...item('86000357'), data: '2025-12-09' }, em(), ['3131']],
  [
    'manutenção pedida no dia em que o tratamento foi suspenso',
    item('86000357'),
    em({ estado: 'suspenso', inicio: '2026-05-21' }),
    ['3139'],
  ],
  [
    'manutenção feita no dia em que o tratamento foi suspenso',
    { ...item('86000357'), data: HOJE },
    em({ estado: 'suspenso', inicio: '2026-05-21' }),
    [],
  ],
  ...(
    [
      ['solicitado', '3131'],
      ['concluido', '3133'],
      ['contencao', '3134'],
      ['suspenso', '3139'],
      ['abandonado', '3140'],
      ['cancelado', '3131'],
    ] as const
  ).map(([estado, glosa]): Caso => [`manutenção em ${estado}`, item('86000357'), em({ estado }), [glosa]]),
  [
    'manutenção de antes da suspensão, encaminhada depois',
    { ...item('86000357'), data: '2026-05-10' },
    { ...em({ estado: 'suspenso' }), momento: 'pagamento' },
    [],
  ],
  ['manutenção antes da instalação', item('86000357'), em({ instalacao: null }), ['3102']],
  [
    'manutenção 6 meses depois da última',
    item('86000357'),
    em({ manutencoes: manutencoesDe('2026-05-21', 1) }),
    [],
  ],
  [
    'manutenção mais de 6 meses depois da última',
    item('86000357'),
    em({ manutencoes: manutencoesDe('2026-05-20', 1) }),
    ['3140'],
  ],
  ['10ª de 12 manutenções', item('86000357'), em({ manutencoes: manutencoesDe('2026-02-02', 9) }), []],
  [
    '11ª de 12 avisa da prorrogação',
    item('86000357'),
    em({ manutencoes: manutencoesDe('2026-01-02', 10) }),
    ['3132'],
    'aprovado',
  ],
  [
    '13ª de 12',
    item('86000357'),
    em({ inicio: '2025-09-10', manutencoes: manutencoesDe('2025-11-02', 12) }),
    ['3132'],
    'negado',
  ],
  // The extension is the plan that 3132 asks for: it grants the month of its own maintenance.
  [
    '11ª de 12 na guia de prorrogação',
    item('86000357'),
    { ...em({ manutencoes: manutencoesDe('2026-01-02', 10) }), guia: PRORROGACAO },
    [],
  ],
  [
    '13ª de 12 na guia de prorrogação',
    item('86000357'),
    { ...em({ inicio: '2025-09-10', manutencoes: manutencoesDe('2025-11-02', 12) }), guia: PRORROGACAO },
    [],
    'aprovado',
  ],
  [
    'depois do prazo na guia de prorrogação',
    item('86000357'),
    { ...em({ inicio: '2025-05-20', manutencoes: manutencoesDe('2026-09-02', 2) }), guia: PRORROGACAO },
    ['3132'],
    'negado',
  ],
  [
    '13ª de 12 na guia de prorrogação, ao ser paga',
    { ...item('86000357'), data: HOJE },
    {
      ...em({ inicio: '2025-09-10', manutencoes: manutencoesDe('2025-11-02', 12) }),
      guia: PRORROGACAO,
      momento: 'pagamento',
    },
    ['3132'],
    'negado',
  ],
  [
    'manutenção no último dia do prazo',
    item('86000357'),
    em({ inicio: '2025-05-21', manutencoes: manutencoesDe('2026-09-02', 2) }),
    [],
  ],
  [
    'manutenção depois do prazo, com meses por usar',
    item('86000357'),
    em({ inicio: '2025-05-20', manutencoes: manutencoesDe('2026-09-02', 2) }),
    ['3132'],
    'negado',
  ],
  ['instalação em tratamento ativo', item('86000098'), em(), ['3101']],
  ['instalação em tratamento solicitado', item('86000098'), em({ estado: 'solicitado' }), ['3101']],
  [
    'instalação depois do abandono',
    item('86000098'),
    em({ estado: 'abandonado' }),
    ['3041', '3059'],
    'pendenteImagem',
  ],
  ['instalação sem documentação', item('86000098'), semTratamento(), ['3041', '3059'], 'pendenteImagem'],
  [
    'instalação de quem já teve o tratamento do plano',
    item('86000098'),
    { ...semTratamento(1), plano: { ortodontia: PLANO } },
    ['1423'],
  ],
  [
    'instalação na idade mais alta do plano',
    item('86000098'),
    { ...semTratamento(), plano: { ortodontia: PLANO }, associado: { nascimento: '1985-11-22' } },
    ['3041', '3059'],
  ],
  [
    'instalação depois da idade do plano',
    item('86000098'),
    { ...semTratamento(), plano: { ortodontia: PLANO }, associado: { nascimento: '1985-11-21' } },
    ['3003'],
  ],
  [
    'instalação em plano sem ortodontia',
    item('86000098'),
    { ...semTratamento(), plano: { ortodontia: null } },
    ['1407'],
  ],
  ['contenção com tratamento ativo vai à auditoria', item('86000608', 'AS'), em(), ['3134'], 'analise'],
  ['contenção ao fim', item('86000608', 'AS'), em({ estado: 'contencao' }), []],
]

describe('evento: estado do paciente', () => {
  const casos = CASOS.map(([nome, alvo, mudancas, codigos, decisao]) => ({
    nome,
    alvo,
    mudancas,
    codigos,
    decisao,
  }))

  test.each(casos)('$nome', ({ alvo, mudancas, codigos, decisao }) => {
    const resultado = decideItem(alvo, mudancas)
    expect(resultado.codigos).toEqual(codigos)
    if (decisao) expect(resultado.decisao).toBe(decisao)
  })
})
