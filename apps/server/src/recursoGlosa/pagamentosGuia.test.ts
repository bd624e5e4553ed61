import { guia } from '@portal/contract/guia.ts'
import { expect, it } from 'vitest'
import { createGuia, detailGuia } from '../testing/guia.fixture.ts'
import { createGlosada, judgeRecurso, sendRecurso } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

const read = async (numeroFicha: number) => {
  const { pagamentos, recursoAte } = await detailGuia(t, numeroFicha)
  return { pagamentos, recursoAte }
}
const run = { dataFechamento: '2026-12-20', dataPagamento: '2027-01-10', situacao: 'aberto' }

it('a paid guide tells when and by which statement; nothing was denied, and nothing is appealed', async () => {
  const numeroFicha = await createGuia(t, 'processada')
  expect(await read(numeroFicha)).toEqual({
    pagamentos: [{ ...run, valorLiberado: '90.00' }],
    recursoAte: undefined,
  })
})

it('a denied guide tells until when it may be appealed, until it was', async () => {
  const numeroFicha = await createGlosada(t)
  const negada = [{ ...run, valorLiberado: '0.00' }]
  // Thirty days from the first of January, when its statement is out.
  expect(await read(numeroFicha)).toEqual({ pagamentos: negada, recursoAte: '2027-01-31' })
  await sendRecurso(t, { numeroFicha })
  expect(await read(numeroFicha)).toEqual({ pagamentos: negada, recursoAte: undefined })
  await judgeRecurso(t, numeroFicha)
  expect(await read(numeroFicha)).toEqual({ pagamentos: negada, recursoAte: undefined })
})

it('each run has its part, in their order, and the last one that denied begins the term', async () => {
  const numeroFicha = await createGlosada(t)
  await t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, situacao, mudado_em)
     values (100001, '2026-09-20', '2026-10-01', '2026-10-10', 'depositado', now())`,
  )
  await t.rows(
    `insert into repasse_evento (codigo_credenciado, numero_ficha, sequencial_inclusao, recurso, fechamento,
            informado_centavos, processado_centavos, glosa_centavos, franquia_centavos, liberado_centavos, glosas)
     select codigo_credenciado, numero_ficha, 1, true, '2026-09-20', 700, 700, 0, 0, 700, '[]'
       from encaminhamento where numero_ficha = $1`,
    [numeroFicha],
  )
  const { pagamentos, recursoAte } = await read(numeroFicha)
  expect(pagamentos?.map(({ dataFechamento, valorLiberado }) => [dataFechamento, valorLiberado])).toEqual([
    ['2026-09-20', '7.00'],
    ['2026-12-20', '0.00'],
  ])
  expect(recursoAte).toBe('2027-01-31')
})

it('before the payment, and for whoever may not read it, there is neither', async () => {
  const nada = { pagamentos: undefined, recursoAte: undefined }
  expect(await read(await createGuia(t, 'encaminhada'))).toEqual(nada)
  const numeroFicha = await createGlosada(t)
  await t.rows(`update credenciado set permissoes = '{SOLIC_AUTO,CONSULTA_GTO}' where codigo = 100001`)
  expect(await read(numeroFicha)).toEqual(nada)
  const outro = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as: await t.as(100002) })
  expect(outro).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
})
