import { aplicativo } from '@portal/contract/aplicativo.ts'
import { guia } from '@portal/contract/guia.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { duracaoPasseSegundos } from '@portal/domain/aplicativo/ato.tables.ts'
import { createSigner } from 'fast-jwt'
import { describe, expect, it } from 'vitest'
import { detailGuia, RESTAURACAO, readGuia, runFila, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { askToken, createAssinada, releaseDe, signPasse } from './aplicativo.fixture.ts'
import { readComando } from './comandoAplicativo.ts'
import { type Ordem, signOrdem } from './passe.ts'

const t = await openTestApp()
const as = await t.as(100001)

const send = (passe: string) => t.call(aplicativo.sendAto, { body: { passe } })
const act = (ordem: Ordem) => send(signPasse(t, ordem))
const tokenOf = async (numeroFicha: number): Promise<{ numeroToken: string }> => {
  const [evento] = (await detailGuia(t, numeroFicha)).eventos
  return { numeroToken: evento?.numeroToken ?? 'none' }
}
const listAvisos = async (numeroFicha: number) => {
  const { body } = await t.call(notificacao.listNotificacoes, { query: { qtdRegistros: 50 } }, { as })
  return body.notificacoes.filter(({ referencia }) => referencia === numeroFicha).map(({ texto }) => texto)
}

describe('the patient takes a guide', () => {
  it('that was released: 9, still to be filled in and sent, and its provider is told', async () => {
    const recebida = await releaseDe(t)
    const { numeroFicha } = recebida
    expect(await act({ ...recebida, ato: 'RECEBE' })).toMatchObject({
      status: 200,
      body: { numeroFicha, statusFicha: 9 },
    })
    const { historico } = await detailGuia(t, numeroFicha)
    expect(historico.at(-1)).toMatchObject({ autor: 'Beneficiário', paraStatus: 9 })
    expect(await listAvisos(numeroFicha)).toEqual([`Guia ${numeroFicha}: Enviada ao aplicativo`])
    expect((await sendEventos(t, numeroFicha, [RESTAURACAO])).status).toBe(200)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, etapa: 2 })
  })

  it('once: told again, it is answered and nothing is written', async () => {
    const recebida = await releaseDe(t)
    const passe = signPasse(t, { ...recebida, ato: 'RECEBE' })
    await send(passe)
    const antes = await readGuia(t, recebida.numeroFicha)
    expect(await send(passe)).toMatchObject({ status: 200, body: { statusFicha: 9 } })
    expect(await readGuia(t, recebida.numeroFicha)).toEqual(antes)
  })

  it('but no complementary one, which would be locked, and none that was sent', async () => {
    const { numeroFicha } = await createAssinada(t, 'assinada')
    const complementar = await releaseDe(t, numeroFicha)
    const enviada = await createAssinada(t, 'assinada')
    for (const outra of [complementar, enviada])
      expect(await act({ ...outra, ato: 'RECEBE' })).toMatchObject({ status: 409, codigo: 'API-GTO-0011' })
  })
})

