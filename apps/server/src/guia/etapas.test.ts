import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { describe, expect, it } from 'vitest'
import {
  createGuia,
  createPendente,
  dateEvento,
  detailGuia,
  ENDODONTIA,
  insertImagem,
  RESTAURACAO,
  readGuia,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

/** Endodontics that was audited and approved: it asks for a final image before the payment. */
async function createEndodontia(): Promise<number> {
  const numeroFicha = await createPendente(t, 'analise')
  for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
  expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, etapa: 2, auditoria: 'AUDITADO' })
  return numeroFicha
}

describe('evento.updateDataEvento', () => {
  it('dates the guide one event at a time: stage 3 with the last', async () => {
    const numeroFicha = await releaseGuia(t)
    const segundo = { ...RESTAURACAO, codigoLocalizacao: '27', numeroSequenciaInclusao: 2 }
    await sendEventos(t, numeroFicha, [RESTAURACAO, segundo])
    await dateEvento(t, numeroFicha, RESTAURACAO)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ etapa: 2 })
    await dateEvento(t, numeroFicha, segundo)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ etapa: 3 })
    await dateEvento(t, numeroFicha, segundo, null)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ etapa: 2 })
    expect((await detailGuia(t, numeroFicha)).eventos.map((cada) => cada.dataRealizacao)).toEqual([
      '2026-11-21',
      null,
    ])
  })

  it('undoes the signature, for what was signed has changed', async () => {
    const numeroFicha = await createGuia(t, 'assinada')
    expect((await dateEvento(t, numeroFicha, RESTAURACAO, null)).status).toBe(200)
    const { assinatura, historico } = await detailGuia(t, numeroFicha)
    expect(assinatura).toBeNull()
    expect(historico.at(-1)?.motivo).toBe('A assinatura anterior deixou de valer.')
  })

  it.each([
    ['the future', '2026-11-22', 'A data de realização não pode ser futura.'],
    ['before the authorisation', '2026-11-20', /\(3014\)\. A primeira data possível é 21\/11\/2026\.$/],
  ])('refuses a day in %s', async (_nome, data, mensagem) => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const answer = await dateEvento(t, numeroFicha, RESTAURACAO, data)
    expect(answer).toMatchObject({ status: 422, codigo: 'API-GTO-0016' })
    expect(answer.detalhes).toMatchObject([
      { campo: 'data', item: 1, mensagem: expect.stringMatching(mensagem) },
    ])
  })

  it('refuses a denied event, with or without a day', async () => {
    const numeroFicha = await releaseGuia(t)
    const pino = { ...RESTAURACAO, codigoEvento: '85400262', codigoFace: null, numeroSequenciaInclusao: 2 }
    await sendEventos(t, numeroFicha, [RESTAURACAO, pino])
    for (const data of ['2026-11-21', null]) {
      expect(await dateEvento(t, numeroFicha, pino, data)).toMatchObject({
        status: 422,
        codigo: 'API-GTO-0016',
        detalhes: [{ campo: 'data', item: 2, mensagem: 'Só um evento aprovado recebe data de realização.' }],
      })
    }
  })

  it('refuses an event that is not in the guide, in its place and under its number', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const certo = {
      numeroFicha,
      codigoEvento: '85100200',
      numeroSequencialInclusao: 1,
      numeroSequencialEvento: 1,
    }
    for (const errado of [
      { codigoEvento: '85100196' },
      { numeroSequencialInclusao: 2 },
      { numeroSequencialEvento: 2 },
      { codigoLocalizacao: '27' },
    ]) {
      const body = { ...certo, data: '2026-11-21', ...errado }
      const answer = await t.call(evento.updateDataEvento, { body }, { as })
      expect(answer).toMatchObject({ status: 404, codigo: 'API-GTO-0002' })
    }
    const body = { ...certo, data: '2026-11-21', codigoLocalizacao: '26' }
    expect((await t.call(evento.updateDataEvento, { body }, { as })).status).toBe(200)
  })

  it('refuses a guide of which nothing was approved', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    await t.rows('update evento_guia set autorizacao = 3 where numero_ficha = $1', [numeroFicha])
    expect(await dateEvento(t, numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0021' })
  })

  it('refuses a guide that went to payment', async () => {
    const numeroFicha = await createGuia(t, 'encaminhada')
    expect(await dateEvento(t, numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0011' })
  })
})

describe('guia.sign', () => {
  it('tells who, when and the hash of what was signed, which differs from guide to guide', async () => {
    const [um, outro] = [await createGuia(t, 'datada'), await createGuia(t, 'datada')]
    const sign = (id: number) => t.call(guia.sign, { params: { id } }, { as })
    const [a, b] = [await sign(um), await sign(outro)]
    expect(a.body).toMatchObject({
      em: '2026-11-21T12:00:00.000Z',
      por: 'Dra. Ana Beatriz Monteiro, CRO-SP 45128, login 100001',
    })
    expect(a.body.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(a.body.hash).not.toBe(b.body.hash)
    expect((await detailGuia(t, um)).assinatura).toEqual({
      em: a.body.em,
      por: a.body.por,
      hash: a.body.hash,
    })
  })

  it('signs once', async () => {
    const params = { id: await createGuia(t, 'assinada') }
    expect(await t.call(guia.sign, { params }, { as })).toMatchObject({ status: 409, codigo: 'API-GTO-0028' })
  })

  it('refuses a guide of which nothing was approved', async () => {
    const id = await createGuia(t, 'autorizada')
    await t.rows('update evento_guia set autorizacao = 3 where numero_ficha = $1', [id])
    expect(await t.call(guia.sign, { params: { id } }, { as })).toMatchObject({ codigo: 'API-GTO-0021' })
  })
})

describe('guia.sendRepasse', () => {
  const send = (id: number) => t.call(guia.sendRepasse, { params: { id } }, { as })

  it('asks for the dates, and tells all that is missing', async () => {
    const answer = await send(await createGuia(t, 'autorizada'))
    expect(answer).toMatchObject({ status: 409, codigo: 'API-GTO-0017' })
    expect(answer.detalhes).toHaveLength(3)
  })

  it('asks for the signature', async () => {
    expect(await send(await createGuia(t, 'datada'))).toMatchObject({ status: 409, codigo: 'API-GTO-0018' })
  })

  it('asks for the final image, and goes on once it is there', async () => {
    const numeroFicha = await createEndodontia()
    await dateEvento(t, numeroFicha, ENDODONTIA)
    await t.call(guia.sign, { params: { id: numeroFicha } }, { as })
    expect(await send(numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0019' })
    expect((await detailGuia(t, numeroFicha)).imagensExigidas).toMatchObject([
      { momento: 'inicial', atendida: true },
      { momento: 'final', atendida: false },
    ])
    await insertImagem(t, numeroFicha, 'final')
    expect((await send(numeroFicha)).body).toMatchObject({ statusFicha: 10, codigoEtapaAtual: 6 })
  })

  it('refuses a guide of which nothing was approved', async () => {
    const id = await createGuia(t, 'assinada')
    await t.rows('update evento_guia set autorizacao = 3 where numero_ficha = $1', [id])
    expect(await send(id)).toMatchObject({ status: 409, codigo: 'API-GTO-0021' })
  })
})

describe('guia.requestToken', () => {
  const pedido = { codigoEvento: '85100200', numeroSequencialInclusao: 1, numeroSequencialEvento: 1 }
  const request = (numeroFicha: number, eventos = [pedido]) =>
    t.call(guia.requestToken, { body: { numeroFicha, eventos } }, { as })

  it('sends only the events whose token flag is set', async () => {
    const numeroFicha = await createGuia(t, 'assinada')
    await t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                                quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao)
       select numero_ficha, 2, codigo_credenciado, codigo_associado, '84000198', 1, 1, 0, 4, '2026-11-21'
         from guia where numero_ficha = $1`,
      [numeroFicha],
    )
    const semToken = { ...pedido, codigoEvento: '84000198', numeroSequencialInclusao: 2 }
    expect(await request(numeroFicha, [semToken])).toMatchObject({ status: 409, codigo: 'API-GTO-0020' })
    expect((await request(numeroFicha, [pedido, semToken])).body).toMatchObject({ statusFicha: 18 })
    expect((await detailGuia(t, numeroFicha)).eventos).toMatchObject([
      { statusToken: 'FILA_PENDENTE', dataSolicitacaoToken: '2026-11-21T12:00:00.000Z' },
      { statusToken: 'NAO_SOLICITADO', dataSolicitacaoToken: null },
    ])
  })

  it('refuses a guide without events of the kind, and an event that it does not have', async () => {
    const numeroFicha = await createGuia(t, 'assinada')
    const alheio = { ...pedido, codigoEvento: '85100196' }
    expect(await request(numeroFicha, [alheio])).toMatchObject({ status: 404, codigo: 'API-GTO-0002' })
    await t.rows('update evento_guia set exige_token = false where numero_ficha = $1', [numeroFicha])
    expect(await request(numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0020' })
  })

  it.each([
    ['autorizada', 'API-GTO-0017'],
    ['datada', 'API-GTO-0018'],
  ] as const)('of a guide that is only %s is refused with %s', async (marco, codigo) => {
    expect(await request(await createGuia(t, marco))).toMatchObject({ status: 409, codigo })
  })

  it('asks for the final image', async () => {
    const numeroFicha = await createEndodontia()
    await dateEvento(t, numeroFicha, ENDODONTIA)
    const eventos = [{ ...pedido, codigoEvento: ENDODONTIA.codigoEvento }]
    expect(await request(numeroFicha, eventos)).toMatchObject({ status: 409, codigo: 'API-GTO-0019' })
  })
})
