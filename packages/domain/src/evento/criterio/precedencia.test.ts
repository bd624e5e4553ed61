import { describe, expect, test } from 'vitest'
import { addDays } from '../../calendario/dataCivil.ts'
import {
  decideItem,
  feito,
  HOJE,
  imagemDe,
  item,
  type Mudancas,
  type Resultado,
} from '../contexto.fixture.ts'
import type { EventoHistorico, Item } from '../contexto.ts'

type Caso = readonly [
  nome: string,
  item: Item,
  mudancas: Mudancas,
  codigos: readonly string[],
  decisao: Resultado['decisao'],
]

const RESINA = item('85100196', '16', 'O')
const PROFILAXIA = item('84000198')
const CRIANCA = { nascimento: '2018-01-01' }
const na16 = { dente: '16', faces: 'O' }
const ENDODONTIA = item('85200166', '11')
const TARDIA = { tardio: true } as const
const IMAGENS = [imagemDe('inicial', '11'), imagemDe('final', '11')]
const paga = (alvo: Item, data: string, ordem: number): Item => ({ ...alvo, data, ordem })
const noPagamento = (historico: readonly EventoHistorico[], resto: Mudancas = {}): Mudancas => ({
  momento: 'pagamento',
  imagens: IMAGENS,
  guia: { auditada: true },
  historico,
  ...resto,
})

