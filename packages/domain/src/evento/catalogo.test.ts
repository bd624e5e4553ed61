import { describe, expect, it, test } from 'vitest'
import {
  createDados,
  decideItem,
  feito,
  HOJE,
  imagemDe,
  item,
  type Mudancas,
  type Resultado,
} from './contexto.fixture.ts'
import type { Item } from './contexto.ts'
import { createContexto } from './createContexto.ts'
import { evaluateEvento } from './criterio/evaluateEvento.ts'
import { findRegraEvento } from './regra/eventos.tables.ts'

type Caso = readonly [
  nome: string,
  item: Item,
  mudancas: Mudancas,
  codigos: readonly string[],
  decisao: Resultado['decisao'],
]

const JUSTIFICATIVA = 'Fratura coronária com dor espontânea.'
const IMAGEM: Mudancas = {
  imagens: [imagemDe('inicial', '16', '17', '18', '26', '36', '46', '48', 'AI', 'AS', 'S1', 'HAID')],
}
const PEDIATRIA = { codigoEspecialidade: 9 } as const
const IMPLANTE = { codigoEspecialidade: 16 } as const

const comHistorico = (codigo: string, data: string, dente?: string): Mudancas => ({
  historico: [feito(codigo, data, dente === undefined ? {} : { dente })],
})
const aosAnos = (nascimento: string, justificativa?: string): Mudancas => ({
  associado: { nascimento },
  ...(justificativa !== undefined && { justificativa }),
})
const naGuia = (...itens: readonly Item[]): Mudancas => ({ guia: { itens } })

