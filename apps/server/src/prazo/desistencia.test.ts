import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createGlosada } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { clearPrazos, plantGuia } from './prazo.fixture.ts'

const t = await openTestApp()

beforeEach(() => clearPrazos(t))

const list = async (query: { desistidos?: boolean } = {}, login = 100001) =>
  (await t.call(prazo.listPrazos, { query }, { as: await t.as(login) })).body
const giveUp = async (chave: string, login = 100001) =>
  t.call(prazo.createDesistencia, { body: { chave, motivo: 'Fechei a sala.' } }, { as: await t.as(login) })
const takeBack = async (chave: string, login = 100001) =>
  t.call(prazo.deleteDesistencia, { query: { chave } }, { as: await t.as(login) })

describe('giving up', () => {
  it('is kept with its reason, leaves the list, and may be taken back', async () => {
    const numeroFicha = await plantGuia(t, 5, { prazo: '2026-12-10' }, 2)
    const chave = `IMAGEM:${numeroFicha}:2026-12-10`
    expect(await list()).toMatchObject({ total: 1, valorEmRisco: '123.45' })
    expect((await giveUp(chave)).status).toBe(200)
    expect((await giveUp(chave)).status).toBe(200)
    expect(await list()).toMatchObject({ prazos: [], total: 0, valorEmRisco: '0.00' })
    expect(await list({ desistidos: true })).toMatchObject({
      prazos: [{ chave, valor: '123.45', desistencia: { motivo: 'Fechei a sala.' } }],
      total: 1,
      valorEmRisco: '0.00',
    })
    expect(await t.rows('select chave, login from desistencia_prazo')).toEqual([{ chave, login: 100001 }])
    expect(await takeBack(chave, 100002)).toMatchObject({ status: 404, codigo: 'API-PRA-0001' })
    expect((await takeBack(chave)).status).toBe(200)
    expect((await list()).total).toBe(1)
    expect(await takeBack(chave)).toMatchObject({ codigo: 'API-PRA-0001' })
  })

  it.each(['   ', '#"', '\u200b'])('asks for a reason, which "%s" is not', async (motivo) => {
    const numeroFicha = await plantGuia(t, 5, { prazo: '2026-12-10' })
    const body = { chave: `IMAGEM:${numeroFicha}:2026-12-10`, motivo }
    const answer = await t.call(prazo.createDesistencia, { body }, { as: await t.as(100001) })
    expect(answer).toMatchObject({ status: 422, codigo: 'API-PRA-0002' })
    expect(answer.body).toMatchObject({ detalhes: [{ campo: 'motivo', mensagem: 'Diga o motivo.' }] })
    expect(await t.rows('select from desistencia_prazo')).toEqual([])
  })

  it('is of that day alone: another one is to be dealt with again', async () => {
    const numeroFicha = await plantGuia(t, 5, { prazo: '2026-12-10' })
    await giveUp(`IMAGEM:${numeroFicha}:2026-12-10`)
    await t.rows(`update guia set prazo = '2026-12-20' where numero_ficha = $1`, [numeroFicha])
    expect((await list()).total).toBe(1)
  })

  it("is of nothing that is not there, nor of another provider's", async () => {
    const numeroFicha = await plantGuia(t, 5, { prazo: '2026-12-10' })
    const chave = `IMAGEM:${numeroFicha}:2026-12-10`
    expect(await giveUp(chave, 100002)).toMatchObject({ status: 404, codigo: 'API-PRA-0001' })
    expect(await giveUp('IMAGEM:1:')).toMatchObject({ status: 404, codigo: 'API-PRA-0001' })
    expect(await t.rows('select from desistencia_prazo')).toEqual([])
  })

  it("of a colleague's deadline is not taken back by whoever sees the own ones alone", async () => {
    const numeroFicha = await createGlosada(t, 100004)
    for (const tabela of ['guia', 'repasse_evento'])
      await t.rows(`update ${tabela} set codigo_dentista = 1000046 where numero_ficha = $1`, [numeroFicha])
    t.clock.set(new Date('2027-01-20T12:00:00Z'))
    t.forget()
    const { prazos } = await list({}, 1000046)
    const { chave = '' } = prazos.find(({ tipo }) => tipo === 'RECURSO') ?? {}
    expect((await giveUp(chave, 1000046)).status).toBe(200)
    expect(await takeBack(chave, 1000043)).toMatchObject({ status: 404, codigo: 'API-PRA-0001' })
    expect((await takeBack(chave, 1000046)).status).toBe(200)
  })
})
