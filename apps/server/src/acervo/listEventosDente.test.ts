import { acervo } from '@portal/contract/acervo.ts'
import { guia } from '@portal/contract/guia.ts'
import { expect, it } from 'vitest'
import { civilDay } from '../runtime/clock.ts'
import {
  createAssociado,
  createGuia,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

const list = async (codigoAssociado: string, login = 100001) =>
  t.call(acervo.listEventosDente, { query: { codigoAssociado } }, { as: await t.as(login) })

const hoje = () => civilDay(t.clock.now())

/** A guide of the patient with a restoration of one tooth, authorised. */
async function ask(codigoAssociado: string, dente: string): Promise<number> {
  const numeroFicha = await releaseGuia(t, { codigoAssociado })
  await sendEventos(t, numeroFicha, [{ ...RESTAURACAO, codigoLocalizacao: dente }])
  return numeroFicha
}

it('tells what the provider asked for on the teeth, also what was denied and what was cancelled', async () => {
  const codigoAssociado = await createAssociado(t)
  const feita = await createGuia(t, 'datada', { codigoAssociado })
  // The same tooth again is denied.
  const negada = await ask(codigoAssociado, '26')
  const cancelada = await ask(codigoAssociado, '46')
  const body = { numeroFicha: cancelada, motivo: 'O paciente desistiu do tratamento.' }
  expect((await t.call(guia.cancelGuia, { body }, { as })).status).toBe(200)
  const aberta = await ask(codigoAssociado, '47')
  // Whose events are of no tooth, or the newborn's under the card, has no place on a line.
  const outra = await ask(codigoAssociado, '36')
  await t.rows(`update evento_guia set dente = null, regiao = 'AS' where numero_ficha = $1`, [outra])
  const doRecemNato = await ask(codigoAssociado, '37')
  await t.rows('update guia set recem_nato = true where numero_ficha = $1', [doRecemNato])
  // What was denied is of the day on which it was asked for, whenever its password was released.
  await t.rows(
    `update guia set liberada_em = liberada_em - interval '2 days' where numero_ficha = any ($1)`,
    [[feita, negada]],
  )
  const { body: eventos } = await list(codigoAssociado)
  expect(eventos).toMatchObject([
    { numeroFicha: aberta, dente: '47', desfecho: 'porFazer', data: null },
    { numeroFicha: cancelada, dente: '46', desfecho: 'cancelado', data: hoje() },
    { numeroFicha: negada, dente: '26', desfecho: 'negado', data: hoje() },
    {
      numeroFicha: feita,
      dente: '26',
      desfecho: 'realizado',
      data: hoje(),
      codigoEvento: '85100200',
      descricao: expect.stringMatching(/^[A-Z].*[a-z]/),
      faces: 'MO',
    },
  ])
  expect(eventos).toHaveLength(4)
})

it('tells of another provider what it did, and neither which guide nor what it did not do', async () => {
  const codigoAssociado = await createAssociado(t)
  await createGuia(t, 'datada', { codigoAssociado })
  await ask(codigoAssociado, '26')
  await ask(codigoAssociado, '46')
  const { body } = await list(codigoAssociado, 100004)
  expect(body).toMatchObject([{ desfecho: 'realizado', dente: '26', numeroFicha: null, data: hoje() }])
  expect(body).toHaveLength(1)
  expect((await list(codigoAssociado, 300001)).codigo).toBe('API-ELE-0001')
})

it('is in the trail', async () => {
  const codigoAssociado = await createAssociado(t)
  await releaseGuia(t, { codigoAssociado })
  expect((await list(codigoAssociado)).body).toEqual([])
  expect(
    await t.rows('select objeto from trilha where codigo_associado = $1', [codigoAssociado]),
  ).toContainEqual({
    objeto: 'eventos dos dentes',
  })
})
