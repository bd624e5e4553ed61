import { guia } from '@portal/contract/guia.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAssociado, type EventoEnvio } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { type Clinica, createClinica } from './clinica.fixture.ts'

const INICIAL: EventoEnvio = { codigoEvento: '81000065', quantidade: 1, numeroSequenciaInclusao: 1 }
/** Held by the initial consultation for 30 days. */
const CONSULTA: EventoEnvio = { ...INICIAL, codigoEvento: '81000030' }
const AUTORIZADA = { status: 1, codigos: [] }

const t = await openTestApp()
let ana: Clinica
beforeAll(async () => {
  ana = createClinica(t, 100001)
  await t.rows(`update credencial set expira_em = '2030-01-01' where login = 100001`)
})

async function ask(codigoAssociado: string, recemNato: boolean, um: EventoEnvio) {
  const numeroFicha = await ana.release({ codigoAssociado, recemNato })
  const { body } = await ana.send(numeroFicha, [um])
  const codigos = body.motivos.flatMap(({ motivos }) => motivos.map(({ codigoGlosa }) => codigoGlosa))
  return { numeroFicha, status: body.situacao.statusFicha, codigos }
}

/** The newborn is another patient, attended under the mother's card. */
describe.each([
  ['mother', false],
  ['newborn', true],
])('what the %s had done', (_quem, recemNato) => {
  it('counts for her or him, and not for the other of the card', async () => {
    const cartao = await createAssociado(t)
    const { numeroFicha } = await ask(cartao, recemNato, INICIAL)
    expect((await ana.date(numeroFicha, INICIAL)).status).toBe(200)
    expect(await ask(cartao, !recemNato, CONSULTA)).toMatchObject(AUTORIZADA)
    expect(await ask(cartao, recemNato, CONSULTA)).toMatchObject({ status: 3, codigos: ['3286', '3016'] })
  })

  it('holds its place for her or him alone while it is only authorised', async () => {
    const cartao = await createAssociado(t)
    await ask(cartao, recemNato, CONSULTA)
    expect(await ask(cartao, !recemNato, CONSULTA)).toMatchObject(AUTORIZADA)
    expect(await ask(cartao, recemNato, CONSULTA)).toMatchObject({ status: 3, codigos: ['1419'] })
  })
})

it('the plan of treatment of either is not told of the other', async () => {
  const cartao = await createAssociado(t)
  const { numeroFicha } = await ask(cartao, false, INICIAL)
  await ana.date(numeroFicha, INICIAL)
  const as = await t.as(100001)
  const read = async (recemNato: boolean) => {
    const query = { codigoAssociado: cartao, recemNato }
    const { body } = await t.call(guia.getPlanoTratamento, { query }, { as })
    return [body.historico.length, body.emAndamento.map((uma) => uma.numeroFicha)]
  }
  expect(await read(false)).toEqual([1, [numeroFicha]])
  expect(await read(true)).toEqual([0, []])
  const doBebe = await ana.release({ codigoAssociado: cartao, recemNato: true })
  expect(await read(false)).toEqual([1, [numeroFicha]])
  expect(await read(true)).toEqual([0, [doBebe]])
})

it('the teeth that the mother lacks are not the newborn’s', async () => {
  const cartao = await createAssociado(t)
  await t.rows(`insert into dente_ausente (codigo_associado, dente) values ($1, '71')`, [cartao])
  const ulectomia: EventoEnvio = { ...INICIAL, codigoEvento: '82001707', codigoLocalizacao: '71' }
  expect((await ask(cartao, false, ulectomia)).codigos).toContain('3284')
  expect((await ask(cartao, true, ulectomia)).codigos).not.toContain('3284')
})

it('what a brother or a sister had done as a newborn is not this one’s', async () => {
  const cartao = await createAssociado(t)
  const unica: EventoEnvio = { ...INICIAL, codigoEvento: '82001707', codigoLocalizacao: '71' }
  const primeiro = await ask(cartao, true, unica)
  expect((await ana.date(primeiro.numeroFicha, unica)).status).toBe(200)
  expect((await ask(cartao, true, unica)).codigos).toEqual(['3101'])
  t.clock.set(new Date('2027-11-22T12:00:00Z'))
  expect(await ask(cartao, true, unica)).toMatchObject(AUTORIZADA)
})
