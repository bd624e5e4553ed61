import { notificacao } from '@portal/contract/notificacao.ts'
import { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import type { ListaReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerReanalises } from '../operadora/answerReanalise.ts'
import { insertImagem, releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import {
  answerUltima,
  createAPedir,
  extendTratamento,
  findNumero,
  listNumeros,
  sendReanalise,
  type TratamentoAPedir,
} from './reanalise.fixture.ts'

const t = await openTestApp()
beforeAll(async () => {
  await t.rows(
    `update credenciado set permissoes = array_append(permissoes, 'REANALISE_ORTO') where codigo = 100004`,
  )
})
beforeEach(() => t.clock.set(TEST_NOW))

const numerosDe = (lista: ListaReanalise) => listNumeros(t, lista)
const detail = async ({ numeroTratamento, login }: Pick<TratamentoAPedir, 'numeroTratamento' | 'login'>) =>
  t.call(reanalisePrazo.getTratamento, { query: { numeroTratamento } }, { as: await t.as(login) })
const numeroDe = (tratamento: TratamentoAPedir) => findNumero(t, tratamento)
const answer = (tratamento: TratamentoAPedir) => answerUltima(t, tratamento)
const readMeses = async ({ numeroTratamento }: TratamentoAPedir) =>
  (
    await t.rows<{ meses: number }>(
      'select meses_concedidos as meses from tratamento_ortodontico where numero_tratamento = $1',
      [numeroTratamento],
    )
  )[0]?.meses

describe('o pedido', () => {
  it('guarda quanto, por quê e com que imagens, e diz até quando se responde', async () => {
    const tratamento = await createAPedir(t)
    const { body } = await sendReanalise(t, tratamento, { justificativa: ' Canino "incluso". ' })
    expect(body).toEqual({ protocolo: expect.stringMatching(/^O\d{11}$/), prazoResposta: '2026-12-21' })
    const termo = (await detail(tratamento)).body
    expect(termo).toMatchObject({
      mesesConcedidos: 12,
      decididoEm: '2026-11-10',
      pedirAte: '2026-12-10',
      contadoDe: '2026-11-10',
      impedimento: 'emAnalise',
      numeroFicha: tratamento.numeroFicha,
      mesesMaximo: 24,
      acervo: [{ ...tratamento.imagem, nova: false }],
    })
    expect(termo.pedidos).toEqual([
      {
        protocolo: body.protocolo,
        situacao: 'EM_ANALISE',
        mesesConcedidos: 12,
        mesesPedidos: 18,
        mesesDecididos: null,
        enviadaEm: TEST_NOW.toISOString(),
        prazoResposta: '2026-12-21',
        julgadaEm: null,
        razao: null,
        justificativa: 'Canino incluso.',
        imagens: [expect.objectContaining(tratamento.imagem)],
      },
    ])
    expect(
      await t.rows('select congelada_por from imagem_guia where numero_ficha = $1', [tratamento.numeroFicha]),
    ).toEqual([{ congelada_por: 'sendReanalise' }])
  })

  it('diz a que guia do tratamento vai o que o acervo não tem, e nenhuma onde nada se pede', async () => {
    const tratamento = await createAPedir(t)
    const { numeroTratamento, numeroFicha, login, codigoAssociado } = tratamento
    const envioDe = async () => (await detail(tratamento)).body.envio
    const change = (sql: string) => t.rows(`update guia set ${sql} where numero_ficha = $1`, [numeroFicha])
    // Authorised, what comes shows the result.
    expect(await envioDe()).toEqual({ numeroFicha, momento: 'final' })
    await change('status_ficha = 12')
    expect(await envioDe()).toBeNull()
    const doMes = await releaseGuia(t, {
      codigoAssociado,
      login,
      numeroTratamento,
      codigoEspecialidade: 6,
      codigoTipoAtendimento: 8,
    })
    expect(await envioDe()).toEqual({ numeroFicha: doMes, momento: 'inicial' })
    // Another treatment's guide, a signed one and a locked one take none.
    await createAPedir(t, { login })
    for (const muda of ['assinada_em = now()', 'bloqueada = true']) {
      await change(`status_ficha = 1, assinada_em = null, bloqueada = false`)
      expect(await envioDe()).toEqual({ numeroFicha, momento: 'final' })
      await change(muda)
      expect(await envioDe()).toEqual({ numeroFicha: doMes, momento: 'inicial' })
    }
    await sendReanalise(t, tratamento)
    expect(await envioDe()).toBeNull()
  })

  it.each([
    ['mais do que o máximo', { mesesPedidos: 25 }, 'API-REA-0004', 'mesesPedidos'],
    ['o que já tem', { mesesPedidos: 12 }, 'API-REA-0004', 'mesesPedidos'],
    ['justificativa em branco', { justificativa: '   ' }, 'API-GEN-0001', 'justificativa'],
    ['justificativa de que nada se guarda', { justificativa: '<#>' }, 'API-GEN-0001', 'justificativa'],
    ['justificativa sem motivo', { justificativa: 'Quero mais meses.' }, 'API-REA-0006', 'justificativa'],
    ['sem imagem que exista', { imagens: [{ numeroFicha: 1, sequencial: 1 }] }, 'API-REA-0005', 'imagens'],
  ])('%s é recusado, e nada fica', async (_caso, pedido, codigo, campo) => {
    const tratamento = await createAPedir(t)
    const recusa = await sendReanalise(t, tratamento, pedido)
    expect([recusa.codigo, recusa.detalhes.map((detalhe) => detalhe.campo)]).toEqual([codigo, [campo]])
    expect(await numeroDe(tratamento)).toBe(0)
  })

  it('a imagem é deste paciente, vem uma vez, e uma delas a decisão não viu', async () => {
    const tratamento = await createAPedir(t)
    const { imagem, numeroFicha } = tratamento
    const { imagem: alheia } = await createAPedir(t)
    for (const imagens of [
      [imagem, alheia],
      [imagem, imagem],
    ]) {
      expect((await sendReanalise(t, tratamento, { imagens })).codigo).toBe('API-REA-0005')
    }
    await t.rows(`update imagem_guia set enviada_em = '2026-11-09T15:00:00Z' where numero_ficha = $1`, [
      tratamento.numeroFicha,
    ])
    const recusa = await sendReanalise(t, tratamento)
    expect(recusa.detalhes[0]?.mensagem).toBe('Junte ao menos uma imagem que a decisão não viu.')
    expect((await detail(tratamento)).body.acervo).toMatchObject([{ nova: false }])
    const nova = { numeroFicha, sequencial: await insertImagem(t, numeroFicha, 'inicial') }
    const ambas = await sendReanalise(t, tratamento, { imagens: [imagem, nova] })
    expect(ambas.status).toBe(200)
    expect(
      await t.rows(
        'select sequencial_imagem as s, nova from reanalise_anexo where ficha_imagem = $1 order by 1',
        [tratamento.numeroFicha],
      ),
    ).toEqual([
      { s: imagem.sequencial, nova: false },
      { s: nova.sequencial, nova: true },
    ])
  })

  it('um fica aberto de cada vez, mesmo de dois ao mesmo tempo', async () => {
    const tratamento = await createAPedir(t)
    const respostas = await Promise.all([sendReanalise(t, tratamento), sendReanalise(t, tratamento)])
    expect(respostas.map(({ codigo }) => codigo).sort()).toEqual(['API-REA-0002', undefined])
    await answer(tratamento)
    // The image that was judged is nothing new to the next one.
    expect((await sendReanalise(t, tratamento, { mesesPedidos: 20 })).codigo).toBe('API-REA-0005')
    const { numeroFicha } = tratamento
    const nova = { numeroFicha, sequencial: await insertImagem(t, numeroFicha, 'inicial') }
    expect((await sendReanalise(t, tratamento, { imagens: [nova], mesesPedidos: 20 })).status).toBe(200)
  })

  it.each([
    ['no último dia', '2026-10-22', 'ativo', undefined],
    ['um dia depois', '2026-10-21', 'ativo', 'API-REA-0003'],
    ['suspenso', '2026-11-10', 'suspenso', undefined],
    ['abandonado', '2026-11-10', 'abandonado', 'API-REA-0003'],
  ] as const)('%s: %s %s', async (_caso, inicio, estado, codigo) => {
    expect((await sendReanalise(t, await createAPedir(t, { inicio, estado }))).codigo).toBe(codigo)
  })

  it('é dos meses da última guia que os concedeu; os que se tiraram não contam', async () => {
    const tratamento = await createAPedir(t, { inicio: '2025-12-10' })
    expect((await detail(tratamento)).body).toMatchObject({ impedimento: 'foraDoPrazo' })
    const numeroFicha = await extendTratamento(t, tratamento, { dia: '2026-11-15', meses: 8 })
    expect((await detail(tratamento)).body).toMatchObject({
      impedimento: null,
      mesesConcedidos: 8,
      decididoEm: '2026-11-15',
      contadoDe: '2026-11-15',
      numeroFicha,
    })
    await sendReanalise(t, tratamento, { mesesPedidos: 10 })
    await answer(tratamento)
    expect(await readMeses(tratamento)).toBe(22)
    await t.rows(
      `insert into historico_tratamento (codigo_credenciado, numero_tratamento, em, autor, acao, de_estado, para_estado,
              numero_ficha, meses) values (100002, $1, now(), 'x', 'undoExtend', 'ativo', 'ativo', $2, -10)`,
      [tratamento.numeroTratamento, numeroFicha],
    )
    expect((await detail(tratamento)).body).toMatchObject({
      mesesConcedidos: 12,
      numeroFicha: tratamento.numeroFicha,
    })
  })
})

describe('a resposta', () => {
  it('concede o que se pede com motivo e imagem, uma vez, e o diz', async () => {
    const tratamento = await createAPedir(t)
    const { protocolo } = (await sendReanalise(t, tratamento)).body
    await answer(tratamento)
    await answer(tratamento)
    expect(await readMeses(tratamento)).toBe(18)
    const { pedidos, decididoEm, contadoDe, pedirAte, ...termo } = (await detail(tratamento)).body
    expect([termo.mesesConcedidos, termo.impedimento]).toEqual([18, null])
    // The day of the months that are told; the days to ask go on from the decision of the guide.
    expect([decididoEm, contadoDe, pedirAte]).toEqual(['2026-11-21', '2026-11-10', '2026-12-10'])
    expect(pedidos).toMatchObject([
      {
        situacao: 'CONCEDIDA',
        mesesConcedidos: 12,
        mesesDecididos: 18,
        julgadaEm: TEST_NOW.toISOString(),
        razao: expect.stringContaining('“incluso”'),
      },
    ])
    const { notificacoes } = (
      await t.call(notificacao.listNotificacoes, { query: {} }, { as: await t.as(100002) })
    ).body
    expect(notificacoes[0]).toMatchObject({
      tipo: 'REANALISE',
      referencia: tratamento.numeroTratamento,
      texto: `Reanálise ${protocolo}: prazo aumentado, 18 meses`,
    })
  })

  it.each([
    [
      'sem motivo clínico, de antes de isso se recusar',
      'Preciso de tempo.',
      800,
      'A justificativa não diz um motivo clínico que a política conheça',
    ],
    ['imagem que não se lê', 'Canino incluso.', 60, 'Nenhuma imagem nova pode ser lida'],
  ])('%s, o prazo fica', async (_caso, justificativa, largura, razao) => {
    const tratamento = await createAPedir(t)
    await t.rows(
      'update imagem_guia set largura = $2, altura = 800, contraste = 30 where numero_ficha = $1',
      [tratamento.numeroFicha, largura],
    )
    await sendReanalise(t, tratamento)
    await t.rows('update reanalise_prazo set justificativa = $2 where numero_tratamento = $1', [
      tratamento.numeroTratamento,
      justificativa,
    ])
    await answer(tratamento)
    expect(await readMeses(tratamento)).toBe(12)
    expect((await detail(tratamento)).body.pedidos).toMatchObject([
      { situacao: 'MANTIDA', mesesDecididos: 12, razao: `${razao}, e o prazo continua em 12 meses.` },
    ])
  })

  it.each<[string, string, (tratamento: TratamentoAPedir) => Promise<unknown>]>([
    [
      'o tratamento que acabou antes dela',
      'O tratamento deixou de estar em curso antes da resposta: o prazo pedido já não vale.',
      ({ numeroTratamento }) =>
        t.rows(
          `update tratamento_ortodontico set estado = 'cancelado', fim = '2026-11-21' where numero_tratamento = $1`,
          [numeroTratamento],
        ),
    ],
    [
      'o que outra guia já decidiu',
      'Outra guia decidiu os meses antes da resposta: o prazo pedido já não vale.',
      (tratamento) => extendTratamento(t, tratamento, { dia: '2026-11-21', meses: 6 }),
    ],
  ])('não muda %s', async (_caso, razao, change) => {
    const tratamento = await createAPedir(t)
    await sendReanalise(t, tratamento)
    await change(tratamento)
    await answer(tratamento)
    expect((await detail(tratamento)).body.pedidos).toMatchObject([{ situacao: 'MANTIDA', razao }])
  })

  it('vem no último dia do prazo, ainda que a fila a tenha perdido', async () => {
    const tratamento = await createAPedir(t)
    await sendReanalise(t, tratamento)
    const readSituacao = async () => (await detail(tratamento)).body.pedidos.map(({ situacao }) => situacao)
    t.clock.set(new Date('2026-12-20T15:00:00Z'))
    t.forget()
    await answerReanalises(t.services)
    expect(await readSituacao()).toEqual(['EM_ANALISE'])
    t.clock.set(new Date('2026-12-21T15:00:00Z'))
    t.forget()
    await answerReanalises(t.services)
    expect(await readSituacao()).toEqual(['CONCEDIDA'])
    t.forget()
  })
})

it('o tratamento de outro credenciado não existe', async () => {
  const alheio = await createAPedir(t, { login: 100004 })
  expect((await detail({ ...alheio, login: 100002 })).codigo).toBe('API-REA-0001')
  expect((await sendReanalise(t, { ...alheio, login: 100002 })).codigo).toBe('API-REA-0001')
  const proprio = await createAPedir(t)
  expect((await sendReanalise(t, proprio, { imagens: [alheio.imagem] })).codigo).toBe('API-REA-0005')
  expect(await numerosDe('A_PEDIR')).not.toContain(alheio.numeroTratamento)
  expect((await sendReanalise(t, alheio)).status).toBe(200)
  expect(await numerosDe('EM_ANALISE')).not.toContain(alheio.numeroTratamento)
})
