import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { describe, expect, it } from 'vitest'
import { payGuia } from '../../prontuario/clinica.fixture.ts'
import {
  createAssociado,
  dateEvento,
  detailGuia,
  ENDODONTIA,
  type EventoEnvio,
  RESTAURACAO,
  releaseGuia,
  runFila,
  sendEventos,
} from '../../testing/guia.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'

const OUTRA: EventoEnvio = { ...RESTAURACAO, codigoLocalizacao: '16', numeroSequenciaInclusao: 2 }

const t = await openTestApp()
const as = await t.as(100001)

const sign = (id: number) => t.call(guia.sign, { params: { id } }, { as })
const forward = (id: number, naoRealizados?: number[]) =>
  t.call(guia.sendRepasse, { params: { id }, ...(naoRealizados && { body: { naoRealizados } }) }, { as })

/** An authorised guide with two fillings, signed, of which the first was done. */
async function createMeioFeita(codigoAssociado?: string): Promise<number> {
  const numeroFicha = await releaseGuia(t, codigoAssociado ? { codigoAssociado } : {})
  await sendEventos(t, numeroFicha, [RESTAURACAO, OUTRA])
  await dateEvento(t, numeroFicha)
  await sign(numeroFicha)
  return numeroFicha
}

describe('an approved event that was never done', () => {
  it('keeps its guide from payment until that is said', async () => {
    const numeroFicha = await createMeioFeita()
    expect(await forward(numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0017' })
    expect((await forward(numeroFicha, [2])).body).toMatchObject({ statusFicha: 10, codigoEtapaAtual: 6 })
  })

  it('is paid nothing, told by the guide, its history and its print', async () => {
    const numeroFicha = await createMeioFeita()
    await forward(numeroFicha, [2])
    await payGuia(t, numeroFicha)
    const { eventos, historico, ...valores } = await detailGuia(t, numeroFicha)
    expect(eventos).toMatchObject([
      { valorPago: expect.not.stringMatching(/^0/), valorGlosado: '0.00' },
      { naoRealizado: true, dataRealizacao: null },
    ])
    expect(eventos[0]).not.toHaveProperty('naoRealizado')
    expect(valores).toMatchObject({
      valorAprovado: eventos[0]?.valor,
      valorNaoRealizado: eventos[1]?.valor,
      valorCopartTotal: eventos[0]?.valorCopart,
      valorEmAnalise: '0.00',
    })
    expect(historico.map(({ motivo }) => motivo)).toContain('Não realizado: evento 2 (85.100.200).')
    expect((await t.call(impressao.printGuia, { query: { numeroFicha } }, { as })).status).toBe(200)
  })

  it('asks for no final image', async () => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [RESTAURACAO, OUTRA])
    await t.rows(
      `update evento_guia set codigo_evento = $2, faces = null where numero_ficha = $1 and sequencial_inclusao = 2`,
      [numeroFicha, ENDODONTIA.codigoEvento],
    )
    await dateEvento(t, numeroFicha)
    await sign(numeroFicha)
    expect((await forward(numeroFicha, [2])).status).toBe(200)
    expect((await detailGuia(t, numeroFicha)).imagensExigidas).toEqual([])
  })

  it('gives its place in the record back', async () => {
    const codigoAssociado = await createAssociado(t)
    const numeroFicha = await createMeioFeita(codigoAssociado)
    const pedir = async () => {
      const nova = await releaseGuia(t, { codigoAssociado })
      const { body } = await sendEventos(t, nova, [{ ...OUTRA, numeroSequenciaInclusao: 1 }])
      return body.situacao.statusFicha
    }
    expect(await pedir()).toBe(3)
    await forward(numeroFicha, [2])
    expect(await pedir()).toBe(1)
  })

  it.each([
    ['is not in the guide', [9], 404, 'API-GTO-0002'],
    ['has its date', [1], 422, 'API-GTO-0056'],
  ])('is not one that %s', async (_nome, naoRealizados, status, codigo) => {
    const numeroFicha = await createMeioFeita()
    expect(await forward(numeroFicha, naoRealizados)).toMatchObject({ status, codigo })
    expect((await detailGuia(t, numeroFicha)).statusFicha).toBe(1)
  })

  it('is not all that the guide has: that is cancelled', async () => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [RESTAURACAO, OUTRA])
    await sign(numeroFicha)
    expect(await forward(numeroFicha, [1, 2])).toMatchObject({ status: 409, codigo: 'API-GTO-0017' })
    const body = { numeroFicha, motivo: 'Paciente desistiu' }
    expect((await t.call(guia.cancelGuia, { body }, { as })).status).toBe(200)
  })

  it('leaves no other undated event behind', async () => {
    const numeroFicha = await releaseGuia(t)
    const terceira = { ...OUTRA, codigoLocalizacao: '36', numeroSequenciaInclusao: 3 }
    await sendEventos(t, numeroFicha, [RESTAURACAO, OUTRA, terceira])
    await dateEvento(t, numeroFicha)
    await sign(numeroFicha)
    expect(await forward(numeroFicha, [2])).toMatchObject({ status: 409, codigo: 'API-GTO-0017' })
  })
})

