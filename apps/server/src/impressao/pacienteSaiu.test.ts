import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { expect, it } from 'vitest'
import {
  createAssociado,
  dateEvento,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { readPdf } from './readPdf.fixture.ts'

const t = await openTestApp()
const HOJE = ['11977777777', 'EMPRESA NOVA LTDA']

/** A patient of 100001 who moved to a plan of another network and was treated there. */
async function movePaciente(codigoAssociado: string): Promise<void> {
  await t.rows(`update associado_plano set codigo_plano = 'MERPRE' where codigo_associado = $1`, [
    codigoAssociado,
  ])
  await t.rows('update associado set telefone = $2, empresa = $3 where codigo = $1', [
    codigoAssociado,
    ...HOJE,
  ])
  const nova = await releaseGuia(t, { codigoAssociado, login: 200001 })
  expect((await sendEventos(t, nova, [RESTAURACAO], 200001)).status).toBe(200)
  expect((await dateEvento(t, nova, RESTAURACAO, undefined, 200001)).status).toBe(200)
}

const cancel = async (numeroFicha: number) =>
  t.call(
    guia.cancelGuia,
    { body: { numeroFicha, motivo: 'Desistência do paciente' } },
    { as: await t.as(100001) },
  )

const readContexto = async (numeroFicha: number) =>
  (await t.call(rascunho.getContexto, { query: { numeroFicha } }, { as: await t.as(100001) })).body

async function readImpressa(numeroFicha: number): Promise<string[]> {
  const { raw } = await t.call(impressao.printGuia, { query: { numeroFicha } }, { as: await t.as(100001) })
  const texto = (await readPdf(raw)).map((pagina) => pagina.texto).join('')
  return HOJE.filter((dado) => texto.includes(dado))
}

it.each(['in progress', 'cancelled'])('a guide %s opens nothing of a patient who left', async (estado) => {
  const codigoAssociado = await createAssociado(t)
  const numeroFicha = await releaseGuia(t, { codigoAssociado })
  if (estado === 'cancelled') await cancel(numeroFicha)
  await movePaciente(codigoAssociado)

  const { plano, historico, dentesAusentes } = await readContexto(numeroFicha)
  expect({ plano: plano.codigo, historico, dentesAusentes }).toEqual({
    plano: '',
    historico: [],
    dentesAusentes: [],
  })
  expect(await readImpressa(numeroFicha)).toEqual([])

  const itens = [{ sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'OM', quantidade: 1 }]
  const simulada = await t.call(
    rascunho.simulateGuia,
    { body: { numeroFicha, itens } },
    { as: await t.as(100001) },
  )
  expect(JSON.stringify(simulada.body)).not.toContain('2026-11-21')
})

it('no event is authorised to whom the network no longer attends', async () => {
  const codigoAssociado = await createAssociado(t)
  const numeroFicha = await releaseGuia(t, { codigoAssociado })
  await movePaciente(codigoAssociado)
  const { body } = await sendEventos(t, numeroFicha, [RESTAURACAO])
  expect(body.situacao.statusFicha).toBe(3)
})

it('while the network attends her, a guide in progress tells what others did, one that is over does not', async () => {
  const codigoAssociado = await createAssociado(t)
  const cancelada = await releaseGuia(t, { codigoAssociado })
  await cancel(cancelada)
  const aberta = await releaseGuia(t, { codigoAssociado })
  const deOutro = await releaseGuia(t, { codigoAssociado, login: 100004 })
  expect((await sendEventos(t, deOutro, [RESTAURACAO], 100004)).body.situacao.statusFicha).toBe(1)
  expect((await dateEvento(t, deOutro, RESTAURACAO, undefined, 100004)).status).toBe(200)
  await t.rows('update associado set telefone = $2, empresa = $3 where codigo = $1', [
    codigoAssociado,
    ...HOJE,
  ])

  expect((await readContexto(aberta)).historico).toMatchObject([{ proprio: false, dente: '26' }])
  expect((await readContexto(cancelada)).historico).toEqual([])
  expect(await readImpressa(aberta)).toEqual(HOJE)
})
