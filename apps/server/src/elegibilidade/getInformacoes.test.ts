import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { civilDay } from '../runtime/clock.ts'
import { createGuia, RESTAURACAO } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createPaciente, type Fatos } from './paciente.fixture.ts'

const t = await openTestApp()

/** The day so many days from today. */
const dia = (dias: number): string => addDays(civilDay(TEST_NOW), dias)

const get = async (codigoAssociado: string, login = 100001) => {
  const as = await t.as(login)
  const { body } = await t.call(elegibilidade.getInformacoes, { query: { codigoAssociado } }, { as })
  return body
}

describe('why a member may not be attended today, by the codes of table 38', () => {
  it.each<[string, Fatos, string[]]>([
    ['a member with everything', {}, []],
    ['the plan begins today', { vinculo: `inicio = '${dia(0)}'` }, []],
    ['the plan begins tomorrow', { vinculo: `inicio = '${dia(1)}'` }, ['1005 glosa']],
    ['suspended', { associado: `situacao = 'suspenso'` }, ['1016 glosa']],
    ['inactive, nobody knows since when', { associado: `situacao = 'inativo'` }, ['1006 glosa']],
    ['left yesterday', { associado: `exclusao = '${dia(-1)}'` }, ['1006 glosa']],
    ['leaves today: attended until its end', { associado: `exclusao = '${dia(0)}'` }, ['1014 aviso']],
    ['left the plan yesterday', { vinculo: `fim = '${dia(-1)}'` }, ['1006 glosa']],
    [
      'left the plan yesterday, and the operator later',
      { vinculo: `fim = '${dia(-1)}'`, associado: `exclusao = '${dia(30)}'` },
      ['1006 glosa'],
    ],
    [
      'left the operator yesterday, and the plan later',
      { vinculo: `fim = '${dia(30)}'`, associado: `exclusao = '${dia(-1)}'` },
      ['1006 glosa'],
    ],
    ['the card is valid until today', { associado: `validade_cartao = '${dia(0)}'` }, []],
    ['the card was valid until yesterday', { associado: `validade_cartao = '${dia(-1)}'` }, ['1017 glosa']],
    ['the plan has no dentistry', { plano: 'cobertura_odontologica = false' }, ['1025 glosa']],
  ])('%s', async (_nome, fatos, esperado) => {
    const { impedimentos } = await get(await createPaciente(t, fatos))
    expect(impedimentos.map(({ codigoGlosa, severidade }) => `${codigoGlosa} ${severidade}`)).toEqual(
      esperado,
    )
  })
})

it('tells each of her days in its own place', async () => {
  const dias = { inclusao: '2020-02-03', exclusao: '2027-07-08', validade_cartao: '2027-05-06' }
  const associado = Object.entries({ ...dias, recem_nato_ate: '2026-12-09' })
    .map(([coluna, data]) => `${coluna} = '${data}'`)
    .join(', ')
  expect(await get(await createPaciente(t, { associado }))).toMatchObject({
    inclusao: '2020-02-03',
    exclusao: '2027-07-08',
    validadeCartao: '2027-05-06',
    recemNatoAte: '2026-12-09',
  })
})

it('tells what of the month she was charged already under the plan, whoever did it', async () => {
  const codigoAssociado = await createPaciente(t, { plano: 'percentual_coparticipacao = 10' })
  await t.rows(`insert into plano_teto_mes values ('P' || $1, '2026-11-01', 5000)`, [codigoAssociado])
  const readTeto = async () => (await get(codigoAssociado, 100004)).planos[0]?.tetoCoparticipacao
  const teto = { mes: '2026-11', limite: '50.00' }
  expect(await readTeto()).toEqual({ ...teto, usado: '0.00' })
  await createGuia(t, 'datada', { codigoAssociado })
  expect(await readTeto()).toEqual({ ...teto, usado: '10.00' })
})

describe('the waiting periods, counted from the day on which the plan began', () => {
  it.each([
    ['urgencia', 0, 1, false],
    ['urgencia', 1, 1, true],
    ['dentistica', 59, 60, false],
    ['dentistica', 60, 60, true],
    ['protese', 179, 180, false],
    ['protese', 180, 180, true],
  ] as const)('%s after %i of %i days: over %s', async (classe, passados, dias, cumprida) => {
    const inicio = dia(-passados)
    const codigo = await createPaciente(t, { modelo: '500000002', vinculo: `inicio = '${inicio}'` })
    const { carencias } = await get(codigo)
    expect(carencias.find((carencia) => carencia.classe === classe)).toMatchObject({
      dias,
      terminaEm: addDays(inicio, dias),
      cumprida,
    })
  })

  it('has those of the classes that the plan covers, and no other', async () => {
    const codigo = await createPaciente(t, { plano: `classes_cobertas = '{urgencia,protese}'` })
    expect((await get(codigo)).carencias.map(({ classe }) => classe)).toEqual(['urgencia', 'protese'])
  })
})

it('tells everything of the plan of the own network, though another is the principal one', async () => {
  const codigo = await createPaciente(t, { modelo: '500000006', vinculo: `inicio = '${dia(-40)}'` })
  await t.rows(`insert into associado_plano values ($1, 'AURPRE', false, '${dia(-40)}')`, [codigo])
  const { planos, impedimentos, carencias } = await get(codigo)
  expect(planos.find(({ principal }) => principal)?.atendidoPelaRede).toBe(false)
  expect(planos.flatMap((plano) => (plano.atendidoPelaRede ? plano.codigoPlano : []))).toEqual(['AURPRE'])
  expect(impedimentos).toEqual([])
  // The premium plan waits 30 days where the essential one waits 60.
  expect(carencias.find(({ classe }) => classe === 'dentistica')).toMatchObject({ dias: 30, cumprida: true })
})

it.each([
  ['2027-03-01', 404],
  ['2026-11-21', 200],
])('a patient of another network, with a plan of this one from %s on: %i', async (inicio, status) => {
  const codigo = await createPaciente(t)
  await t.rows(
    `insert into associado_plano (codigo_associado, codigo_plano, principal, inicio)
     select $1, codigo, false, $2 from plano where rede = (select rede from credenciado where codigo = 300001) limit 1`,
    [codigo, inicio],
  )
  const answer = await t.call(
    elegibilidade.getInformacoes,
    { query: { codigoAssociado: codigo } },
    { as: await t.as(300001) },
  )
  expect(answer.status).toBe(status)
})

it.each([
  [100001, true],
  [100004, false],
])(
  'tells %i what was done, and the number of its guide only where it is its own: %s',
  async (login, proprio) => {
    const codigoAssociado = await createPaciente(t)
    const numeroFicha = await createGuia(t, 'datada', { codigoAssociado })
    const { historico } = await get(codigoAssociado, login)
    expect(historico).toMatchObject([
      {
        codigoEvento: RESTAURACAO.codigoEvento,
        dente: '26',
        proprio,
        numeroFicha: proprio ? numeroFicha : null,
      },
    ])
  },
)