describe('the patient answers a token', () => {
  it('yes: the guide is forwarded, once', async () => {
    const gerada = await createAssinada(t, 'gerado')
    const ordem = { ...gerada, ato: 'CONFIRMA' as const, ...(await tokenOf(gerada.numeroFicha)) }
    expect(await act(ordem)).toMatchObject({ status: 200, body: { statusFicha: 20 } })
    const antes = await readGuia(t, gerada.numeroFicha)
    expect(await act(ordem)).toMatchObject({ status: 200, body: { statusFicha: 20 } })
    expect(await readGuia(t, gerada.numeroFicha)).toEqual(antes)
  })

  it.each(['pedido', 'gerado'] as const)(
    'no, when it was %s: back to where it was, with why',
    async (ate) => {
      const pedida = await createAssinada(t, ate)
      const { numeroFicha } = pedida
      const numero = ate === 'gerado' ? await tokenOf(numeroFicha) : {}
      const rejeitada = await act({ ...pedida, ato: 'REJEITA', motivo: 'OUTRO_DIA', ...numero })
      expect(rejeitada).toMatchObject({ status: 200, body: { statusFicha: 1 } })
      expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, etapa: 3, assinada: true })
      const { eventos, historico, eventosRejeitados } = await detailGuia(t, numeroFicha)
      expect(eventos).toMatchObject([{ statusToken: 'REJEITADO', tokensRejeitados: 1 }])
      expect(eventosRejeitados).toBe(1)
      const porque = 'O beneficiário disse que foi em outro dia.'
      expect(historico.at(-1)).toMatchObject({ autor: 'Beneficiário', motivo: porque })
      expect((await listAvisos(numeroFicha))[0]).toBe(`Guia ${numeroFicha}: atendimento rejeitado. ${porque}`)
      const { body } = await t.call(pesquisa.searchGuias, { body: { numeroFicha } }, { as })
      expect(body.guias).toMatchObject([{ eventosRejeitados: 1 }])
      // What the queue had in mind finds the guide elsewhere.
      await runFila(t, 'confirmToken', numeroFicha)
      expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, etapa: 3 })
    },
  )

  it('no leaves the forwarding open', async () => {
    const pedida = await createAssinada(t, 'pedido')
    await act({ ...pedida, ato: 'REJEITA', motivo: 'NAO_RECONHECE' })
    const enviada = await t.call(guia.sendRepasse, { params: { id: pedida.numeroFicha } }, { as })
    expect(enviada).toMatchObject({ status: 200, body: { statusFicha: 10 } })
  })

  it('and is asked once more, by another number; after the second no, never', async () => {
    const pedida = await createAssinada(t, 'gerado')
    const { numeroFicha } = pedida
    const rejeita = { ...pedida, ato: 'REJEITA' as const, motivo: 'NAO_REALIZADO' as const }
    const primeiro = await tokenOf(numeroFicha)
    await act({ ...rejeita, ...primeiro })
    expect((await askToken(t, numeroFicha)).status).toBe(200)
    expect((await detailGuia(t, numeroFicha)).eventos).toMatchObject([{ numeroToken: null }])
    // The first no, heard again while the second token is on its way, answers none.
    expect(await act({ ...rejeita, ...primeiro })).toMatchObject({ status: 409, codigo: 'API-APL-0002' })
    await runFila(t, 'generateToken', numeroFicha)
    const segundo = await tokenOf(numeroFicha)
    expect(
      await act({ ...rejeita, numeroToken: segundo.numeroToken === '000000' ? '000001' : '000000' }),
    ).toMatchObject({
      status: 409,
      codigo: 'API-APL-0002',
    })
    expect(await act({ ...rejeita, ...segundo })).toMatchObject({ status: 200 })
    expect(await askToken(t, numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0060' })
  })
})

it('a no that was told again is one, and answers nothing that is asked since', async () => {
  const pedida = await createAssinada(t, 'pedido')
  const passe = signPasse(t, { ...pedida, ato: 'REJEITA', motivo: 'OUTRO_DIA' })
  expect(await send(passe)).toMatchObject({ status: 200, body: { statusFicha: 1 } })
  expect(await send(passe)).toMatchObject({ status: 200, body: { statusFicha: 1 } })
  t.clock.advance(1000)
  await askToken(t, pedida.numeroFicha)
  expect(await send(passe)).toMatchObject({ status: 409, codigo: 'API-APL-0002' })
  const { eventos } = await detailGuia(t, pedida.numeroFicha)
  expect(eventos).toMatchObject([{ statusToken: 'FILA_PENDENTE', tokensRejeitados: 1 }])
})

describe('whose guide it is', () => {
  it('is asked of the patient: of another patient’s it says what it says of none, byte for byte', async () => {
    const [minha, alheia] = [await releaseDe(t), await releaseDe(t)]
    const antes = await readGuia(t, alheia.numeroFicha)
    const ask = (numeroFicha: number) => act({ sub: minha.sub, numeroFicha, ato: 'RECEBE' })
    const [outra, nenhuma] = [await ask(alheia.numeroFicha), await ask(799_999_999)]
    expect(outra).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
    const said = ({ raw }: typeof outra) => String(raw).replace(/"requisicao":"[^"]+"/, '')
    expect(said(outra)).toBe(said(nenhuma))
    expect(await readGuia(t, alheia.numeroFicha)).toEqual(antes)
  })
})

