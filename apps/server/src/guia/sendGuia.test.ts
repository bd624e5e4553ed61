import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts'
import { describe, expect, it } from 'vitest'
import {
  createAssociado,
  createGuia,
  ENDODONTIA,
  ENDODONTIA_ATIPICA,
  type EventoEnvio,
  insertImagem,
  type Opcoes,
  RESTAURACAO,
  readGuia,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

const listEventos = (numeroFicha: number) =>
  t.rows<Record<string, unknown>>(
    `select sequencial_inclusao as seq, codigo_evento as codigo, dente, faces, autorizacao, tipo_acao as acao,
            to_char(data_autorizacao, 'YYYY-MM-DD') as "autorizadoEm", valor_centavos as valor, copart_centavos as copart,
            exige_token as token, status_token as "statusToken", status_envio as envio,
            to_char(data_realizacao, 'YYYY-MM-DD') as "realizadoEm"
       from evento_guia where numero_ficha = $1 order by 1`,
    [numeroFicha],
  )

const pino: EventoEnvio = {
  ...RESTAURACAO,
  codigoEvento: '85400262',
  codigoFace: null,
  numeroSequenciaInclusao: 2,
}

/** Produto §4: where envio-gto leads. */
describe('guia.sendGuia', () => {
  it('takes as many events as the domain says, and names the limit to who sends more', async () => {
    const numeroFicha = await releaseGuia(t)
    const create = (quantos: number) =>
      Array.from({ length: quantos }, (_, i) => ({ ...RESTAURACAO, numeroSequenciaInclusao: i + 1 }))
    const demais = await sendEventos(t, numeroFicha, create(MAXIMO_EVENTOS_GUIA + 1))
    expect(demais).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
    expect(demais.detalhes).toEqual([
      { campo: 'eventos', mensagem: `Itens demais: o máximo é ${MAXIMO_EVENTOS_GUIA}.` },
    ])
    // Not the number, but what they are, stands against as many as that.
    expect(await sendEventos(t, numeroFicha, create(MAXIMO_EVENTOS_GUIA))).toMatchObject({ status: 200 })
  })

  it('approves what the rules approve, at the price of the day with the co-payment of the plan', async () => {
    const numeroFicha = await releaseGuia(t)
    const { body } = await sendEventos(t, numeroFicha, [RESTAURACAO])
    expect(body).toEqual({
      situacao: { numeroFicha, statusFicha: 1, codigoEtapaAtual: 2, versao: 2 },
      motivos: [{ numeroSequencialInclusao: 1, motivos: [] }],
    })
    expect(await listEventos(numeroFicha)).toEqual([
      {
        seq: 1,
        codigo: '85100200',
        dente: '26',
        faces: 'MO',
        autorizacao: 4,
        acao: null,
        autorizadoEm: '2026-11-21',
        valor: 10_000,
        copart: 1000,
        token: true,
        statusToken: 'NAO_SOLICITADO',
        envio: 'ENVIADO',
        realizadoEm: null,
      },
    ])
    expect(
      await t.rows(
        `select quantidade_eventos as n, valor_total_centavos as total from guia where numero_ficha = $1`,
        [numeroFicha],
      ),
    ).toEqual([{ n: 1, total: 10_000 }])
  })

  it.each<[string, number, EventoEnvio[], number[], string | null]>([
    ['all approved', 1, [RESTAURACAO], [4], null],
    ['all denied', 3, [pino], [3], null],
    ['some denied', 7, [RESTAURACAO, pino], [4, 3], null],
    [
      'an image missing',
      5,
      [RESTAURACAO, { ...ENDODONTIA, numeroSequenciaInclusao: 2 }],
      [4, 2],
      '2026-12-04',
    ],
    ['a justification missing', 4, [ENDODONTIA_ATIPICA], [2], '2026-12-04'],
  ])('%s: status %i', async (_nome, status, eventos, autorizacoes, prazo) => {
    const numeroFicha = await releaseGuia(t)
    const { body } = await sendEventos(t, numeroFicha, eventos)
    expect(body.situacao).toMatchObject({ statusFicha: status, codigoEtapaAtual: 2 })
    expect((await listEventos(numeroFicha)).map(({ autorizacao }) => autorizacao)).toEqual(autorizacoes)
    expect((await readGuia(t, numeroFicha)).prazo).toBe(prazo)
  })

  it('waits for a person where the rule asks for one, and all events read as in analysis', async () => {
    const numeroFicha = await releaseGuia(t)
    await insertImagem(t, numeroFicha, 'inicial')
    const segundo = { ...ENDODONTIA, numeroSequenciaInclusao: 2 }
    const { body } = await sendEventos(t, numeroFicha, [RESTAURACAO, segundo])
    expect(body.situacao.statusFicha).toBe(2)
    expect((await readGuia(t, numeroFicha)).auditoria).toBe('ENVIO_PENDENTE')
    const query = { numeroFicha }
    const { body: detalhada } = await t.call(guia.getGuiaDetalhada, { query }, { as })
    expect(detalhada.eventos.map(({ autorizacao }) => autorizacao)).toEqual([2, 2])
  })

  it('decides exactly what the simulation said, denial for denial', async () => {
    const numeroFicha = await releaseGuia(t)
    const itens = [
      { sequencial: 1, codigoEvento: '85400262', dente: '26', quantidade: 1 },
      { sequencial: 2, codigoEvento: '85100200', dente: '26', faces: 'OM', quantidade: 1 },
    ]
    const simulado = await t.call(rascunho.simulateGuia, { body: { numeroFicha, itens } }, { as })
    const enviado = await sendEventos(t, numeroFicha, [
      { ...pino, numeroSequenciaInclusao: 1 },
      { ...RESTAURACAO, numeroSequenciaInclusao: 2 },
    ])
    expect(enviado.body.motivos).toEqual(simulado.body.itens)
    expect(enviado.body.motivos[0]?.motivos).toMatchObject([{ codigoGlosa: '3064', severidade: 'glosa' }])
  })

  it('stores the denial with its help', async () => {
    const numeroFicha = await releaseGuia(t)
    await sendEventos(t, numeroFicha, [pino])
    const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
    expect(body.eventos[0]).toMatchObject({
      autorizacao: 3,
      tipoAcao: 'glosado',
      motivos: [{ codigoGlosa: '3064' }],
      ajudaEvento: [{ codigoGlosa: '3064' }],
    })
  })

  it('translates a former code to the event that replaced it', async () => {
    const numeroFicha = await releaseGuia(t)
    const enviado = { codigoEvento: '98400090', quantidade: 1, numeroSequenciaInclusao: 1 }
    expect((await sendEventos(t, numeroFicha, [enviado])).status).toBe(200)
    expect(await listEventos(numeroFicha)).toMatchObject([{ codigo: '84000090', valor: 4000 }])
  })

  it('sends a complementary guide to payment without authorising its events one by one', async () => {
    const codigoAssociado = await createAssociado(t)
    const principal = await createGuia(t, 'autorizada', { codigoAssociado })
    const complementar = await releaseGuia(t, { codigoAssociado, numeroFichaPrincipal: principal })
    const outroDente = { ...RESTAURACAO, codigoLocalizacao: '27' }
    const { body } = await sendEventos(t, complementar, [outroDente])
    expect(body.situacao).toMatchObject({ statusFicha: 17, codigoEtapaAtual: 2 })
    expect(await readGuia(t, complementar)).toMatchObject({
      status: 17,
      etapa: 1,
      auditoria: 'NAO_SE_APLICA',
    })
    expect(await listEventos(complementar)).toMatchObject([{ autorizacao: 1, autorizadoEm: null }])
  })

  it('refuses in a complementary guide what the main guide already has', async () => {
    const codigoAssociado = await createAssociado(t)
    const principal = await createGuia(t, 'autorizada', { codigoAssociado })
    const complementar = await releaseGuia(t, { codigoAssociado, numeroFichaPrincipal: principal })
    const answer = await sendEventos(t, complementar, [RESTAURACAO])
    expect(answer).toMatchObject({ status: 422, codigo: 'API-GTO-0045' })
    expect(answer.detalhes).toMatchObject([{ item: 1, campo: 'codigoEvento' }])
    expect(await readGuia(t, complementar)).toMatchObject({ status: 16, versao: 1 })
  })

  it('keeps observation and justification, protected, and throws the draft away', async () => {
    const numeroFicha = await releaseGuia(t)
    const itens = [{ sequencial: 1, codigoEvento: '85100200', quantidade: 1 }]
    const salvo = { numeroFicha, revisaoBase: 0, itens, observacao: '', justificativa: '' }
    await t.call(rascunho.saveRascunho, { body: salvo }, { as })
    const descricaoObservacao = 'Fratura <antiga> "MO"'
    const justificativaTecnica = "Cúspide d'água"
    const body = { numeroFicha, eventos: [RESTAURACAO], descricaoObservacao, justificativaTecnica }
    await t.call(guia.sendGuia, { body }, { as })
    const { body: observacoes } = await t.call(guia.listObservacoes, { query: { numeroFicha } }, { as })
    expect(observacoes).toMatchObject([
      { sequencial: 1, tipo: 'observacao', autor: 'credenciado', descricaoObservacao: 'Fratura antiga MO' },
      { sequencial: 2, tipo: 'justificativa', descricaoObservacao: 'Cúspide dágua' },
    ])
    expect(await t.rows('select 1 from rascunho_guia where numero_ficha = $1', [numeroFicha])).toEqual([])
  })

  it('refuses what was typed over another screen’s draft, and keeps that one', async () => {
    const numeroFicha = await releaseGuia(t)
    const itens = [{ sequencial: 1, codigoEvento: '85100200', quantidade: 1 }]
    for (const revisaoBase of [0, 1]) {
      const salvo = { numeroFicha, revisaoBase, itens, observacao: `${revisaoBase}`, justificativa: '' }
      await t.call(rascunho.saveRascunho, { body: salvo }, { as })
    }
    const send = (revisaoRascunho: number) =>
      t.call(guia.sendGuia, { body: { numeroFicha, eventos: [RESTAURACAO], revisaoRascunho } }, { as })
    for (const outra of [0, 1, 3]) {
      const recusa = await send(outra)
      expect(recusa).toMatchObject({ status: 409, codigo: 'API-GTO-0013' })
      expect(recusa.detalhes).toMatchObject([{ campo: 'revisaoRascunho', revisao: 2 }])
    }
    const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
    expect(body).toMatchObject({ versao: 1, rascunho: { revisao: 2, observacao: '1' } })
    expect((await send(2)).status).toBe(200)
  })

  it('takes the day of what is done at once, and refuses one before the authorisation', async () => {
    const [hoje, ontem] = [await releaseGuia(t), await releaseGuia(t)]
    await sendEventos(t, hoje, [{ ...RESTAURACAO, data: '21/11/2026' }])
    expect(await listEventos(hoje)).toMatchObject([{ realizadoEm: '2026-11-21', autorizacao: 4 }])
    const recusa = await sendEventos(t, ontem, [{ ...RESTAURACAO, data: '20/11/2026' }])
    expect(recusa).toMatchObject({ status: 422, codigo: 'API-GTO-0016' })
    expect(String(recusa.raw)).toContain('"codigoGlosa":"3014"')
  })
})

it.each([
  ['an image', ENDODONTIA],
  ['a justification', ENDODONTIA_ATIPICA],
])('guia.sendGuia refuses the day of what still waits for %s, instead of dropping it', async (_nome, um) => {
  const numeroFicha = await releaseGuia(t)
  const comData = { ...um, data: '21/11/2026', numeroSequenciaInclusao: 2 }
  const recusa = await sendEventos(t, numeroFicha, [{ ...RESTAURACAO, data: '21/11/2026' }, comData])
  expect(recusa).toMatchObject({ status: 422, codigo: 'API-GTO-0016' })
  expect(recusa.detalhes).toMatchObject([
    { item: 2, campo: 'data', mensagem: expect.stringMatching(/informe-a depois da autorização\.$/) },
  ])
  expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 8 })
  const aceita = await sendEventos(t, numeroFicha, [
    { ...RESTAURACAO, data: '21/11/2026' },
    { ...um, numeroSequenciaInclusao: 2 },
  ])
  expect(aceita.status).toBe(200)
})