describe('a guide that goes by token', () => {
  const request = (numeroFicha: number, naoRealizados: number[]) => {
    const pedido = {
      codigoEvento: RESTAURACAO.codigoEvento,
      numeroSequencialInclusao: 1,
      numeroSequencialEvento: 1,
    }
    return t.call(guia.requestToken, { body: { numeroFicha, eventos: [pedido], naoRealizados } }, { as })
  }

  it('goes on with what was done, and asks the patient of that alone', async () => {
    const numeroFicha = await createMeioFeita()
    expect((await request(numeroFicha, [2])).body).toMatchObject({ statusFicha: 18, codigoEtapaAtual: 3 })
    for (const fila of ['generateToken', 'confirmToken'] as const) await runFila(t, fila, numeroFicha)
    expect(await detailGuia(t, numeroFicha)).toMatchObject({
      statusFicha: 20,
      eventos: [{ statusToken: 'APROVADO' }, { statusToken: 'NAO_SOLICITADO', naoRealizado: true }],
    })
  })

  it('takes the date of what was said not to have been done, when it comes back', async () => {
    const numeroFicha = await createMeioFeita()
    await request(numeroFicha, [2])
    await t.rows('update guia set status_ficha = 1 where numero_ficha = $1', [numeroFicha])
    expect((await dateEvento(t, numeroFicha, OUTRA)).status).toBe(200)
    const [, segundo] = (await detailGuia(t, numeroFicha)).eventos
    expect(segundo).toMatchObject({ dataRealizacao: '2026-11-21' })
    expect(segundo).not.toHaveProperty('naoRealizado')
    await dateEvento(t, numeroFicha, OUTRA, null)
    expect(await detailGuia(t, numeroFicha)).toMatchObject({ codigoEtapaAtual: 2, assinatura: null })
  })

  it('hears again what was said before, and tells in its history only what is new', async () => {
    const terceira = { ...OUTRA, codigoLocalizacao: '36', numeroSequenciaInclusao: 3 }
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [RESTAURACAO, OUTRA, terceira])
    for (const feito of [RESTAURACAO, terceira]) await dateEvento(t, numeroFicha, feito)
    await sign(numeroFicha)
    await request(numeroFicha, [2])
    await t.rows('update guia set status_ficha = 1 where numero_ficha = $1', [numeroFicha])
    await dateEvento(t, numeroFicha, terceira, null)
    await sign(numeroFicha)
    expect((await forward(numeroFicha, [2, 3])).body).toMatchObject({ statusFicha: 10 })
    const ditos = (await detailGuia(t, numeroFicha)).historico.flatMap(({ motivo }) => motivo ?? [])
    expect(ditos.filter((motivo) => motivo.startsWith('Não realizado')).toSorted()).toEqual([
      'Não realizado: evento 2 (85.100.200).',
      'Não realizado: evento 3 (85.100.200).',
    ])
  })
})
