import { expect, it } from 'vitest'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { createGlosada } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { listComVizinhos } from './vizinho.store.ts'

const t = await openTestApp()

const MESMO = null
const OUTRO = '85100200'

/** What another practice has in the record of the guide's patient: an act and a tooth, authorised so many days after. */
async function plantVizinho(
  numeroFicha: number,
  codigoAssociado: string,
  [codigoEvento, dente, dias]: readonly [evento: string | null, dente: string | null, dias: number],
) {
  const outra = await releaseGuia(t, { login: 100004, codigoAssociado })
  await t.rows(
    `insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
            dente, quantidade, data_autorizacao, data_realizacao)
     select codigo_associado, 100004, $2, 1, coalesce($3, codigo_evento), $4, 1, data_autorizacao + $5::int,
            data_autorizacao + $5::int
       from evento_guia where numero_ficha = $1`,
    [numeroFicha, outra, codigoEvento, dente, dias],
  )
}

it.each([
  ['another act on the same tooth, whenever', [OUTRO, '26', -400], true],
  ['the same act on another tooth, of the same day', [MESMO, '36', 0], true],
  ['the same act on another tooth, of the day before', [MESMO, '36', -1], false],
  ['an act without a tooth, of the same day', ['84000198', null, 0], true],
  ['an act without a tooth, of the day before', ['84000198', null, -1], false],
  ['another act on another tooth, since', [OUTRO, '36', 1], false],
] as const)('%s', async (_nome, vizinho, esperado) => {
  const codigoAssociado = await createAssociado(t)
  const numeroFicha = await createGlosada(t, 100001, codigoAssociado)
  const list = () =>
    t.services.background.read(100001, (db) => listComVizinhos(db, 100001, [numeroFicha], '2026-11-21'))
  expect(await list()).toEqual([])
  await plantVizinho(numeroFicha, codigoAssociado, vizinho)
  expect(await list()).toEqual(esperado ? [numeroFicha] : [])
})
