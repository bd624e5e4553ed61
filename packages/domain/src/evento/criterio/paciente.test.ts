import { describe, expect, test } from 'vitest'
import { decideItem, feito, HOJE, item, type Mudancas, type Resultado } from '../contexto.fixture.ts'
import type { Item } from '../contexto.ts'

const ORTO = { guia: { codigoEspecialidade: 6 } } as const

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
  ['manutenção sem tratamento', item('86000357'), ORTO, ['3131']],
  [
    'manutenção depois da conclusão',
    item('86000357'),
    { ...ORTO, ortodontia: { situacao: 'concluido' } },
    ['3133'],
  ],
  ['manutenção em contenção', item('86000357'), { ...ORTO, ortodontia: { situacao: 'contencao' } }, ['3134']],
  ['manutenção suspensa', item('86000357'), { ...ORTO, ortodontia: { situacao: 'suspenso' } }, ['3139']],
  ['manutenção abandonada', item('86000357'), { ...ORTO, ortodontia: { situacao: 'abandonado' } }, ['3140']],
  [
    '10ª de 12 manutenções',
    item('86000357'),
    { ...ORTO, ortodontia: { situacao: 'ativo', mesesAprovados: 12, manutencoes: 9 } },
    [],
  ],
  [
    '11ª de 12 avisa da prorrogação',
    item('86000357'),
    { ...ORTO, ortodontia: { situacao: 'ativo', mesesAprovados: 12, manutencoes: 10 } },
    ['3132'],
    'aprovado',
  ],
  [
    '13ª de 12',
    item('86000357'),
    { ...ORTO, ortodontia: { situacao: 'ativo', mesesAprovados: 12, manutencoes: 12 } },
    ['3132'],
    'negado',
  ],
  [
    'instalação em tratamento ativo',
    item('86000098'),
    { ...ORTO, ortodontia: { situacao: 'ativo' } },
    ['3101'],
  ],
  ['instalação sem documentação', item('86000098'), ORTO, ['3041', '3059'], 'pendenteImagem'],
  [
    'contenção com tratamento ativo vai à auditoria',
    item('86000608', 'AS'),
    { ...ORTO, ortodontia: { situacao: 'ativo' } },
    ['3134'],
    'analise',
  ],
  ['contenção ao fim', item('86000608', 'AS'), { ...ORTO, ortodontia: { situacao: 'contencao' } }, []],
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
