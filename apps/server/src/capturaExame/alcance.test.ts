import { describe, expect, it } from 'vitest'
import { statement } from '../db/client.ts'
import { listVencidas } from '../solicitacaoExame/lista.store.ts'
import { createSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { capture, createCapturavel } from './capturaExame.fixture.ts'

const t = await openTestApp()
const { pool } = t.services

const conta = statement<{ quantas: number }>(
  'teste.conta',
  'select count(*)::int as quantas from solicitacao_exame',
)
const rouba = statement('teste.rouba', `update solicitacao_exame set hipotese_diagnostica = 'x'`)
const passos = statement<{ quantos: number }>(
  'teste.passos',
  'select count(*)::int as quantos from historico_solicitacao',
)
const captura = statement<{ resultado: string }>(
  'teste.captura',
  `select captura_exame($1, $2, $3, now(), '2026-11-21') as resultado`,
)
const motivo = statement('teste.motivo', 'select status from motivo_sem_captura($1, $2, $3)')
const devolve = statement<{ devolvida: boolean }>(
  'teste.devolve',
  'select devolve_captura($1, now()) as devolvida',
)

/** What the database itself lets the application do in a unit's name, whatever its code forgets. */
describe('in the name of a unit', () => {
  it('only what it captured is read, its history is not, and nothing of it is written', async () => {
    const body = await createCapturavel(t)
    await createCapturavel(t)
    await capture(t, body)
    const [lida, historico] = await pool.transaction(100003, async (db) => {
      await db.query(rouba)
      return [await db.query(conta), await db.query(passos)]
    })
    expect([lida, historico]).toEqual([[{ quantas: 1 }], [{ quantos: 0 }]])
    const [linha] = await t.rows(
      'select hipotese_diagnostica as hipotese from solicitacao_exame where numero_solicitacao = $1',
      [body.numeroSolicitacao],
    )
    expect(linha).toEqual({ hipotese: 'Lesão periapical do 16.' })
  })

  it.each([
    ['no radiology unit', 100001],
    ['a unit of another network', 200002],
    ['nobody', 0],
  ])('nothing is captured as %s', async (_quem, credenciado) => {
    const { numeroSolicitacao, codigoAssociado, dataNascimento } = await createCapturavel(t)
    const chave = [numeroSolicitacao, codigoAssociado, dataNascimento]
    expect(await pool.transaction(credenciado, (db) => db.query(captura, chave))).toEqual([
      { resultado: 'naoConfere' },
    ])
    expect(await pool.transaction(credenciado, (db) => db.query(motivo, chave))).toEqual([])
  })

  it.each([
    ['captures exams and is no unit', true, false],
    ['is a unit and captures none', false, true],
  ])('nothing is captured as one of the network that %s', async (_qual, capturaExame, unidadeRadio) => {
    const { numeroSolicitacao, codigoAssociado, dataNascimento } = await createCapturavel(t)
    await t.rows('update credenciado set captura_exame = $1, unidade_radio = $2 where codigo = 100011', [
      capturaExame,
      unidadeRadio,
    ])
    const chave = [numeroSolicitacao, codigoAssociado, dataNascimento]
    const tentada = await pool.transaction(100011, (db) => db.query(captura, chave))
    await t.rows('update credenciado set captura_exame = true, unidade_radio = true where codigo = 100011')
    expect(tentada).toEqual([{ resultado: 'naoConfere' }])
  })

  it('no provider is told which requests of all have expired', async () => {
    const numeroSolicitacao = await createSolicitacao(t, { validade: '2026-11-20' })
    const vistas = (credenciado: number) =>
      pool.transaction(credenciado, (db) => listVencidas(db, '2026-11-21', numeroSolicitacao - 1, 1))
    expect(await vistas(100003)).toEqual([])
    expect(await vistas(0)).toEqual([{ codigoCredenciado: 100001, numeroSolicitacao }])
  })

  it('another unit’s capture is not given back', async () => {
    const body = await createCapturavel(t)
    await capture(t, body)
    const devolvida = (credenciado: number) =>
      pool.transaction(credenciado, (db) => db.query(devolve, [body.numeroSolicitacao]))
    expect(await devolvida(100011)).toEqual([{ devolvida: false }])
    expect(await devolvida(100001)).toEqual([{ devolvida: false }])
    expect(await devolvida(100003)).toEqual([{ devolvida: true }])
  })
})

it.each([
  [{ status: 'CANCELADA' }, 'O pedido foi cancelado por quem o fez. '],
  [{ status: 'EM_ANALISE' }, 'O pedido está em análise. '],
  [{ validade: '2026-11-20' }, 'O pedido passou da validade em 20/11/2026. '],
] as const)('refused says its one cause, to whoever knows all three: %o', async (opcoes, causa) => {
  const body = await createCapturavel(t, opcoes)
  const mensagem = expect.stringContaining(causa)
  expect(await capture(t, body)).toMatchObject({ codigo: 'API-CAP-0004', detalhes: [{ mensagem }] })
  const errada = await capture(t, { ...body, dataNascimento: '1986-03-11' })
  expect(errada).toMatchObject({ codigo: 'API-CAP-0001', detalhes: [] })
})