/** What each event asks of faces, ages, company and place, row by row. */
const CASOS: readonly Caso[] = [
  [
    'faces em outra ordem',
    item('85100218', '16', 'DMO', 2),
    naGuia(item('85100218', '16', 'MOD')),
    ['3007'],
    'negado',
  ],
  [
    'faces em minúsculas',
    item('85100218', '16', 'o-d-m', 2),
    naGuia(item('85100218', '16', 'MOD')),
    ['3007'],
    'negado',
  ],
  [
    'faces da guia principal',
    item('85100218', '16', 'MOD'),
    { guia: { itensPrincipal: [item('85100218', '16', 'DOM')] } },
    ['3007'],
    'negado',
  ],
  [
    'código antigo do mesmo evento',
    item('98300033', '16', 'DMO', 2),
    naGuia(item('85100218', '16', 'MOD')),
    ['3007'],
    'negado',
  ],
  ['faces repetidas continuam erro', item('85100200', '16', 'OO'), {}, ['3023'], 'negado'],

  ['selante aos 16', item('84000074', '16', 'O'), aosAnos('2010-06-01'), [], 'aprovado'],
  ['selante aos 41', item('84000074', '16', 'O'), aosAnos('1985-06-01'), ['3003'], 'pendenteJustificativa'],
  [
    'selante aos 41, com o porquê',
    item('84000074', '16', 'O'),
    aosAnos('1985-06-01', JUSTIFICATIVA),
    ['3003'],
    'analise',
  ],
  [
    'selante invasivo aos 41',
    item('84000058', '16', 'O'),
    aosAnos('1985-06-01'),
    ['3003'],
    'pendenteJustificativa',
  ],
  [
    'resina em 17 aos três',
    item('85100196', '17', 'O'),
    aosAnos('2023-06-01'),
    ['3003'],
    'pendenteJustificativa',
  ],
  [
    'resina em 17 aos três, com o porquê',
    item('85100196', '17', 'O'),
    aosAnos('2023-06-01', JUSTIFICATIVA),
    ['3003'],
    'analise',
  ],
  ['resina em 17 aos onze', item('85100196', '17', 'O'), aosAnos('2015-06-01'), [], 'aprovado'],
  ['resina em 55 aos três', item('85100196', '55', 'O'), aosAnos('2023-06-01'), [], 'aprovado'],
  [
    'resina em 55 no primeiro ano',
    item('85100196', '55', 'O'),
    aosAnos('2026-01-01'),
    ['3003'],
    'pendenteJustificativa',
  ],
  [
    'exodontia de 16 aos três: uma só razão',
    item('82000875', '16'),
    { ...aosAnos('2023-06-01'), ...IMAGEM },
    ['3003', '3059'],
    'pendenteJustificativa',
  ],
  [
    'recém-nato não tem molar',
    item('85100196', '55', 'O'),
    { guia: { recemNato: true } },
    ['3003'],
    'pendenteJustificativa',
  ],
  [
    'a dentição vista não faz nascer um dente',
    item('85100196', '17', 'O'),
    { associado: { nascimento: '2023-06-01', denticaoManual: 'mista' } },
    ['3003'],
    'pendenteJustificativa',
  ],
  ['ulectomia em dente por nascer', item('82001707', '16'), aosAnos('2023-06-01'), [], 'aprovado'],
  [
    'dente incluso aos treze',
    item('82001286', '48'),
    { ...aosAnos('2013-06-01'), ...IMAGEM },
    ['3059'],
    'analise',
  ],

  [
    'resina em dente com coroa total',
    item('85100196', '16', 'O'),
    comHistorico('85400149', '2025-01-10', '16'),
    ['3286'],
    'negado',
  ],
  [
    'a mesma, com o porquê',
    item('85100196', '16', 'O'),
    { ...comHistorico('85400149', '2025-01-10', '16'), justificativa: JUSTIFICATIVA },
    ['3286'],
    'analise',
  ],
  [
    'resina em dente com faceta',
    item('85100196', '11', 'M'),
    comHistorico('85400181', '2025-01-10', '11'),
    [],
    'aprovado',
  ],
  [
    'resina em outro dente',
    item('85100196', '17', 'O'),
    comHistorico('85400149', '2025-01-10', '16'),
    [],
    'aprovado',
  ],
  [
    'resina em decíduo com coroa de aço',
    item('85100196', '55', 'O'),
    { ...aosAnos('2018-06-01'), ...comHistorico('83000046', '2025-01-10', '55') },
    ['3286'],
    'negado',
  ],
  [
    'coroa em dente com resina',
    item('85400149', '16'),
    { ...comHistorico('85100196', '2025-01-10', '16'), ...IMAGEM },
    ['3059'],
    'analise',
  ],
  [
    'curativo de demora com endodontia',
    item('85100056', '16'),
    naGuia(item('85200158', '16', '', 2)),
    ['3008'],
    'negado',
  ],
  [
    'curativo de demora com retratamento',
    item('85100056', '16'),
    naGuia(item('85200107', '16', '', 2)),
    ['3008'],
    'negado',
  ],
  [
    'curativo de demora em outro dente',
    item('85100056', '16'),
    naGuia(item('85200158', '17', '', 2)),
    [],
    'aprovado',
  ],
  [
    'pulpectomia depois da endodontia',
    item('85200034', '16'),
    { ...comHistorico('85200158', '2025-01-10', '16'), ...IMAGEM },
    ['3286'],
    'negado',
  ],
  [
    'endodontia depois da pulpectomia',
    item('85200158', '16'),
    { ...comHistorico('85200034', '2026-10-10', '16'), ...IMAGEM },
    ['3059'],
    'analise',
  ],
  [
    'curativo de urgência depois da endodontia',
    item('85200174', '16'),
    { ...comHistorico('85200158', '2025-01-10', '16'), ...IMAGEM },
    [],
    'aprovado',
  ],
  [
    'dessensibilização com exodontia',
    item('85300012', '16'),
    naGuia(item('82000875', '16', '', 2)),
    ['3286'],
    'negado',
  ],
  [
    'consulta dias depois da inicial',
    item('81000030'),
    comHistorico('81000065', '2026-11-01'),
    ['3016'],
    'negado',
  ],
  [
    'consulta um mês depois da inicial',
    item('81000030'),
    comHistorico('81000065', '2026-10-22'),
    [],
    'aprovado',
  ],
  [
    'consulta inicial dias depois da outra',
    item('81000065'),
    comHistorico('81000030', '2026-11-01'),
    [],
    'aprovado',
  ],

  ['seio maxilar na mandíbula', item('82001049', 'AI'), { guia: IMPLANTE, ...IMAGEM }, ['3021'], 'negado'],
  ['seio maxilar na maxila', item('82001049', 'S1'), { guia: IMPLANTE, ...IMAGEM }, ['3059'], 'analise'],
  ['tórus mandibular na maxila', item('82000360', 'AS'), {}, ['3021'], 'negado'],
  ['tórus mandibular de um lado', item('82000387', 'HAID'), IMAGEM, ['3059'], 'analise'],
  ['tórus palatino na mandíbula', item('82000395', 'AI'), {}, ['3021'], 'negado'],
  [
    'biópsia de maxila na língua',
    item('82000280', 'LG'),
    { guia: { codigoEspecialidade: 5 } },
    ['3021'],
    'negado',
  ],
  ['frenulectomia lingual em cima', item('82000891', 'AS'), IMAGEM, ['3021'], 'negado'],
  ['frenulectomia labial em cima', item('82000883', 'AS'), IMAGEM, [], 'aprovado'],
  ['implante zigomático embaixo', item('82001006', '36'), { guia: IMPLANTE }, ['3022'], 'negado'],
  [
    'exodontia de permanente na odontopediatria',
    item('82000875', '16'),
    { guia: PEDIATRIA, ...IMAGEM },
    ['3059'],
    'analise',
  ],
  [
    'endodontia de permanente na odontopediatria',
    item('85200158', '16'),
    { guia: PEDIATRIA, ...IMAGEM },
    ['3059'],
    'analise',
  ],
  [
    'raspagem supragengival na odontopediatria',
    item('85300047', 'ASAI'),
    { guia: PEDIATRIA },
    [],
    'aprovado',
  ],
  ['dente incluso na odontopediatria', item('82001286', '48'), { guia: PEDIATRIA }, ['1429'], 'negado'],
]

