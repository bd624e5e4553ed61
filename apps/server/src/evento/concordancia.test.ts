import { randomUUID } from 'node:crypto'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { guia } from '@portal/contract/guia.ts'
import type { Motivo } from '@portal/contract/motivo.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { createContexto } from '@portal/domain/evento/createContexto.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import { indexRegras } from '@portal/domain/evento/regra/eventos.tables.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAssociado,
  dateEvento,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { createTestApp, type Person, TEST_NOW, type TestApp } from '../testing/testApp.ts'

/** A clinic of nearly every specialty. */
const CLINICA = 100004

let t: TestApp
let as: Person
/** Attended by another dentist eleven days ago. */
let atendido: string
beforeAll(async () => {
  t = await createTestApp()
  t.clock.set(new Date('2026-11-10T12:00:00Z'))
  atendido = await createAssociado(t)
  const inicial = { codigoEvento: '81000065', quantidade: 1, numeroSequenciaInclusao: 2 }
  const numeroFicha = await releaseGuia(t, { codigoAssociado: atendido })
  await sendEventos(t, numeroFicha, [RESTAURACAO, inicial])
  await dateEvento(t, numeroFicha)
  await dateEvento(t, numeroFicha, inicial)
  t.clock.set(TEST_NOW)
  as = await t.as(CLINICA)
})
afterAll(() => t.close())

type ItemPedido = { codigoEvento: string; dente?: string; regiao?: string; faces?: string }
type Codigos = readonly (readonly [codigoGlosa: string, severidade: Motivo['severidade']])[]

const toCodigos = (motivos: readonly Pick<Motivo, 'codigoGlosa' | 'severidade'>[]): Codigos =>
  motivos.map(({ codigoGlosa, severidade }) => [codigoGlosa, severidade])

/** What eligibility answers, before there is a guide. */
async function askElegibilidade(codigoAssociado: string, linha: ItemPedido): Promise<Codigos> {
  const { body } = await t.call(elegibilidade.getEvento, { query: { codigoAssociado, ...linha } }, { as })
  return toCodigos(body.motivos)
}

/** What the browser advises while the guide is typed. */
async function askConselho(numeroFicha: number, linhas: readonly ItemPedido[]): Promise<Codigos[]> {
  const { body } = await t.call(rascunho.getContexto, { query: { numeroFicha } }, { as })
  const { regras = [], exclusoes = [] } = body
  const indice = indexRegras(regras)
  const itens = linhas.map((linha, i) => ({ sequencial: i + 1, quantidade: 1, ...linha }))
  const contexto = createContexto({
    ...body,
    exclusoes,
    momento: 'digitacao',
    regras: (codigo) => indice.get(codigo),
    guia: { ...body.guia, itens },
  })
  return itens.map((item) => toCodigos(evaluateEvento(item, contexto)))
}

async function askSimulacao(numeroFicha: number, linhas: readonly ItemPedido[]): Promise<Codigos[]> {
  const itens = linhas.map((linha, i) => ({ sequencial: i + 1, quantidade: 1, ...linha }))
  const { body } = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens } }, { as })
  return body.itens.map(({ motivos }) => toCodigos(motivos))
}

/** What sending decides; the errors of the form where it refuses. */
async function askDecisao(numeroFicha: number, linhas: readonly ItemPedido[]): Promise<Codigos[]> {
  const eventos = linhas.map(({ codigoEvento, dente, regiao, faces }, i) => ({
    codigoEvento,
    codigoLocalizacao: dente ?? regiao ?? null,
    codigoFace: faces ?? null,
    quantidade: 1,
    numeroSequenciaInclusao: i + 1,
  }))
  const answer = await t.call(guia.sendGuia, { body: { numeroFicha, eventos } }, { as, key: randomUUID() })
  if (answer.status === 200) return answer.body.motivos.map(({ motivos }) => toCodigos(motivos))
  expect(answer.codigo).toBe('API-GTO-0015')
  const { detalhes }: { detalhes: { item: number; codigoGlosa: string }[] } = JSON.parse(String(answer.raw))
  return linhas.map((_linha, i) =>
    detalhes
      .filter(({ item }) => item === i + 1)
      .map(({ codigoGlosa }) => [codigoGlosa, 'erroFormulario'] as const),
  )
}

type Caso = readonly [
  nome: string,
  paciente: { readonly atendido?: true; readonly nascimento?: string },
  codigoEspecialidade: number,
  linhas: readonly ItemPedido[],
  esperado: Codigos,
]

const resina = (dente: string, faces: string): ItemPedido => ({ codigoEvento: '85100218', dente, faces })

