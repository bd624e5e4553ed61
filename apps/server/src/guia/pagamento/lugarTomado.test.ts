import { guia } from '@portal/contract/guia.ts'
import { describe, expect, it } from 'vitest'
import {
  createAssociado,
  dateEvento,
  detailGuia,
  type EventoEnvio,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../../testing/guia.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'

const OUTRA: EventoEnvio = { ...RESTAURACAO, codigoLocalizacao: '16', numeroSequenciaInclusao: 2 }
const EXTRACAO: EventoEnvio = {
  codigoEvento: '82000875',
  codigoLocalizacao: '16',
  quantidade: 1,
  numeroSequenciaInclusao: 1,
}

const t = await openTestApp()
const as = await t.as(100001)

/** A guide back from the token, of whose two fillings the second was said not to have been done. */
async function createDeclarada(codigoAssociado: string): Promise<number> {
  const numeroFicha = await releaseGuia(t, { codigoAssociado })
  await sendEventos(t, numeroFicha, [RESTAURACAO, OUTRA])
  await dateEvento(t, numeroFicha)
  await t.call(guia.sign, { params: { id: numeroFicha } }, { as })
  const pedido = {
    codigoEvento: RESTAURACAO.codigoEvento,
    numeroSequencialInclusao: 1,
    numeroSequencialEvento: 1,
  }
  const body = { numeroFicha, eventos: [pedido], naoRealizados: [2] }
  expect((await t.call(guia.requestToken, { body }, { as })).status).toBe(200)
  await t.rows('update guia set status_ficha = 1 where numero_ficha = $1', [numeroFicha])
  return numeroFicha
}

/** Another practice gets the place that is free now. */
async function take(codigoAssociado: string, evento: EventoEnvio): Promise<number> {
  const numeroFicha = await releaseGuia(t, { codigoAssociado, login: 100004 })
  const { body } = await sendEventos(t, numeroFicha, [{ ...evento, numeroSequenciaInclusao: 1 }], 100004)
  expect(body.situacao.statusFicha).toBe(1)
  return numeroFicha
}

const detalhesOf = (raw: unknown) => JSON.parse(String(raw)).detalhes

/** Decision 0014: what was said not to have been done gave its place back. */
describe('the date of an event that was said not to have been done', () => {
  it.each([['2026-11-21'], [null]])(
    'is refused (%s) where another has the place authorised',
    async (data) => {
      const paciente = await createAssociado(t)
      const numeroFicha = await createDeclarada(paciente)
      await take(paciente, OUTRA)
      const recusa = await dateEvento(t, numeroFicha, OUTRA, data)
      expect(recusa).toMatchObject({ status: 422, codigo: 'API-GTO-0057' })
      expect(detalhesOf(recusa.raw)).toMatchObject([{ item: 2, codigoGlosa: '1419' }])
      expect((await detailGuia(t, numeroFicha)).eventos[1]).toMatchObject({
        naoRealizado: true,
        dataRealizacao: null,
      })
    },
  )

  it('is refused where another has done it, on that day too', async () => {
    const paciente = await createAssociado(t)
    const numeroFicha = await createDeclarada(paciente)
    const tomada = await take(paciente, OUTRA)
    await t.rows(`update evento_guia set data_realizacao = '2026-11-21' where numero_ficha = $1`, [tomada])
    await t.rows(`update prontuario set data_realizacao = '2026-11-21' where numero_ficha = $1`, [tomada])
    const recusa = await dateEvento(t, numeroFicha, OUTRA)
    expect(recusa).toMatchObject({ status: 422, codigo: 'API-GTO-0057' })
    expect(detalhesOf(recusa.raw)).toMatchObject([{ item: 2, codigoGlosa: '3016' }])
  })

  it('is refused whatever else would be said of the patient first', async () => {
    const paciente = await createAssociado(t)
    const numeroFicha = await createDeclarada(paciente)
    await take(paciente, OUTRA)
    await t.rows(`update associado set situacao = 'suspenso' where codigo = $1`, [paciente])
    expect(await dateEvento(t, numeroFicha, OUTRA)).toMatchObject({ codigo: 'API-GTO-0057' })
  })

  it('is refused for a tooth that is out since', async () => {
    const paciente = await createAssociado(t)
    const numeroFicha = await createDeclarada(paciente)
    const tomada = await take(paciente, { ...OUTRA, codigoLocalizacao: '36' })
    await t.rows(
      `update prontuario set codigo_evento = $2, dente = '16', faces = null, data_realizacao = '2026-11-21'
        where numero_ficha = $1`,
      [tomada, EXTRACAO.codigoEvento],
    )
    const recusa = await dateEvento(t, numeroFicha, OUTRA)
    expect(detalhesOf(recusa.raw)).toMatchObject([{ item: 2, codigoGlosa: '3284' }])
  })

  it('is taken where only another place was', async () => {
    const paciente = await createAssociado(t)
    const numeroFicha = await createDeclarada(paciente)
    await take(paciente, { ...OUTRA, codigoLocalizacao: '36' })
    expect((await dateEvento(t, numeroFicha, OUTRA)).status).toBe(200)
  })

  it('tells the history that it was withdrawn, and takes the place again', async () => {
    const paciente = await createAssociado(t)
    const numeroFicha = await createDeclarada(paciente)
    await dateEvento(t, numeroFicha, OUTRA)
    const { historico, eventos } = await detailGuia(t, numeroFicha)
    expect(historico.at(-1)?.motivo).toBe(
      'Retirado o "não realizado": evento 2 (85.100.200). A assinatura anterior deixou de valer.',
    )
    expect(eventos[1]).not.toHaveProperty('naoRealizado')
    const outra = await releaseGuia(t, { codigoAssociado: paciente, login: 100004 })
    const { body } = await sendEventos(t, outra, [{ ...OUTRA, numeroSequenciaInclusao: 1 }], 100004)
    expect(body.situacao.statusFicha).not.toBe(1)
  })
})
