import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { Input } from '@portal/contract/route.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { civilDay } from '../runtime/clock.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createPaciente, type Fatos } from './paciente.fixture.ts'

const t = await openTestApp()

type Pergunta = Omit<Input<typeof elegibilidade.getEvento>['query'], 'codigoAssociado'>

const RESTAURACAO: Pergunta = { codigoEvento: '85100196', dente: '26', faces: 'O' }
const ENDODONTIA: Pergunta = { codigoEvento: '85200158', dente: '26' }
const COROA: Pergunta = { codigoEvento: '85400149', dente: '16' }
const PROFILAXIA: Pergunta = { codigoEvento: '84000198' }
const URGENCIA: Pergunta = { codigoEvento: '81000049' }
const CLAREAMENTO: Pergunta = { codigoEvento: '81000090' }

/** The day so many days from today. */
const dia = (dias: number): string => addDays(civilDay(TEST_NOW), dias)
/** The plan began so many days ago. */
const desde = (dias: number): Fatos => ({ modelo: '500000002', vinculo: `inicio = '${dia(-dias)}'` })

const get = async (codigoAssociado: string, pergunta: Pergunta, login = 100001) => {
  const query = { codigoAssociado, ...pergunta }
  const { body } = await t.call(elegibilidade.getEvento, { query }, { as: await t.as(login) })
  return body
}

describe('whether the event is covered today, by which code not, and from which day', () => {
  it.each<[string, Fatos, Pergunta, string, string[], string | null]>([
    ['nothing against it', {}, RESTAURACAO, 'aprovado', [], null],
    ['the last day of waiting', desde(59), RESTAURACAO, 'negado', ['1007'], dia(1)],
    ['the first day after it', desde(60), RESTAURACAO, 'aprovado', [], null],
    ['another class waits longer', desde(60), ENDODONTIA, 'negado', ['1007'], dia(60)],
    ['urgency, on the first day of all', desde(0), URGENCIA, 'negado', ['1007'], dia(1)],
    ['urgency, a day later', desde(1), URGENCIA, 'aprovado', [], null],
    ['suspended', { associado: `situacao = 'suspenso'` }, RESTAURACAO, 'negado', ['1016'], null],
    ['inactive', { associado: `situacao = 'inativo'` }, RESTAURACAO, 'negado', ['1006'], null],
    ['left yesterday', { associado: `exclusao = '${dia(-1)}'` }, RESTAURACAO, 'negado', ['1006'], null],
    ['leaves tomorrow', { associado: `exclusao = '${dia(1)}'` }, RESTAURACAO, 'aprovado', ['1014'], null],
    [
      'a class that the plan does not cover',
      { plano: `classes_cobertas = '{basica}'` },
      RESTAURACAO,
      'negado',
      ['1407'],
      null,
    ],
    [
      'urgency, whatever the classes',
      { plano: `classes_cobertas = '{basica}'` },
      URGENCIA,
      'aprovado',
      [],
      null,
    ],
    [
      'out of this contract',
      { plano: `eventos_excluidos = '{85100196}'` },
      RESTAURACAO,
      'negado',
      ['3287'],
      null,
    ],
    ['beyond the mandatory list', { plano: 'extra_rol = false' }, CLAREAMENTO, 'negado', ['3283'], null],
  ])('%s', async (_nome, fatos, pergunta, decisao, codigos, possivelEm) => {
    const resposta = await get(await createPaciente(t, fatos), pergunta)
    expect(resposta).toMatchObject({ decisao, possivelEm })
    expect(resposta.motivos.map(({ codigoGlosa }) => codigoGlosa)).toEqual(codigos)
    // The member has one plan: it is the one that answers.
    expect(resposta.planos).toMatchObject([{ decisao, possivelEm }])
  })
})