describe('guia.sendGuia refuses', () => {
  const semFace = { ...RESTAURACAO, codigoFace: null }
  it.each<[string, string, number, EventoEnvio[], Opcoes, object[]]>([
    ['an empty guide', 'API-GTO-0014', 422, [], {}, [{}]],
    [
      'an item without its faces',
      'API-GTO-0015',
      422,
      [{ ...semFace, numeroSequenciaInclusao: 4 }],
      {},
      [{ item: 4, campo: 'faces' }],
    ],
    [
      'an unknown event',
      'API-GTO-0015',
      422,
      [{ ...RESTAURACAO, codigoEvento: '99999999' }],
      {},
      [{ item: 1, campo: 'codigoEvento', codigoGlosa: '3001' }],
    ],
    [
      'no quantity',
      'API-GTO-0015',
      422,
      [{ ...RESTAURACAO, quantidade: 0 }],
      {},
      [{ item: 1, campo: 'quantidade' }],
    ],
    [
      'a day that does not exist',
      'API-GTO-0015',
      422,
      [{ ...RESTAURACAO, data: '31/02/2026' }],
      {},
      [{ item: 1, campo: 'data' }],
    ],
    [
      'two events under one number',
      'API-GTO-0015',
      422,
      [RESTAURACAO, { ...RESTAURACAO, codigoLocalizacao: '27' }],
      {},
      [{ item: 1, campo: 'numeroSequenciaInclusao' }],
    ],
    [
      'radiology among clinical events',
      'API-GTO-0023',
      422,
      [
        RESTAURACAO,
        { codigoEvento: '81000421', codigoLocalizacao: '26', quantidade: 1, numeroSequenciaInclusao: 2 },
      ],
      {},
      [],
    ],
  ])('%s with %s', async (_nome, codigo, status, eventos, opcoes, detalhes) => {
    const numeroFicha = await releaseGuia(t, opcoes)
    const answer = await sendEventos(t, numeroFicha, eventos)
    expect(answer).toMatchObject({ status, codigo })
    expect(answer.detalhes).toMatchObject(detalhes)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 8, versao: 1 })
    expect(await listEventos(numeroFicha)).toEqual([])
  })

  it('a guide that was sent already, saying in which status it is', async () => {
    const numeroFicha = await createGuia(t, 'autorizada')
    const answer = await sendEventos(t, numeroFicha, [RESTAURACAO])
    expect(answer).toMatchObject({ status: 409, codigo: 'API-GTO-0011' })
    expect(String(answer.raw)).toContain('Autorizada')
  })

  it('one that is in no stage to be sent', async () => {
    const numeroFicha = await releaseGuia(t)
    await t.rows('update guia set codigo_etapa = 2 where numero_ficha = $1', [numeroFicha])
    const answer = await sendEventos(t, numeroFicha, [RESTAURACAO])
    expect(answer).toMatchObject({ status: 409, codigo: 'API-GTO-0012' })
  })
})