/** Operadora §1: payment looks back only; of one day, at what was authorised before. */
const PAGAMENTO: readonly Caso[] = [
  [
    'restauração do dia −5, outra clínica no dia −1',
    paga(RESINA, addDays(HOJE, -5), 1),
    noPagamento([feito('85100196', addDays(HOJE, -1), { ...na16, ordem: 2 })]),
    [],
    'aprovado',
  ],
  [
    'a do dia −1, com a outra no dia −5',
    paga(RESINA, addDays(HOJE, -1), 2),
    noPagamento([feito('85100196', addDays(HOJE, -5), { ...na16, ordem: 1 })]),
    ['3016'],
    'pendenteJustificativa',
  ],
  [
    'restauração do dia −5 dita tarde, outra autorizada antes e feita no dia −1',
    { ...paga(RESINA, addDays(HOJE, -5), 2), ...TARDIA },
    noPagamento([feito('85100196', addDays(HOJE, -1), { ...na16, ordem: 1 })]),
    ['3016'],
    'pendenteJustificativa',
  ],
  [
    'a mesma, com a outra feita depois do intervalo',
    { ...paga(RESINA, '2024-01-05', 2), ...TARDIA },
    noPagamento([feito('85100196', addDays(HOJE, -1), { ...na16, ordem: 1 })]),
    [],
    'aprovado',
  ],
  [
    'a mesma, com a outra autorizada depois',
    { ...paga(RESINA, addDays(HOJE, -5), 2), ...TARDIA },
    noPagamento([feito('85100196', addDays(HOJE, -1), { ...na16, ordem: 3 })]),
    [],
    'aprovado',
  ],
  [
    'a do dia −1, com outra do dia −5 dita tarde',
    paga(RESINA, addDays(HOJE, -1), 1),
    noPagamento([feito('85100196', addDays(HOJE, -5), { ...na16, ...TARDIA, ordem: 2 })]),
    [],
    'aprovado',
  ],
  [
    'a do dia −1, autorizada depois de outra do dia −5 ser dita tarde',
    paga(RESINA, addDays(HOJE, -1), 3),
    noPagamento([feito('85100196', addDays(HOJE, -5), { ...na16, ...TARDIA, ordem: 2 })]),
    ['3016'],
    'pendenteJustificativa',
  ],
  [
    'a do dia −1, com outra do dia −5 que só pode ser negada',
    paga(RESINA, addDays(HOJE, -1), 2),
    noPagamento([feito('85100196', addDays(HOJE, -5), { ...na16, desloca: false, ordem: 1 })]),
    [],
    'aprovado',
  ],
  [
    'restauração de um dente cuja extração só pode ser negada',
    paga(RESINA, addDays(HOJE, -1), 2),
    noPagamento([feito('82000875', addDays(HOJE, -5), { dente: '16', desloca: false, ordem: 1 })]),
    [],
    'aprovado',
  ],
  [
    'restauração dita tarde, antes da extração que outra fez',
    { ...paga(RESINA, addDays(HOJE, -5), 2), ...TARDIA },
    noPagamento([feito('82000875', addDays(HOJE, -1), { dente: '16', ordem: 1 })]),
    [],
    'aprovado',
  ],
  [
    'endodontia de junho, outra em novembro',
    paga(ENDODONTIA, '2026-06-10', 1),
    noPagamento([feito('85200166', '2026-11-10', { dente: '11', ordem: 2 })]),
    [],
    'aprovado',
  ],
  [
    'endodontia de novembro, outra em junho',
    paga(ENDODONTIA, '2026-11-10', 2),
    noPagamento([feito('85200166', '2026-06-10', { dente: '11', ordem: 1 })]),
    ['3101'],
    'negado',
  ],
  [
    'duas profilaxias no dia: a primeira autorizada',
    paga(PROFILAXIA, HOJE, 1),
    noPagamento([feito('84000198', HOJE, { ordem: 2 })]),
    [],
    'aprovado',
  ],
  [
    'duas profilaxias no dia: a segunda autorizada',
    paga(PROFILAXIA, HOJE, 2),
    noPagamento([feito('84000198', HOJE, { ordem: 1 })]),
    ['3016'],
    'negado',
  ],
  [
    'duas profilaxias no dia, de um só lugar na ordem: nenhuma veio antes',
    paga(PROFILAXIA, HOJE, 1),
    noPagamento([feito('84000198', HOJE, { ordem: 1 })]),
    [],
    'aprovado',
  ],
  [
    'raspagem autorizada antes da profilaxia do dia',
    paga(item('85300047', 'ASAI'), HOJE, 1),
    noPagamento([feito('84000198', HOJE, { ordem: 2 })]),
    [],
    'aprovado',
  ],
  [
    'raspagem autorizada depois da profilaxia do dia',
    paga(item('85300047', 'ASAI'), HOJE, 2),
    noPagamento([feito('84000198', HOJE, { ordem: 1 })]),
    ['3008'],
    'negado',
  ],
  [
    'dente extraído depois, no mesmo dia',
    paga(RESINA, HOJE, 1),
    noPagamento([feito('82000875', HOJE, { dente: '16', ordem: 2 })]),
    [],
    'aprovado',
  ],
  [
    'dente extraído antes, no mesmo dia',
    paga(RESINA, HOJE, 2),
    noPagamento([feito('82000875', HOJE, { dente: '16', ordem: 1 })]),
    ['3284'],
    'negado',
  ],
  [
    'coroa autorizada antes, no mesmo dia',
    paga(RESINA, HOJE, 2),
    noPagamento([feito('85400149', HOJE, { dente: '16', ordem: 1 })]),
    ['3286'],
    'negado',
  ],
  [
    'coroa autorizada depois, no mesmo dia',
    paga(RESINA, HOJE, 1),
    noPagamento([feito('85400149', HOJE, { dente: '16', ordem: 2 })]),
    [],
    'aprovado',
  ],
  [
    'decíduo cujo sucessor só foi tratado depois',
    paga(item('83000089', '55'), '2026-10-01', 1),
    noPagamento([feito('85100196', '2026-11-01', { dente: '15', faces: 'O', ordem: 2 })], {
      associado: CRIANCA,
    }),
    [],
    'aprovado',
  ],
  [
    'o pino não se apoia em um canal tratado depois',
    paga(item('85400262', '11'), '2026-10-01', 1),
    noPagamento([feito('85200166', '2026-11-01', { dente: '11', ordem: 2 })]),
    ['3064'],
    'negado',
  ],
  [
    'a linha da guia principal realizada depois',
    paga(RESINA, '2026-10-01', 1),
    noPagamento([], { guia: { itensPrincipal: [paga({ ...RESINA, sequencial: 9 }, '2026-10-02', 2)] } }),
    [],
    'aprovado',
  ],
  [
    'a linha da guia principal realizada antes',
    paga(RESINA, '2026-10-02', 2),
    noPagamento([], { guia: { itensPrincipal: [paga({ ...RESINA, sequencial: 9 }, '2026-10-01', 1)] } }),
    ['3007'],
    'negado',
  ],
]

/** Who asks to be authorised comes after all that was, whatever day it says. */
const DATADOS: readonly Caso[] = [
  [
    'enviado com a data de anteontem, outra feita ontem',
    { ...PROFILAXIA, data: addDays(HOJE, -2) },
    { historico: [feito('84000198', addDays(HOJE, -1))] },
    ['3016'],
    'negado',
  ],
  [
    'sem data, vale o que foi feito até hoje',
    PROFILAXIA,
    { historico: [feito('84000198', HOJE)] },
    ['3016'],
    'negado',
  ],
]

const toCasos = (casos: readonly Caso[]) =>
  casos.map(([nome, alvo, mudancas, codigos, decisao]) => ({ nome, alvo, mudancas, codigos, decisao }))

describe.each([
  ['pagamento', PAGAMENTO],
  ['data informada', DATADOS],
] as const)('precedência: %s', (_nome, casos) => {
  test.each(toCasos(casos))('$nome', ({ alvo, mudancas, codigos, decisao }) => {
    expect(decideItem(alvo, mudancas)).toEqual({ codigos, decisao })
  })
})
