import { describe, expect, it, test } from 'vitest'
import {
  createDados,
  decideItem,
  feito,
  HOJE,
  item,
  type Mudancas,
  type Resultado,
} from '../contexto.fixture.ts'
import type { Item } from '../contexto.ts'
import { createContexto } from '../createContexto.ts'
import { evaluateEvento } from './evaluateEvento.ts'

const JUSTIFICATIVA = 'Fratura coronária com dor espontânea.'

type Caso = readonly [
  nome: string,
  item: Item,
  mudancas: Mudancas,
  codigos: readonly string[],
  decisao?: Resultado['decisao'],
]

const RADIOLOGIA = {
  associado: { nascimento: '2012-01-01' },
  guia: { codigoEspecialidade: 14, solicitanteInformado: true },
} as const satisfies Mudancas
const RESINA = item('85100196', '16', 'O')

/** Groups 8 and 9, and limits: frequency and incompatibility. */
const CASOS: readonly Caso[] = [
  [
    'outro material, mesma face, há um mês',
    RESINA,
    { historico: [feito('85100145', '2026-10-21', { dente: '16', faces: 'MO' })] },
    ['3016'],
    'pendenteJustificativa',
  ],
  [
    'a justificativa leva a exceção a uma pessoa',
    RESINA,
    {
      justificativa: JUSTIFICATIVA,
      historico: [feito('85100145', '2026-10-21', { dente: '16', faces: 'MO' })],
    },
    ['3016'],
    'analise',
  ],
  [
    'justificativa curta não basta',
    RESINA,
    { justificativa: 'quebrou', historico: [feito('85100145', '2026-10-21', { dente: '16', faces: 'MO' })] },
    ['3016'],
    'pendenteJustificativa',
  ],
  [
    'refazer o próprio trabalho é garantia',
    RESINA,
    {
      justificativa: JUSTIFICATIVA,
      historico: [
        feito('85100145', '2026-10-21', { dente: '16', faces: 'MO', proprio: true }),
        feito('85100145', '2026-10-30', { dente: '16', faces: 'O' }),
      ],
    },
    ['3016'],
    'negado',
  ],
  [
    'outra face do mesmo dente',
    RESINA,
    { historico: [feito('85100196', '2026-10-21', { dente: '16', faces: 'V' })] },
    [],
  ],
  [
    'raspagem na boca toda cobre o sextante',
    item('85300047', 'S1'),
    { historico: [feito('85300047', '2026-08-01', { regiao: 'ASAI' })] },
    ['3016'],
    'pendenteJustificativa',
  ],
  [
    'raspagem na outra arcada',
    item('85300047', 'S4'),
    { historico: [feito('85300047', '2026-08-01', { regiao: 'AS' })] },
    [],
  ],
  [
    'terceira sessão no ano',
    item('81000014'),
    { historico: [feito('81000014', '2026-03-01'), feito('81000014', '2026-06-01')] },
    ['3003'],
    'aprovado',
  ],
  [
    'quarta sessão no ano',
    item('81000014'),
    {
      associado: { nascimento: '2018-01-01' },
      historico: [
        feito('81000014', '2026-03-01'),
        feito('81000014', '2026-06-01'),
        feito('81000014', '2026-09-01'),
      ],
    },
    ['3004'],
    'pendenteJustificativa',
  ],
  [
    'consulta inicial de outro dentista não conta',
    item('81000065'),
    { historico: [feito('81000065', '2026-10-01')] },
    [],
  ],
  [
    'consulta inicial própria conta',
    item('81000065'),
    { historico: [feito('81000065', '2026-10-01', { proprio: true })] },
    ['3016'],
  ],
  [
    'manutenção periodontal aos três meses',
    item('85300098'),
    { historico: [feito('85300098', '2026-08-20'), feito('85300047', '2025-01-01', { regiao: 'AS' })] },
    ['3033'],
  ],
  ['manutenção periodontal sem raspagem anterior', item('85300098'), {}, ['3102'], 'analise'],
  ['linha repetida', item('85100196', '16', 'O', 2), { guia: { itens: [RESINA] } }, ['3007']],
  ['a primeira das repetidas fica', RESINA, { guia: { itens: [item('85100196', '16', 'O', 2)] } }, []],
  [
    'repetida da guia principal',
    RESINA,
    { guia: { itensPrincipal: [item('85100196', '16', 'O', 9)] } },
    ['3007'],
  ],
  [
    'duas periapicais na mesma região',
    item('81000421', 'RMSD', '', 2),
    { guia: { codigoEspecialidade: 14, solicitanteInformado: true, itens: [item('81000421', 'RMSD')] } },
    ['3053'],
  ],
  [
    'exodontia e restauração do mesmo dente: fica a exodontia',
    RESINA,
    { guia: { itens: [item('82000875', '16', '', 2)] } },
    ['3286'],
    'negado',
  ],
  [
    'a mesma, justificada',
    RESINA,
    { justificativa: JUSTIFICATIVA, guia: { itens: [item('82000875', '16', '', 2)] } },
    ['3286'],
    'analise',
  ],
  ['exodontia de outro dente', RESINA, { guia: { itens: [item('82000875', '18', '', 2)] } }, []],
  [
    'raspagem no dia da profilaxia já feita',
    item('85300047', 'ASAI'),
    { historico: [feito('84000198', HOJE)] },
    ['3008'],
  ],
  [
    'raspagem no dia seguinte à profilaxia',
    item('85300047', 'ASAI'),
    { historico: [feito('84000198', '2026-11-20')] },
    [],
  ],
  [
    'duas consultas no mesmo dia: a segunda cai',
    item('81000049', '', '', 2),
    { guia: { itens: [item('81000030')] } },
    ['3286'],
  ],
  [
    'mão e punho com a documentação ortopédica',
    item('81000367', '', '', 2),
    { ...RADIOLOGIA, guia: { ...RADIOLOGIA.guia, itens: [item('98968564')] } },
    ['3008'],
  ],
  [
    'mão e punho com a documentação básica',
    item('81000367', '', '', 2),
    { ...RADIOLOGIA, guia: { ...RADIOLOGIA.guia, itens: [item('98958569')] } },
    [],
  ],
  [
    'panorâmica com qualquer documentação, mesmo digitada antes',
    item('81000405'),
    { guia: { ...RADIOLOGIA.guia, itens: [item('98958593', '', '', 2)] } },
    ['3008'],
  ],
  [
    'interproximal no dia da documentação periodontal já feita',
    item('81000375', 'RMD'),
    { ...RADIOLOGIA, historico: [feito('98966162', HOJE)] },
    [],
  ],
  ['quantidade acima da do evento', { ...item('84000198'), quantidade: 2 }, {}, ['3004'], 'negado'],
  [
    'fotografias até a quantidade do evento',
    { ...item('81000278'), quantidade: 8 },
    { guia: { codigoEspecialidade: 14, solicitanteInformado: true } },
    [],
  ],
  [
    'fotografias acima da quantidade do evento',
    { ...item('81000278'), quantidade: 9 },
    { guia: { codigoEspecialidade: 14, solicitanteInformado: true } },
    ['3004'],
  ],
]