describe('an order is refused', () => {
  const { chavesAplicativo, secrets, chavesPassagem } = t.services
  const sub = '500000001'
  const ordem: Ordem = { sub, numeroFicha: 700_000_001, ato: 'RECEBE' }
  const now = t.clock.now()
  const segundos = Math.floor(now.getTime() / 1000)
  const signed = (claims: object, typ = 'aplicativo+jwt') =>
    createSigner({ key: chavesAplicativo[0] ?? '', algorithm: 'HS256', header: { typ, alg: 'HS256' } })({
      ...ordem,
      aud: 'aplicativo',
      iat: segundos,
      exp: segundos + 60,
      ...claims,
    })

  it.each([
    ['signed with the key of the sessions', signOrdem(secrets, ordem, now)],
    ['signed with the key of the hand-over', signOrdem(chavesPassagem, ordem, now)],
    ['of an access token’s type', signed({}, 'at+jwt')],
    ['for somebody else', signed({ aud: 'portal' })],
    ['for nobody', signed({ aud: undefined })],
    [
      'that is over',
      signOrdem(chavesAplicativo, ordem, new Date(now.getTime() - duracaoPasseSegundos * 1000)),
    ],
    ['of tomorrow', signed({ iat: segundos + 60, exp: segundos + 90 })],
    ['for a whole day', signed({ exp: segundos + 86_400 })],
    ['that never ends', signed({ exp: undefined })],
    ['of no patient', signed({ sub: undefined })],
    ['of no act that there is', signed({ ato: 'PAGA' })],
    ['that says yes to no token', signed({ ato: 'CONFIRMA' })],
    ['that says no without why', signed({ ato: 'REJEITA' })],
    ['with why of its own', signed({ ato: 'REJEITA', motivo: 'PORQUE SIM' })],
    ['cut short', signed({}).slice(0, -2)],
    ['without a signature', `${signed({}).split('.').slice(0, 2).join('.')}.`],
  ])('%s', async (_nome, passe) => {
    expect(await send(passe)).toMatchObject({ status: 401, codigo: 'API-APL-0001' })
  })

  it('and taken as it is meant, of a guide that there is not', async () => {
    expect(await send(signed({ numeroFicha: 799_999_999 }))).toMatchObject({ codigo: 'API-GTO-0001' })
  })
})

const guiaDela = ['--cartao', '500000001', '--guia', '700000001']
const base = { sub: '500000001', numeroFicha: 700_000_001 }

it.each([
  [[...guiaDela, '--recebe'], { ...base, ato: 'RECEBE' }],
  [[...guiaDela, '--confirma', '--token', '012345'], { ...base, ato: 'CONFIRMA', numeroToken: '012345' }],
  [[...guiaDela, '--rejeita', 'OUTRO_DIA'], { ...base, ato: 'REJEITA', motivo: 'OUTRO_DIA' }],
  [
    [...guiaDela, '--rejeita', 'OUTRO_DIA', '--token', '012345'],
    { ...base, ato: 'REJEITA', motivo: 'OUTRO_DIA', numeroToken: '012345' },
  ],
  [[...guiaDela, '--confirma'], undefined],
  [[...guiaDela, '--recebe', '--confirma', '--token', '012345'], undefined],
  [[...guiaDela, '--recebe', '--token', '012345'], undefined],
  [[...guiaDela, '--rejeita', 'PORQUE'], undefined],
  [[...guiaDela, '--confirma', '--token', '12345'], undefined],
  [['--cartao', 'x', '--guia', '7', '--recebe'], undefined],
  [['--cartao', '5', '--guia', '0', '--recebe'], undefined],
  [[...guiaDela, '--outra'], undefined],
  [[], undefined],
])('the application of the demonstration: %j', (args, ordem) => {
  expect(readComando(args)).toEqual(ordem)
})
