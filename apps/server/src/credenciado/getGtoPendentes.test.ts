import { credenciado } from '@portal/contract/credenciado.ts'
import { beforeEach, expect, it } from 'vitest'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
beforeEach(async () => {
  await t.rows('update guia set status_ficha = 3 where status_ficha in (4, 5)')
  await t.rows('delete from trilha')
})

/** Asks what is pending, and reads what the trail says of it. */
async function getPendentes() {
  const { body } = await t.call(credenciado.getGtoPendentes, {}, { as: await t.as(100001) })
  const trilha = await t.rows<{ codigo: string | null; objeto: string }>(
    `select codigo_associado as codigo, objeto from trilha
      where operacao = 'credenciado.getGtoPendentes' order by codigo_associado`,
  )
  return { guias: body.guias.map(({ numeroFicha }) => numeroFicha), trilha }
}

it('credenciado.getGtoPendentes leaves a row in the trail for each patient that it names', async () => {
  const [a, b] = [await createAssociado(t), await createAssociado(t)]
  const guias: number[] = []
  for (const codigoAssociado of [a, a, b]) guias.push(await releaseGuia(t, { codigoAssociado }))
  await t.rows('update guia set status_ficha = 4 where numero_ficha = any ($1)', [guias])
  expect(await getPendentes()).toEqual({
    guias,
    trilha: [a, b].map((codigo) => ({ codigo, objeto: 'guias pendentes' })),
  })
})

it('credenciado.getGtoPendentes counts the plans that are to be sent, and none that the audit has', async () => {
  const count = async () =>
    (await t.call(credenciado.getGtoPendentes, {}, { as: await t.as(100001) })).body.planosAEnviar
  const antes = await count()
  const [aEnviar, enviada] = [await releaseGuia(t), await releaseGuia(t)]
  await t.rows('update guia set status_ficha = 2, codigo_etapa = 2 where numero_ficha = $1', [aEnviar])
  await t.rows('update guia set status_ficha = 2, codigo_etapa = 4 where numero_ficha = $1', [enviada])
  expect((await count()) - antes).toBe(1)
})

it('credenciado.getGtoPendentes tells of the nearest term first, and last of what has none', async () => {
  const [semPrazo, depois, antes] = [await releaseGuia(t), await releaseGuia(t), await releaseGuia(t)]
  await t.rows(
    `update guia set status_ficha = 4, prazo = case numero_ficha when $1 then date '2026-11-25'
                                                                 when $2 then date '2026-11-24' end
      where numero_ficha in ($1, $2, $3)`,
    [depois, antes, semPrazo],
  )
  expect((await getPendentes()).guias).toEqual([antes, depois, semPrazo])
})

it('credenciado.getGtoPendentes leaves a row when it names nobody', async () => {
  expect(await getPendentes()).toEqual({
    guias: [],
    trilha: [{ codigo: null, objeto: 'guias pendentes: nenhuma' }],
  })
})
