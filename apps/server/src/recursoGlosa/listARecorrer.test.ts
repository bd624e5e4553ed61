import { expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { createGlosada, createTomada, denyMore } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { listARecorrer } from './listARecorrer.ts'

const t = await openTestApp()

/** What 100001 may appeal, with the names of the statements that were asked for it. */
async function read() {
  const lidos: string[] = []
  const tabela = await t.services.regras.get()
  const quem = {
    codigoCredenciado: 100001,
    codigoDentista: null,
    compartilhamento: 3,
    rede: 'AURORA',
  } as const
  const linhas = await t.services.background.read(100001, (db) => {
    const contado: Db = {
      query: (statement, values) => {
        lidos.push(statement.name)
        return db.query(statement, values)
      },
    }
    return listARecorrer({ db: contado, tabela, quem, hoje: '2026-11-21' }, '2027-12-31')
  })
  return { linhas, fichas: linhas.map(({ numeroFicha }) => numeroFicha), lidos }
}

it('asks once whether anything is beside the events, and the rules only where something is', async () => {
  await t.rows('update guia set status_ficha = 6')
  const livres = [await createGlosada(t), await createGlosada(t)]
  const { fichas, lidos } = await read()
  expect(fichas).toEqual(livres)
  expect(lidos.filter((nome) => nome === 'recursoGlosa.comVizinhos')).toHaveLength(1)
  expect(lidos).toHaveLength(6)

  await createTomada(t)
  const comTomada = await read()
  expect(comTomada.fichas).toEqual(livres)
  expect(comTomada.lidos.filter((nome) => nome === 'associado.isDaRede')).toHaveLength(1)
})

it('leaves the event whose place is taken out of what an appeal could bring back', async () => {
  await t.rows('update guia set status_ficha = 6')
  const numeroFicha = await createTomada(t)
  await denyMore(t, numeroFicha, ['3067'], 12_345)
  const { linhas } = await read()
  expect(linhas).toMatchObject([{ numeroFicha, centavos: 12_345 }])
})