describe('a question about a place that the event cannot have', () => {
  it.each<[string, Fatos, Pergunta, string, string]>([
    ['a tooth that does not exist', {}, { ...RESTAURACAO, dente: '20' }, '3022', 'dente'],
    ['no tooth yet', {}, { codigoEvento: RESTAURACAO.codigoEvento, faces: 'O' }, '3307', 'dente'],
    ['no face yet', {}, { codigoEvento: RESTAURACAO.codigoEvento, dente: '16' }, '3023', 'faces'],
    ['a face too many', {}, { ...RESTAURACAO, faces: 'MO' }, '3023', 'faces'],
    [
      'of somebody who may not be attended either',
      { associado: `situacao = 'inativo'` },
      { ...RESTAURACAO, dente: '20' },
      '3022',
      'dente',
    ],
  ])('is to be put right, and names its field: %s', async (_nome, fatos, pergunta, codigoGlosa, campo) => {
    const resposta = await get(await createPaciente(t, fatos), pergunta)
    expect(resposta).toMatchObject({ decisao: 'corrigir', possivelEm: null })
    expect(resposta.motivos).toMatchObject([{ codigoGlosa, campo }])
  })

  it('is denied, as its sending would be, on a tooth of the other dentition', async () => {
    const resposta = await get(await createPaciente(t, {}), { ...ENDODONTIA, dente: '65' })
    expect(resposta).toMatchObject({ decisao: 'negado', motivos: [{ codigoGlosa: '3025', campo: 'dente' }] })
  })

  it('is told the denial that no tooth would change', async () => {
    const paciente = await createPaciente(t, { associado: `situacao = 'inativo'` })
    const resposta = await get(paciente, { codigoEvento: RESTAURACAO.codigoEvento })
    expect(resposta).toMatchObject({ decisao: 'negado', motivos: [{ campo: 'associado' }] })
  })

  it('is no such question where the patient lacks the tooth', async () => {
    const codigo = await createPaciente(t, {})
    await t.rows(`insert into dente_ausente (codigo_associado, dente) values ($1, '16')`, [codigo])
    // With its face or without: nobody asks the dentist for what would change nothing.
    for (const faces of [{ faces: 'O' }, {}])
      expect(
        await get(codigo, { codigoEvento: RESTAURACAO.codigoEvento, dente: '16', ...faces }),
      ).toMatchObject({
        decisao: 'negado',
        motivos: [{ codigoGlosa: '3284' }],
      })
  })
})

describe("what the event costs, and the patient's part: a percentage up to a cap, none of prevention", () => {
  const plano = (percentual: number, tetoCentavos: number): Fatos => ({
    plano: `percentual_coparticipacao = ${percentual}, teto_coparticipacao_centavos = ${tetoCentavos}`,
  })
  it.each<[string, Fatos, Pergunta, string, string]>([
    ['no co-payment', plano(0, 15_000), RESTAURACAO, '85.00', '0.00'],
    ['the percentage', plano(30, 15_000), RESTAURACAO, '85.00', '25.50'],
    ['just below the cap', plano(30, 15_000), ENDODONTIA, '480.00', '144.00'],
    ['no more than the cap', plano(30, 15_000), COROA, '520.00', '150.00'],
    ['a cap of nothing is none', plano(30, 0), COROA, '520.00', '156.00'],
    ['everything', plano(100, 0), RESTAURACAO, '85.00', '85.00'],
    ['prevention', plano(30, 15_000), PROFILAXIA, '60.00', '0.00'],
  ])('%s', async (_nome, fatos, pergunta, valor, valorCopart) => {
    expect(await get(await createPaciente(t, fatos), pergunta)).toMatchObject({
      valor,
      valorCopart,
      planos: [{ valor, valorCopart }],
    })
  })
})

it('is answered for the plan of the own network first, though another is the principal one', async () => {
  const codigo = await createPaciente(t, { modelo: '500000006', vinculo: `inicio = '${dia(-300)}'` })
  await t.rows(`insert into associado_plano values ($1, 'AURPRE', false, '${dia(-300)}')`, [codigo])
  const { decisao, valorCopart, planos } = await get(codigo, RESTAURACAO)
  expect({ decisao, valorCopart }).toEqual({ decisao: 'aprovado', valorCopart: '8.50' })
  expect(planos.map((plano) => `${plano.codigoPlano} ${plano.decisao}`).sort()).toEqual([
    'AURPRE aprovado',
    'MERESS negado',
    'MERPRE negado',
  ])
})

describe('the specialties of the provider in whose guides the event may be done', () => {
  it.each<[string, number, string, number[]]>([
    ['a general clinic, a restoration', 100001, '85100196', [1, 2, 9]],
    ['a general clinic, an X-ray', 100001, '81000421', [19]],
    ['a general clinic, orthodontics', 100001, '86000357', []],
    ['an orthodontist, orthodontics', 100002, '86000357', [6, 11]],
    ['an orthodontist, a restoration', 100002, '85100196', []],
  ])('%s', async (_nome, login, codigoEvento, esperado) => {
    const { especialidades, motivos } = await get('500000007', { codigoEvento }, login)
    const codigos = especialidades.map(({ codigoEspecialidade }) => codigoEspecialidade)
    expect(codigos.toSorted((a, b) => a - b)).toEqual(esperado)
    expect(motivos.some(({ codigoGlosa }) => codigoGlosa === '1214')).toBe(esperado.length === 0)
  })
})

it('leaves in the access trail who was asked about, and what', async () => {
  await get('500000003', PROFILAXIA)
  expect(
    await t.rows(`select login, objeto from trilha where operacao = 'elegibilidade.getEvento'
                     and codigo_associado = '500000003'`),
  ).toEqual([{ login: 100001, objeto: 'evento 84000198' }])
})
