import { financeiro } from '@portal/contract/financeiro.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { expect, it } from 'vitest'
import { createGuia } from '../testing/guia.fixture.ts'
import {
  attach,
  createGlosada,
  denyMore,
  judgeRecurso,
  recorre,
  sendRecurso,
} from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

/** How a guide's appeal stands, in each run that paid for the guide or denied of it. */
async function read(numeroFicha: number) {
  const query = { gtoList: String(numeroFicha) }
  const { body } = await t.call(financeiro.searchGto, { query }, { as: await t.as(100001) })
  return body.guias.map((guia) => guia.recursoGlosa)
}
const prazo = { prazoRecurso: '2027-01-31' }

it('may be sent up to the day that its own page says, is sent, and is refused', async () => {
  const numeroFicha = await createGlosada(t)
  const aberto = { situacao: 'RECORRER', cabe: true, ...prazo, prazoResposta: null, desfecho: null }
  expect(await read(numeroFicha)).toEqual([aberto])
  await sendRecurso(t, { numeroFicha })
  const { body } = await t.call(
    recursoGlosa.getRecurso,
    { query: { numeroFicha } },
    { as: await t.as(100001) },
  )
  const enviado = { ...aberto, situacao: 'RECURSO', prazoResposta: body.prazoResposta }
  expect(body.prazoResposta).not.toBeNull()
  expect(await read(numeroFicha)).toEqual([enviado])
  await judgeRecurso(t, numeroFicha)
  expect(await read(numeroFicha)).toEqual([{ ...enviado, situacao: 'DECIDIDO', desfecho: 'recusado' }])
})

it('was won: in the run that denied and in the one that pays it back', async () => {
  const numeroFicha = await createGlosada(t)
  await sendRecurso(t, recorre(numeroFicha, await attach(t, numeroFicha)))
  await judgeRecurso(t, numeroFicha)
  const estados = await read(numeroFicha)
  expect(estados.length).toBeGreaterThan(0)
  for (const estado of estados) expect(estado).toMatchObject({ situacao: 'DECIDIDO', desfecho: 'aprovado' })
})

it('makes sense where one of the denials may be appealed, and none where nothing was denied', async () => {
  const numeroFicha = await createGlosada(t)
  await t.rows(
    `update repasse_evento set glosas = jsonb_set(glosas, '{0,codigoGlosa}', '"1013"') where numero_ficha = $1`,
    [numeroFicha],
  )
  expect(await read(numeroFicha)).toMatchObject([{ situacao: 'RECORRER', cabe: false }])
  await denyMore(t, numeroFicha, ['3067'])
  expect(await read(numeroFicha)).toMatchObject([{ situacao: 'RECORRER', cabe: true }])
  expect(await read(await createGuia(t, 'processada'))).toEqual([null])
})
