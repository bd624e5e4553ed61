import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { renewComoDito } from '../liberacaoSenha/renewSenha.fixture.ts'
import {
  createGuia,
  dateEvento,
  detailGuia,
  type EventoEnvio,
  RESTAURACAO,
  readGuia,
  releaseGuia,
  runFila,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)
afterEach(() => t.clock.set(TEST_NOW))

const segundo: EventoEnvio = { ...RESTAURACAO, codigoLocalizacao: '27', numeroSequenciaInclusao: 2 }

const renew = async (numeroFicha: number) => renewComoDito(t, numeroFicha, await t.as(100001))
const cancel = (numeroFicha: number) =>
  t.call(guia.cancelGuia, { body: { numeroFicha, motivo: 'Paciente desistiu' } }, { as })
const readComplementares = async (numeroFicha: number) =>
  (await t.call(guia.listComplementares, { query: { numeroFicha } }, { as })).body

/** The days go by without the sessions knowing: what is told of a guide is put that much earlier. */
const age = (numeroFicha: number, dias: number) =>
  t.rows(
    `with antes as (
       update evento_guia set data_autorizacao = data_autorizacao - $2::integer where numero_ficha = $1)
     update guia set validade_senha = validade_senha - $2::integer, data_autorizacao = data_autorizacao - $2::integer,
            liberada_em = liberada_em - $2::integer * interval '1 day' where numero_ficha = $1`,
    [numeroFicha, dias],
  )

describe("the password's validity", () => {
  it('is what the data says of the network and of the type', async () => {
    const body = { codigoAssociado: '500000001', codigoEspecialidade: 1 }
    const padrao = await t.call(liberacaoSenha.releaseSenha, { body }, { as })
    expect(padrao.body.validadeSenha).toBe('2027-02-19')
  })

  it.each([
    ['guide', { complementar: false }],
    ['complementary guide', { complementar: true }],
  ])('refuses the sending of a %s after it, and a renewal lets it go on', async (_nome, { complementar }) => {
    const principal = complementar ? await createGuia(t, 'autorizada') : null
    const numeroFicha = await releaseGuia(t, { numeroFichaPrincipal: principal })
    await age(numeroFicha, 90)
    expect((await detailGuia(t, numeroFicha)).validadeSenha).toBe('2026-11-21')
    await age(numeroFicha, 1)
    expect(await sendEventos(t, numeroFicha, [RESTAURACAO])).toMatchObject({
      codigo: 'API-GTO-0050',
      status: 409,
    })
    // From today on, for nothing was left of it.
    expect((await detailGuia(t, numeroFicha)).senhaRenovavelAte).toBe('2026-12-21')
    expect((await renew(numeroFicha)).body.validadeSenha).toBe('2026-12-21')
    const outroDente = { ...RESTAURACAO, codigoLocalizacao: '36' }
    expect((await sendEventos(t, numeroFicha, [outroDente])).status).toBe(200)
  })

  it('bounds the day of the work, which may be typed later', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    await age(numeroFicha, 95)
    expect((await detailGuia(t, numeroFicha)).janelaData).toMatchObject({
      desde: '2026-08-18',
      ate: '2026-11-16',
    })
    expect(await dateEAvisa(numeroFicha, '2026-11-17')).toEqual(['1321 aviso'])
    expect(await dateEAvisa(numeroFicha, '2026-11-16')).toEqual([])
  })

  it('denies at payment what was dated after it', async () => {
    const numeroFicha = await createGuia(t, 'encaminhada')
    await t.rows(`update guia set validade_senha = '2026-11-20' where numero_ficha = $1`, [numeroFicha])
    await runFila(t, 'processPagamento', numeroFicha)
    await runFila(t, 'processPagamento', numeroFicha)
    const [pago] = (await detailGuia(t, numeroFicha)).eventos
    expect(pago).toMatchObject({ valorPago: '0.00', motivos: [{ codigoGlosa: '1321' }] })
  })

  it('is renewed once, with its step in the history; a locked guide refuses', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
    expect(await renew(numeroFicha)).toMatchObject({ codigo: 'API-GTO-0010' })
    expect(await detailGuia(t, numeroFicha)).not.toHaveProperty('senhaRenovavelAte')
    await t.rows('update guia set bloqueada = false where numero_ficha = $1', [numeroFicha])
    // Told before, for it is the only one.
    expect((await detailGuia(t, numeroFicha)).senhaRenovavelAte).toBe('2027-03-21')
    expect((await renew(numeroFicha)).body).toMatchObject({
      validadeSenha: '2027-03-21',
      situacao: { statusFicha: 1, codigoEtapaAtual: 2 },
    })
    const { historico, senhaRenovadaEm, senhaRenovavelAte } = await detailGuia(t, numeroFicha)
    expect(historico.at(-1)).toMatchObject({ acao: 'Senha renovada', motivo: 'Nova validade: 21/03/2027.' })
    expect(senhaRenovadaEm).toBe(TEST_NOW.toISOString())
    expect(senhaRenovavelAte).toBeUndefined()
    expect(await renew(numeroFicha)).toMatchObject({ codigo: 'API-GTO-0051' })
  })

  it('is not renewed for a member who may not be attended any more', async () => {
    const numeroFicha = await createGuia(t)
    await t.rows(
      `update associado set exclusao = '2026-11-20' where codigo = (select codigo_associado from guia where numero_ficha = $1)`,
      [numeroFicha],
    )
    const recusa = await renew(numeroFicha)
    expect(recusa).toMatchObject({ codigo: 'API-GTO-0052' })
    expect(recusa.detalhes).toMatchObject([{ codigoGlosa: '1006' }])
  })
})

