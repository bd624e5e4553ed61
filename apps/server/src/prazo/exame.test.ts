import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureSolicitacao, createSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createExame, sendDoExame } from '../vinculoExame/exame.fixture.ts'
import { clearPrazos } from './prazo.fixture.ts'

const t = await openTestApp()

beforeEach(() => clearPrazos(t))

const linhas = async (login = 100003) =>
  (await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(login) })).body.prazos.map(
    ({ tipo, referencia, prazo: dia, detalhe }) => [tipo, referencia, dia, detalhe],
  )
const instantes = async () =>
  (await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(100003) })).body.prazos.map(
    ({ devolverAte }) => devolverAte,
  )

describe('what a unit captured', () => {
  it('waits for its guide, with the last day on which it may go back', async () => {
    const numero = await createSolicitacao(t)
    await captureSolicitacao(t, numero)
    expect(await linhas()).toEqual([['CAPTURA', numero, '2026-11-22', `Pedido de exames ${numero}`]])
    expect(await linhas(100001)).toEqual([])
    expect(await instantes()).toEqual(['2026-11-22T12:00:00.000Z'])
    await t.rows(
      `update solicitacao_exame set capturada_em = '2026-11-01T12:00:00Z' where numero_solicitacao = $1`,
      [numero],
    )
    expect(await linhas()).toEqual([['CAPTURA', numero, '2026-11-02', `Pedido de exames ${numero}`]])
    const endCobertura = (dia: string | null) =>
      t.rows(
        `update associado set exclusao = $2
          where codigo = (select codigo_associado from solicitacao_exame where numero_solicitacao = $1)`,
        [numero, dia],
      )
    await endCobertura('2026-11-20')
    const comFim = `Pedido de exames ${numero}. Plano terminou em 20/11/2026`
    expect(await linhas()).toEqual([['CAPTURA', numero, '2026-11-02', comFim]])
    await endCobertura(null)
    await t.rows('delete from historico_solicitacao where numero_solicitacao = $1', [numero])
    await t.rows('delete from solicitacao_exame where numero_solicitacao = $1', [numero])
  })

  it('waits no more once the guide is open', async () => {
    await createExame(t)
    expect(await linhas()).toEqual([])
  })
})

describe('an exam that was done', () => {
  /** A radiology guide of the unit's with an event done on a day, in a status. */
  async function createFeito(status: number, dia: string | null, codigo = '81000405'): Promise<number> {
    const { fichaExame } = await createExame(t)
    await t.rows('update guia set status_ficha = $2 where numero_ficha = $1', [fichaExame, status])
    await t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                                quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao)
       select numero_ficha, 1, codigo_credenciado, codigo_associado, $3, 1, 1000, 0, 4, $2
         from guia where numero_ficha = $1`,
      [fichaExame, dia, codigo],
    )
    return fichaExame
  }
  const forward = (numeroFicha: number, em: string, fechamento: string) =>
    t.rows(
      `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
       values (100003, $1, '1', $2, $3)`,
      [numeroFicha, em, fechamento],
    )

  it.each([
    ['today', 1, '2026-11-21', '2026-11-28'],
    ['ten days ago', 1, '2026-11-11', '2026-11-18'],
    ['while the patient has to confirm', 19, '2026-11-20', '2026-11-27'],
    ['not yet', 1, null, null],
    ['and was cancelled', 6, '2026-11-21', null],
  ] as const)('%s', async (_nome, status, dia, ate) => {
    const numeroFicha = await createFeito(status, dia)
    // That the patient has to confirm stands in a line of its own.
    const semToken = (await linhas()).filter(([tipo]) => tipo !== 'TOKEN')
    expect(semToken).toEqual(ate ? [['LAUDO', numeroFicha, ate, null]] : [])
  })

  it('and forwarded has until the last day of its images, and none after it', async () => {
    const numeroFicha = await createFeito(10, '2026-11-20')
    await forward(numeroFicha, '2026-11-20T12:00:00Z', '2026-11-25')
    expect(await linhas()).toEqual([['LAUDO', numeroFicha, '2026-11-25', null]])
    await t.rows(`update encaminhamento set fechamento = '2026-11-20' where numero_ficha = $1`, [numeroFicha])
    expect(await linhas()).toEqual([])
  })

  it('is late no more with its first image', async () => {
    const numeroFicha = await createFeito(1, '2026-11-11')
    await sendDoExame(t, numeroFicha)
    expect(await linhas()).toEqual([])
    await t.rows('update imagem_guia set removida_em = enviada_em where numero_ficha = $1', [numeroFicha])
    expect(await linhas()).toHaveLength(1)
  })

  it('as a documentation waits for its report too, which images do not replace', async () => {
    const numeroFicha = await createFeito(1, '2026-11-11', '98958577')
    expect(await linhas()).toEqual([['LAUDO', numeroFicha, '2026-11-18', null]])
    await sendDoExame(t, numeroFicha)
    expect(await linhas()).toEqual([['TRACADO', numeroFicha, '2026-11-18', null]])
    await sendDoExame(t, numeroFicha, { nome: 'laudo.pdf' })
    expect(await linhas()).toEqual([])
    await t.rows(
      `update imagem_guia set momento = 'recurso' where numero_ficha = $1 and tipo = 'application/pdf'`,
      [numeroFicha],
    )
    expect(await linhas()).toHaveLength(1)
    expect(await linhas(100001)).toEqual([])
    await t.rows('update evento_guia set data_realizacao = null where numero_ficha = $1', [numeroFicha])
    expect(await linhas()).toEqual([])
  })
})
