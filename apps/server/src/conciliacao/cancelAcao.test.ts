import { conciliacao } from '@portal/contract/conciliacao.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { createMesa, credito, importar, insertPago } from './conciliacao.fixture.ts'

const t = await openTestApp()
/** Two logins of one clinic that both see everything. */
const as = await t.as(100004)
const colega = await t.as(1000046)
const mesa = createMesa(t, as)
const mesaColega = createMesa(t, colega)

const readUltima = async (quem: typeof mesa) => (await quem.read()).ultimaAcao?.numero
const undoPropria = (acao: number, quem = as) =>
  t.call(conciliacao.cancelAcao, { body: { acao, soPropria: true } }, { as: quem })

// A run of a day that the seed has none on.
const fechamento = await insertPago(t, 100004, 10, 10_000)
beforeEach(async () => {
  for (const tabela of ['conciliacao_recusa', 'deposito', 'conciliacao_acao'])
    await t.rows(`delete from ${tabela} where codigo_credenciado = 100004`)
  await importar(t, as, [credito()])
})

it('Ctrl+Z is of what the login did itself', async () => {
  expect([await readUltima(mesa), await readUltima(mesaColega)]).toEqual([1, undefined])
  expect((await mesaColega.read()).comecada).toBe(true)
  expect((await undoPropria(1, colega)).codigo).toBe('API-CNC-0008')
  await importar(t, colega, [credito({ valor: '7.00' })])
  expect([await readUltima(mesa), await readUltima(mesaColega)]).toEqual([1, 2])
  expect((await undoPropria(1)).body).toEqual({ acao: 1, deOutro: null })
  expect([await readUltima(mesa), await readUltima(mesaColega)]).toEqual([undefined, 2])
})

it("an import of which another made something is no longer one's own, until that is undone", async () => {
  await mesaColega.refuse([{ deposito: 1, dataFechamento: fechamento }])
  expect([await readUltima(mesa), await readUltima(mesaColega)]).toEqual([undefined, 2])
  expect((await undoPropria(1)).codigo).toBe('API-CNC-0008')
  expect((await mesa.acoes()).acoes.map(({ desfeita }) => desfeita)).toEqual([null, null])
  await mesaColega.undo(2)
  expect(await readUltima(mesa)).toBe(1)
})

it('what is chosen by its row is undone whoever did it, and tells who that was', async () => {
  const [acao] = (await mesa.acoes()).acoes
  expect((await mesaColega.undo(1)).body).toEqual({ acao: 1, deOutro: acao?.feitaPor })
  expect((await mesa.acoes()).acoes[0]?.desfeita?.por).not.toBe(acao?.feitaPor)
})

it("what nobody knows the login of is nobody's to take back by the key", async () => {
  await t.rows('update conciliacao_acao set login = null where codigo_credenciado = 100004')
  expect(await readUltima(mesa)).toBeUndefined()
})