describe("an emergency's day", () => {
  const consulta: EventoEnvio = { codigoEvento: '81000049', quantidade: 1, numeroSequenciaInclusao: 1 }
  const urgencia = { codigoEspecialidade: 18, codigoTipoAtendimento: 4, emergencia: true }

  it.each([
    ['18/11/2026', 200],
    ['17/11/2026', 422],
  ])('sent as %s answers %i', async (data, status) => {
    const numeroFicha = await releaseGuia(t, urgencia)
    const answer = await sendEventos(t, numeroFicha, [{ ...consulta, data }])
    expect(answer.status).toBe(status)
    expect(answer.codigo).toBe(status === 200 ? undefined : 'API-GTO-0016')
  })

  it.each([
    ['2026-11-18', 200],
    ['2026-11-17', 422],
  ])('told afterwards as %s answers %i', async (data, status) => {
    const numeroFicha = await releaseGuia(t, urgencia)
    await sendEventos(t, numeroFicha, [consulta])
    expect((await dateEvento(t, numeroFicha, consulta, data)).status).toBe(status)
  })
})

/** Dates the guide's event; what is then told of it. */
async function dateEAvisa(numeroFicha: number, data: string): Promise<string[]> {
  expect((await dateEvento(t, numeroFicha, RESTAURACAO, data)).status).toBe(200)
  const [datado] = (await detailGuia(t, numeroFicha)).eventos
  return datado?.motivos.map(({ codigoGlosa, severidade }) => `${codigoGlosa} ${severidade}`) ?? []
}

describe('a day that payment would deny', () => {
  it.each([
    ['the exclusion', `update associado set exclusao = '2026-11-20'`, '1006'],
    ["the card's end", `update associado set validade_cartao = '2026-11-20'`, '1017'],
  ])('after %s is taken, and told', async (_nome, sql, codigoGlosa) => {
    const numeroFicha = await createGuia(t, 'autorizada')
    await age(numeroFicha, 5)
    await t.rows(`${sql} where codigo = (select codigo_associado from guia where numero_ficha = $1)`, [
      numeroFicha,
    ])
    expect((await detailGuia(t, numeroFicha)).janelaData).toMatchObject({
      ate: '2026-11-20',
      depois: { codigoGlosa },
    })
    expect(await dateEAvisa(numeroFicha, '2026-11-21')).toEqual([`${codigoGlosa} aviso`])
    expect(await dateEAvisa(numeroFicha, '2026-11-20')).toEqual([])
  })

  it("after the end of the guide's plan is told too", async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    await age(numeroFicha, 5)
    await t.rows(
      `update associado_plano set fim = '2026-11-19'
        where codigo_associado = (select codigo_associado from guia where numero_ficha = $1)`,
      [numeroFicha],
    )
    expect(await dateEAvisa(numeroFicha, '2026-11-20')).toEqual(['1006 aviso'])
    expect(await dateEAvisa(numeroFicha, '2026-11-19')).toEqual([])
  })
})

describe('the price of an event', () => {
  it('is that of its day; without a day, that of its authorisation', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    await age(numeroFicha, 5)
    const antes = await detailGuia(t, numeroFicha)
    const [rede] = await t.rows<{ rede: string }>('select rede from credenciado where codigo = 100001')
    await t.rows(`insert into preco_evento values ($1, '85100200', '2026-11-18', 99900)`, [rede?.rede])
    try {
      await dateEvento(t, numeroFicha, RESTAURACAO, '2026-11-17')
      expect((await detailGuia(t, numeroFicha)).valorTotal).toBe(antes.valorTotal)
      await dateEvento(t, numeroFicha, RESTAURACAO, '2026-11-18')
      const datada = await detailGuia(t, numeroFicha)
      expect([datada.valorTotal, datada.eventos[0]?.valor]).toEqual(['999.00', '999.00'])
      await dateEvento(t, numeroFicha, RESTAURACAO, null)
      const { valorTotal, eventos } = await detailGuia(t, numeroFicha)
      expect([valorTotal, eventos]).toEqual([antes.valorTotal, antes.eventos])
    } finally {
      await t.rows(`delete from preco_evento where desde = '2026-11-18'`)
    }
  })
})