describe('evento: faces, idades, companhias e lugares', () => {
  test.each(CASOS)('%s', (_nome, alvo, mudancas, codigos, decisao) => {
    expect(decideItem(alvo, mudancas)).toEqual({ codigos, decisao })
  })

  it('diz quando o dente pode ter nascido, e pede a justificativa', () => {
    const contexto = createContexto(createDados(aosAnos('2023-06-01')))
    expect(evaluateEvento(item('85100196', '17', 'O'), contexto)[0]).toMatchObject({
      campo: 'dente',
      severidade: 'pendenciaJustificativa',
      texto: 'Idade do beneficiário incompatível com o procedimento odontológico',
      possivelEm: '2033-06-01',
      correcao: { tipo: 'justificar' },
    })
  })

  it('diz o dia em que a consulta deixa de ser retorno, e de qual', () => {
    const contexto = createContexto(createDados(comHistorico('81000065', '2026-11-01')))
    expect(evaluateEvento(item('81000030'), contexto)[0]).toMatchObject({
      possivelEm: '2026-12-01',
      eventoAnterior: { codigoEvento: '81000065', data: '2026-11-01', proprio: false },
    })
  })

  it('o limite de idade do selante é nosso, ao lado da diretriz', () => {
    for (const codigo of ['84000058', '84000074']) {
      expect(findRegraEvento(codigo)).toMatchObject({ dut: 80, idadeMaxima: 16, fonteIdade: 'operadora' })
    }
  })

  it('a região única do evento é um clique', () => {
    const [motivo] = evaluateEvento(item('82000891', 'AS'), createContexto(createDados({ hoje: HOJE })))
    expect(motivo?.correcao).toMatchObject({ tipo: 'trocarRegiao', regiao: 'AI' })
  })
})
