import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { type ItemRascunho, rascunho } from '@portal/contract/rascunho.ts'
import { describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../imagem/imagem.fixture.ts'
import { readPdf } from '../impressao/readPdf.fixture.ts'
import { PANORAMICA, PERIAPICAL } from '../solicitacaoExame/solicitacao.fixture.ts'
import {
  createAssociado,
  dateEvento,
  detailGuia,
  type EventoEnvio,
  readGuia,
  runFila,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createCapturavel, openGuia } from './capturaExame.fixture.ts'

const t = await openTestApp()
const UNIDADE = 100003

/** A cone beam of the upper arch: a person decides it, on an image of the place. */
const TOMOGRAFIA = {
  ...PANORAMICA,
  sequencial: 3,
  codigoEvento: '81000510',
  justificativa: 'Planejamento de implantes na região dos molares superiores.',
  locais: [{ codigoLocal: 'AS', foco: 'altura óssea' }],
  decididos: [
    {
      codigoGlosa: '3059',
      severidade: 'auditoria',
      campo: 'codigoEvento',
      texto: 'Necessária auditoria inicial',
    },
  ],
} as const
const eventos = [PANORAMICA, PERIAPICAL, TOMOGRAFIA]

const toEnvio = ({ sequencial, codigoEvento, regiao, quantidade }: ItemRascunho): EventoEnvio => ({
  codigoEvento,
  quantidade,
  numeroSequenciaInclusao: sequencial,
  ...(regiao !== undefined && { codigoLocalizacao: regiao }),
})

const send = async (numeroFicha: number, itens: readonly ItemRascunho[], justificativaTecnica?: string) =>
  t.call(
    guia.sendGuia,
    {
      body: {
        numeroFicha,
        eventos: itens.map(toEnvio),
        ...(justificativaTecnica && { justificativaTecnica }),
      },
    },
    { as: await t.as(UNIDADE) },
  )

const simulate = async (numeroFicha: number, itens: ItemRascunho[], justificativa: string) =>
  t.call(rascunho.simulateGuia, { body: { numeroFicha, itens, justificativa } }, { as: await t.as(UNIDADE) })

const escritoDe = async (numeroFicha: number) => {
  const { rascunho: escrito } = await detailGuia(t, numeroFicha, UNIDADE)
  if (!escrito) throw new Error(`no draft of ${numeroFicha}`)
  return escrito
}

describe('a radiology guide of a captured request', () => {
  it.each([
    ['none', [PANORAMICA], /^$/],
    ['one, as it is', [PANORAMICA, PERIAPICAL], /^Dor à percussão/],
    [
      'several, each with its exam',
      eventos,
      /^Radiografia .+: Dor à percussão.+\nTomografia .+: Planejamento/,
    ],
  ])('is justified as its exams are: %s', async (_quantas, pedidos, justificativa) => {
    const { numeroFicha } = await openGuia(t, await createCapturavel(t, { eventos: pedidos }))
    expect((await escritoDe(numeroFicha)).justificativa).toMatch(justificativa)
  })

  it('goes from its draft to its payment, and what the request settled is not asked again', async () => {
    const { numeroFicha } = await openGuia(t, await createCapturavel(t, { eventos }))
    const { itens, justificativa } = await escritoDe(numeroFicha)
    expect(itens.map(({ codigoEvento, regiao }) => `${codigoEvento} ${regiao ?? ''}`)).toEqual([
      '81000405 ',
      '81000421 RMSD',
      '81000421 RPSD',
      '81000510 AS',
    ])
    const contexto = await t.call(
      rascunho.getContexto,
      { query: { numeroFicha } },
      { as: await t.as(UNIDADE) },
    )
    expect(contexto.body.guia.solicitanteInformado).toBe(true)
    expect(contexto.body.guia.examesAprovados).toHaveLength(4)
    expect((await simulate(numeroFicha, itens, justificativa)).body.statusFicha).toBe(1)
    expect((await send(numeroFicha, itens, justificativa)).status).toBe(200)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, auditoria: 'NAO_SE_APLICA' })

    for (const item of itens) {
      expect((await dateEvento(t, numeroFicha, toEnvio(item), '2026-11-21', UNIDADE)).status).toBe(200)
    }
    const as = await t.as(UNIDADE)
    const enviada = await upload(t, numeroFicha, 'cone.png', await arquivos.png(nextCor()), {
      as,
      eventos: '4:AS',
    })
    expect(enviada.status).toBe(200)
    expect((await t.call(guia.sign, { params: { id: numeroFicha } }, { as })).status).toBe(200)
    expect((await t.call(guia.sendRepasse, { params: { id: numeroFicha } }, { as })).status).toBe(200)
    await runFila(t, 'processPagamento', numeroFicha)
    await runFila(t, 'processPagamento', numeroFicha)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 12 })
    const pagos = await t.rows<{ pago: number; glosado: number }>(
      `select valor_pago_centavos as pago, valor_glosado_centavos as glosado from evento_guia
        where numero_ficha = $1`,
      [numeroFicha],
    )
    expect(pagos).toHaveLength(4)
    for (const { pago, glosado } of pagos) expect([pago > 0, glosado]).toEqual([true, 0])
  })

  it('carries nothing besides, and has no complementary guide', async () => {
    const { numeroFicha } = await openGuia(t, await createCapturavel(t, { eventos: [PANORAMICA] }))
    const { itens } = await escritoDe(numeroFicha)
    const outra = { sequencial: 2, codigoEvento: '81000529', regiao: 'AI', quantidade: 1 }
    const recusada = await send(numeroFicha, [...itens, outra])
    expect(recusada.status).toBe(422)
    expect(recusada.detalhes).toEqual([expect.objectContaining({ item: 2, codigoGlosa: '3004' })])
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 8 })
    expect((await send(numeroFicha, itens)).status).toBe(200)
    const complementar = await t.call(
      liberacaoSenha.releaseComplementar,
      { body: { numeroFicha } },
      { as: await t.as(UNIDADE) },
    )
    expect(complementar).toMatchObject({
      codigo: 'API-LIB-0009',
      detalhes: [{ mensagem: expect.stringContaining('só leva os exames aprovados') }],
    })
  })

  it('of a tomography whose image never came is not paid for it', async () => {
    const { numeroFicha } = await openGuia(t, await createCapturavel(t, { eventos: [TOMOGRAFIA] }))
    const { itens } = await escritoDe(numeroFicha)
    const as = await t.as(UNIDADE)
    await send(numeroFicha, itens)
    const [item] = itens
    if (item) await dateEvento(t, numeroFicha, toEnvio(item), '2026-11-21', UNIDADE)
    await t.call(guia.sign, { params: { id: numeroFicha } }, { as })
    await t.call(guia.sendRepasse, { params: { id: numeroFicha } }, { as })
    await runFila(t, 'processPagamento', numeroFicha)
    await runFila(t, 'processPagamento', numeroFicha)
    const [pago] = await t.rows(
      'select valor_pago_centavos as pago from evento_guia where numero_ficha = $1',
      [numeroFicha],
    )
    expect(pago).toEqual({ pago: 0 })
  })

  it('is printed with whoever asked', async () => {
    const { numeroFicha } = await openGuia(t, await createCapturavel(t))
    const { raw } = await t.call(impressao.printGuia, { query: { numeroFicha } }, { as: await t.as(UNIDADE) })
    const [pagina] = await readPdf(raw)
    expect(pagina?.texto.replace(/\s+/g, ' ')).toMatch(/Ana Prado.*12345.*SP/)
  })
})

it('on paper it is judged as any other', async () => {
  const codigoAssociado = await createAssociado(t)
  const relatorioSolicitanteFichaRadio = {
    nomeDentistaSolicitante: 'Joana Prates Lima',
    numeroCroSolicitante: '7',
    ufCroSolicitante: 'SP' as const,
    tipoSolicitante: 'NAO_CREDENCIADO' as const,
  }
  const body = {
    codigoAssociado,
    codigoEspecialidade: 14,
    radiologia: { relatorioSolicitanteFichaRadio },
  } as const
  const { numeroFicha } = (await t.call(liberacaoSenha.releaseSenha, { body }, { as: await t.as(UNIDADE) }))
    .body
  const itens = [{ sequencial: 1, codigoEvento: '81000529', regiao: 'AS', quantidade: 1 }]
  expect((await send(numeroFicha, itens)).status).toBe(200)
  expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 2 })
})
