import { rascunho } from '@portal/contract/rascunho.ts'
import { describe, expect, it } from 'vitest'
import { createGuia, RESTAURACAO, releaseGuia, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

describe('a simulation with a number of inclusion that is used twice', () => {
  it('foresees no status: the sending takes no such form', async () => {
    const numeroFicha = await createGuia(t)
    const um = { sequencial: 1, codigoEvento: '85100196', dente: '26', faces: 'O', quantidade: 1 }
    const simulate = (sequencial: number) => {
      const body = { numeroFicha, itens: [um, { ...um, sequencial, dente: '16' }] }
      return t.call(rascunho.simulateGuia, { body }, { as })
    }
    expect((await simulate(2)).body.statusFicha).toBe(1)
    expect((await simulate(1)).body.statusFicha).toBeNull()
  })
})

const item = { sequencial: 1, codigoEvento: '85100196', dente: '16', faces: 'O', quantidade: 1 }
const evento = { ...RESTAURACAO, codigoEvento: '85100196', codigoLocalizacao: '16', codigoFace: 'O' }

/** What sending would refuse is told with the very same code and words. */
describe('a simulation of a guide that is not sent now', () => {
  it.each([
    ['its password has ended', `update guia set validade_senha = '2026-11-20' where numero_ficha = $1`],
    ['it was sent', 'update guia set status_ficha = 1, codigo_etapa = 2 where numero_ficha = $1'],
    ['it is locked', 'update guia set bloqueada = true where numero_ficha = $1'],
    ['it was cancelled', 'update guia set status_ficha = 6 where numero_ficha = $1'],
  ])('%s', async (_nome, sql) => {
    const numeroFicha = await releaseGuia(t)
    await t.rows(sql, [numeroFicha])
    const simulada = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens: [item] } }, { as })
    const enviada = await sendEventos(t, numeroFicha, [evento])
    const { codigo, mensagem, detalhes = [] } = JSON.parse(String(enviada.raw))
    expect(codigo).toMatch(/^API-GTO-/)
    expect(simulada.body).toMatchObject({ statusFicha: null, recusa: { codigo, mensagem, detalhes } })
  })

  it('is what sending takes otherwise: nothing refuses it', async () => {
    const numeroFicha = await releaseGuia(t)
    const simulada = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens: [item] } }, { as })
    expect(simulada.body).toMatchObject({ statusFicha: 1, recusa: null })
  })
})

it('faces are one thing, however they are typed', async () => {
  const numeroFicha = await releaseGuia(t)
  await sendEventos(t, numeroFicha, [{ ...RESTAURACAO, codigoEvento: '85100218', codigoFace: 'd o-m' }])
  expect(await t.rows('select faces from evento_guia where numero_ficha = $1', [numeroFicha])).toEqual([
    { faces: 'MOD' },
  ])
})