/** The last line of each is the one that is asked about; eligibility knows no other line. */
const CASOS: readonly Caso[] = [
  [
    'selante aos 41',
    { nascimento: '1985-06-01' },
    1,
    [{ codigoEvento: '84000074', dente: '16', faces: 'O' }],
    [['3003', 'pendenciaJustificativa']],
  ],
  [
    'resina em 17 aos três',
    { nascimento: '2023-06-01' },
    1,
    [resina('17', 'MOD')],
    [['3003', 'pendenciaJustificativa']],
  ],
  ['resina em 55 aos três', { nascimento: '2023-06-01' }, 9, [resina('55', 'DMO')], []],
  ['faces em minúsculas', {}, 1, [resina('16', 'mod')], []],
  ['faces separadas', {}, 1, [resina('16', 'M O D')], []],
  ['faces em outra ordem, com vírgulas', {}, 1, [resina('16', 'd,o,m')], []],
  ['uma letra que não é face', {}, 1, [resina('16', 'MOX')], [['3023', 'erroFormulario']]],
  ['sem as faces', {}, 1, [{ codigoEvento: '85100218', dente: '16' }], [['3023', 'erroFormulario']]],
  ['sem o dente', {}, 1, [{ codigoEvento: '85100218', faces: 'MOD' }], [['3307', 'erroFormulario']]],
  ['sem a região', {}, 1, [{ codigoEvento: '85300047' }], [['3307', 'erroFormulario']]],
  ['dente decíduo no de permanente', {}, 3, [{ codigoEvento: '85200158', dente: '65' }], [['3025', 'glosa']]],
  [
    'dente permanente no de decíduo',
    { nascimento: '2014-06-01' },
    9,
    [{ codigoEvento: '83000089', dente: '16' }],
    [['3024', 'glosa']],
  ],
  [
    'faces em outra ordem na mesma guia',
    {},
    1,
    [resina('16', 'MOD'), resina('16', 'DMO')],
    [['3007', 'glosa']],
  ],
  [
    'curativo de demora com endodontia',
    {},
    3,
    [
      { codigoEvento: '85200158', dente: '16' },
      { codigoEvento: '85100056', dente: '16' },
    ],
    [['3008', 'glosa']],
  ],
  [
    'dessensibilização com exodontia',
    {},
    1,
    [
      { codigoEvento: '82000875', dente: '16' },
      { codigoEvento: '85300012', dente: '16' },
    ],
    [['3286', 'glosa']],
  ],
  [
    'faces restauradas, em outra ordem',
    { atendido: true },
    1,
    [{ codigoEvento: '85100200', dente: '26', faces: 'MO' }],
    [['3016', 'pendenciaJustificativa']],
  ],
  [
    'consulta dias depois da inicial',
    { atendido: true },
    1,
    [{ codigoEvento: '81000030' }],
    [['3016', 'glosa']],
  ],
  // What falls stands against nothing: here the consultation that was denied.
  [
    'urgência ao lado de consulta negada',
    { atendido: true },
    1,
    [{ codigoEvento: '81000030' }, { codigoEvento: '81000049' }],
    [],
  ],
  [
    'seio maxilar na mandíbula',
    {},
    16,
    [{ codigoEvento: '82001049', regiao: 'AI' }],
    [['3021', 'erroFormulario']],
  ],
  [
    'frenulectomia lingual em cima',
    {},
    5,
    [{ codigoEvento: '82000891', regiao: 'AS' }],
    [['3021', 'erroFormulario']],
  ],
  [
    'biópsia de maxila na língua',
    {},
    5,
    [{ codigoEvento: '82000280', regiao: 'LG' }],
    [['3021', 'erroFormulario']],
  ],
  ['implante zigomático embaixo', {}, 16, [{ codigoEvento: '82001006', dente: '36' }], [['3022', 'glosa']]],
  [
    'raspagem supragengival na odontopediatria',
    { nascimento: '2014-06-01' },
    9,
    [{ codigoEvento: '85300047', regiao: 'ASAI' }],
    [],
  ],
  [
    'exodontia de permanente na odontopediatria',
    { nascimento: '2014-06-01' },
    9,
    [{ codigoEvento: '82000875', dente: '16' }],
    [
      ['3081', 'pendenciaImagem'],
      ['3059', 'auditoria'],
    ],
  ],
  [
    'endodontia de permanente na odontopediatria',
    { nascimento: '2014-06-01' },
    9,
    [{ codigoEvento: '85200158', dente: '16' }],
    [
      ['3081', 'pendenciaImagem'],
      ['3059', 'auditoria'],
    ],
  ],
]

describe('elegibilidade, conselho, simulação e decisão dizem o mesmo', () => {
  it.each(CASOS)('%s', async (_nome, { atendido: ja, nascimento }, codigoEspecialidade, linhas, esperado) => {
    const codigoAssociado = ja ? atendido : await createAssociado(t)
    if (nascimento) {
      await t.rows('update associado set nascimento = $2 where codigo = $1', [codigoAssociado, nascimento])
    }
    const numeroFicha = await releaseGuia(t, { login: CLINICA, codigoAssociado, codigoEspecialidade })
    const [linha] = linhas
    if (linhas.length === 1 && linha) {
      expect(await askElegibilidade(codigoAssociado, linha)).toEqual(esperado)
    }
    const conselho = await askConselho(numeroFicha, linhas)
    expect(conselho.at(-1)).toEqual(esperado)
    expect(await askSimulacao(numeroFicha, linhas)).toEqual(conselho)
    expect(await askDecisao(numeroFicha, linhas)).toEqual(conselho)
  })
})