describe('evento: frequência, incompatibilidade e limites', () => {
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

  it('a 21ª linha não cabe na guia', () => {
    const itens = Array.from({ length: 21 }, (_, indice) =>
      item('85100196', `${1 + Math.floor(indice / 8)}${1 + (indice % 8)}`, 'V', indice + 1),
    )
    const contexto = createContexto(createDados({ guia: { itens } }))
    const codigos = itens.map((linha) => evaluateEvento(linha, contexto).map((motivo) => motivo.codigoGlosa))
    expect(codigos.filter((lista) => lista.includes('1423'))).toHaveLength(1)
    expect(codigos.at(-1)).toEqual(['1423'])
  })

  it('a linha que recebe as faces é a primeira digitada, em qualquer ordem da lista', () => {
    const itens = [item('85100196', '16', 'D', 3), item('85100196', '16', 'M', 2), RESINA]
    const [alvo] = itens
    if (!alvo) throw new Error('guia vazia')
    const [motivo] = evaluateEvento(alvo, createContexto(createDados({ guia: { itens } })))
    expect(motivo?.correcao).toMatchObject({ tipo: 'juntarFaces', sequencial: 1, faces: 'OD' })
  })

  it('duas linhas do mesmo dente: junta as faces na primeira', () => {
    const itens = [RESINA, item('85100196', '16', 'M', 2)]
    const [motivo] = evaluateEvento(
      item('85100196', '16', 'M', 2),
      createContexto(createDados({ guia: { itens } })),
    )
    expect(motivo).toMatchObject({
      codigoGlosa: '3286',
      correcao: { tipo: 'juntarFaces', sequencial: 1, codigoEvento: '85100200', faces: 'MO' },
    })
  })

  it('com várias sessões, é possível quando a mais antiga da janela sai dela', () => {
    const historico = ['2026-03-01', '2026-06-01', '2026-09-01'].map((data) => feito('81000014', data))
    const contexto = createContexto(createDados({ historico, associado: { nascimento: '2018-01-01' } }))
    expect(evaluateEvento(item('81000014'), contexto)[0]?.possivelEm).toBe('2027-03-01')
    const comMais = createDados({
      historico: [...historico, feito('81000014', '2026-10-01')],
      associado: { nascimento: '2018-01-01' },
    })
    expect(evaluateEvento(item('81000014'), createContexto(comMais))[0]?.possivelEm).toBe('2027-06-01')
  })
})