describe('cancelling', () => {
  it('takes the complementary guides along, each with its step', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const complementar = await releaseGuia(t, { numeroFichaPrincipal: numeroFicha })
    expect((await detailGuia(t, numeroFicha)).complementares).toEqual([
      { numeroFicha: complementar, statusFicha: 16, cancelavel: true },
    ])
    expect(await readComplementares(numeroFicha)).toEqual([
      { numeroFicha: complementar, statusFicha: 16, cancelavel: true },
    ])
    expect((await cancel(numeroFicha)).body).toMatchObject({ statusFicha: 6 })
    expect(await readGuia(t, complementar)).toMatchObject({ status: 6 })
    expect(await readComplementares(numeroFicha)).toEqual([{ numeroFicha: complementar, statusFicha: 6 }])
    expect((await detailGuia(t, complementar)).historico.at(-1)).toMatchObject({
      acao: 'Guia cancelada',
      motivo: `Cancelada com a guia ${numeroFicha}: Paciente desistiu`,
    })
  })

  it('is refused where something of a complementary guide was done, and changes neither', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const complementar = await releaseGuia(t, { numeroFichaPrincipal: numeroFicha })
    await sendEventos(t, complementar, [segundo])
    await dateEvento(t, complementar, segundo)
    expect(await readComplementares(numeroFicha)).toMatchObject([{ cancelavel: false }])
    const recusa = await cancel(numeroFicha)
    expect(recusa).toMatchObject({ codigo: 'API-GTO-0053', status: 409 })
    expect(recusa.detalhes).toEqual([
      {
        mensagem: `Guia complementar ${complementar}: A guia já tem evento realizado e não pode mais ser cancelada.`,
      },
    ])
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, versao: 2 })
  })

  it('takes a guide in 17 of which nothing was done', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const complementar = await releaseGuia(t, { numeroFichaPrincipal: numeroFicha })
    await sendEventos(t, complementar, [segundo])
    expect((await cancel(complementar)).body).toMatchObject({ statusFicha: 6 })
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1 })
  })
})

describe('a token asked for some of the events', () => {
  const pedido = (codigo: EventoEnvio) => ({
    codigoEvento: codigo.codigoEvento,
    numeroSequencialInclusao: codigo.numeroSequenciaInclusao,
    numeroSequencialEvento: 1,
  })
  const askToken = async (numeroFicha: number, ...eventos: EventoEnvio[]) => {
    const body = { numeroFicha, eventos: eventos.map(pedido) }
    return t.call(guia.requestToken, { body }, { as })
  }
  const confirm = async (numeroFicha: number) => {
    await runFila(t, 'generateToken', numeroFicha)
    await runFila(t, 'confirmToken', numeroFicha)
  }

  async function createFeita(): Promise<number> {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [RESTAURACAO, segundo])
    await dateEvento(t, numeroFicha, RESTAURACAO)
    await dateEvento(t, numeroFicha, segundo)
    await t.call(guia.sign, { params: { id: numeroFicha } }, { as })
    return numeroFicha
  }

  it('forwards nothing until the rest is confirmed too', async () => {
    const numeroFicha = await createFeita()
    await askToken(numeroFicha, RESTAURACAO)
    await confirm(numeroFicha)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, etapa: 3 })
    expect((await detailGuia(t, numeroFicha)).eventos.map(({ statusToken }) => statusToken)).toEqual([
      'APROVADO',
      'NAO_SOLICITADO',
    ])
    expect(await askToken(numeroFicha, RESTAURACAO)).toMatchObject({ codigo: 'API-GTO-0020' })
    await askToken(numeroFicha, RESTAURACAO, segundo)
    await confirm(numeroFicha)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 20, etapa: 6 })
  })

  it('leaves the rest to be forwarded with the guide, each event paid once', async () => {
    const numeroFicha = await createFeita()
    await askToken(numeroFicha, RESTAURACAO)
    await confirm(numeroFicha)
    expect((await t.call(guia.sendRepasse, { params: { id: numeroFicha } }, { as })).status).toBe(200)
    await runFila(t, 'processPagamento', numeroFicha)
    await runFila(t, 'processPagamento', numeroFicha)
    const { eventos, statusFicha } = await detailGuia(t, numeroFicha)
    expect(statusFicha).toBe(12)
    expect(eventos.map(({ valorPago }) => Number(valorPago) > 0)).toEqual([true, true])
  })

  it('is asked again for an event whose day has changed', async () => {
    const numeroFicha = await createFeita()
    await askToken(numeroFicha, RESTAURACAO)
    await confirm(numeroFicha)
    // Told again, the day that was confirmed is no other.
    await dateEvento(t, numeroFicha)
    expect((await detailGuia(t, numeroFicha)).eventos[0]?.statusToken).toBe('APROVADO')
    for (const data of [null, '2026-11-21']) await dateEvento(t, numeroFicha, RESTAURACAO, data)
    expect((await detailGuia(t, numeroFicha)).eventos[0]?.statusToken).toBe('NAO_SOLICITADO')
  })
})
