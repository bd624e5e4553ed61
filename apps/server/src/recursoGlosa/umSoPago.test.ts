import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAssociado, detailGuia } from '../testing/guia.fixture.ts'
import {
  attach,
  createGlosada,
  createTomada,
  denyMore,
  judgeRecurso,
  leavePlace,
  recorre,
  sendRecurso,
  takePlace,
} from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)
let paciente: string
beforeEach(async () => {
  paciente = await createAssociado(t)
})

/** A denied treatment that kept nobody from its place, appealed with what its denial asked for. */
async function appeal(codigoAssociado: string, meanwhile: (numeroFicha: number) => Promise<unknown>) {
  const numeroFicha = await createGlosada(t, 100001, codigoAssociado)
  await leavePlace(t, numeroFicha)
  await meanwhile(numeroFicha)
  const { body: antes } = await t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as })
  const naLista = await findNaLista(numeroFicha)
  await sendRecurso(t, recorre(numeroFicha, await attach(t, numeroFicha)))
  await judgeRecurso(t, numeroFicha)
  const { body } = await t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as })
  const [evento] = await t.rows<{ desloca: boolean; tardio: string | null }>(
    'select desloca, tardio_em::text as tardio from evento_guia where numero_ficha = $1',
    [numeroFicha],
  )
  return { ...body.itens[0]?.enviado, evento, antes: antes.itens[0], naLista }
}

/** What the list of those to be appealed says of the guide's only item. */
async function findNaLista(numeroFicha: number) {
  const query = { situacao: 'RECORRER', limite: 100 } as const
  const { body } = await t.call(recursoGlosa.searchRecursos, { query }, { as })
  return body.recursos.find((linha) => linha.numeroFicha === numeroFicha)?.itens[0]
}

/** Operadora §1: one act is paid once. */
describe('an appeal of what kept nobody from its place', () => {
  it('is granted where nobody took it, and counts from then on', async () => {
    const { decisao, evento, antes, naLista } = await appeal(paciente, async () => undefined)
    expect(antes?.porque).toMatch(/^Vale recorrer/)
    expect(antes?.lugarTomado).toBeUndefined()
    expect(naLista).toMatchObject({ cabe: true, porque: antes?.porque })
    expect(naLista?.lugarTomado).toBeUndefined()
    expect([decisao, evento]).toEqual(['A', { desloca: true, tardio: '2026-11-21' }])
  })

  it('is refused where another was authorised there since', async () => {
    const { decisao, resposta, evento, antes, naLista } = await appeal(paciente, (numeroFicha) =>
      takePlace(t, numeroFicha, paciente),
    )
    expect(decisao).toBe('R')
    // Told before it was sent: the guide has one appeal alone.
    expect(antes?.lugarTomado).toBe(true)
    expect(antes?.porque).toMatch(/^Outra guia foi autorizada no lugar .+ \(3101\)\.$/)
    expect(naLista).toMatchObject({ cabe: true, lugarTomado: true, porque: antes?.porque })
    expect(resposta).toMatchObject({ codigoGlosa: '3101' })
    expect(resposta?.razao).toContain('Outra guia foi autorizada no lugar deste evento depois dele')
    expect(evento).toEqual({ desloca: false, tardio: null })
  })
})

it('tells nothing of the place to whom the patient is nobody any more', async () => {
  const numeroFicha = await createGlosada(t, 100001, paciente)
  await leavePlace(t, numeroFicha)
  await takePlace(t, numeroFicha, paciente)
  const readPorque = async () => {
    const { body } = await t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as })
    return body.itens[0]?.porque
  }
  expect(await readPorque()).toMatch(/^Outra guia/)
  expect((await findNaLista(numeroFicha))?.porque).toMatch(/^Outra guia/)
  await t.rows(`update associado_plano set codigo_plano = 'MERPRE' where codigo_associado = $1`, [paciente])
  expect(await readPorque()).toMatch(/^Vale recorrer/)
  expect((await findNaLista(numeroFicha))?.porque).toMatch(/^Vale recorrer/)
})

/** Interface S04 says of the appeal what S12 does. */
describe('the guide tells what an appeal would meet', () => {
  const readLimite = async (numeroFicha: number) => (await detailGuia(t, numeroFicha)).limiteRecurso

  it('nothing where nothing is against it, and nothing once it was appealed', async () => {
    const numeroFicha = await createGlosada(t, 100001, paciente)
    expect(await readLimite(numeroFicha)).toBeUndefined()
    await leavePlace(t, numeroFicha)
    await takePlace(t, numeroFicha, paciente)
    expect(await readLimite(numeroFicha)).toBe('tomado')
    await sendRecurso(t, { numeroFicha })
    expect(await readLimite(numeroFicha)).toBeUndefined()
  })

  it('that a part of it is taken, where others are free', async () => {
    const numeroFicha = await createTomada(t)
    await denyMore(t, numeroFicha, ['3016'])
    expect(await readLimite(numeroFicha)).toBe('parteTomada')
  })

  it('nothing of the place to whom the patient is nobody any more', async () => {
    const numeroFicha = await createTomada(t)
    await t.rows(
      `update associado_plano set codigo_plano = 'MERPRE'
        where codigo_associado = (select codigo_associado from guia where numero_ficha = $1)`,
      [numeroFicha],
    )
    expect(await readLimite(numeroFicha)).toBeUndefined()
  })
})
