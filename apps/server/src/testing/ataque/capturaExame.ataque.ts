import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { capture, createCapturavel, giveBack } from '../../capturaExame/capturaExame.fixture.ts'
import { readSolicitacao } from '../../solicitacaoExame/solicitacao.fixture.ts'
import { createTestApp, type TestApp } from '../testApp.ts'

const VEZES = 200
const UNIDADES = [100003, 100011] as const

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
beforeEach(() => {
  // The look-ups of a minute are another test's.
  t.clock.advance(61_000)
})

const countPassos = async (numeroSolicitacao: number, acao: string) => {
  const { passos } = await readSolicitacao(t, numeroSolicitacao)
  return passos.filter((passo) => passo.acao === acao).length
}

it('two units at once, 200 times: one gets it, and one number is reserved', async () => {
  const ganhas = new Map<number, number>()
  for (let vez = 0; vez < VEZES; vez++) {
    t.clock.advance(2000)
    const body = await createCapturavel(t)
    const respostas = await Promise.all(UNIDADES.map((login) => capture(t, body, login)))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
    const [ganhou] = respostas.flatMap(({ status }, i) => (status === 200 ? (UNIDADES[i] ?? 0) : []))
    ganhas.set(ganhou ?? 0, (ganhas.get(ganhou ?? 0) ?? 0) + 1)
    expect(await countPassos(body.numeroSolicitacao, 'capture')).toBe(1)
  }
  const fichas = await t.rows(
    'select distinct numero_ficha_radiologia from solicitacao_exame where numero_ficha_radiologia is not null',
  )
  expect(fichas).toHaveLength(VEZES)
  expect([...ganhas.keys()].every((login) => login !== 0)).toBe(true)
})

it('captured and cancelled by its requester at once: it is one or the other', async () => {
  t.forget()
  for (let vez = 0; vez < 50; vez++) {
    t.clock.advance(2000)
    const body = await createCapturavel(t)
    const { numeroSolicitacao } = body
    const [captura, cancelada] = await Promise.all([
      capture(t, body),
      t.call(solicitacaoExame.cancelSolicitacao, { body: { numeroSolicitacao } }, { as: await t.as(100001) }),
    ])
    const { status } = await readSolicitacao(t, numeroSolicitacao)
    expect([captura.status, cancelada.status, status]).toEqual(
      captura.status === 200 ? [200, 409, 'CAPTURADA'] : [409, 200, 'CANCELADA'],
    )
  }
})

it('opened and given back at once: no guide is left without its capture', async () => {
  t.forget()
  for (let vez = 0; vez < 50; vez++) {
    t.clock.advance(2000)
    const body = await createCapturavel(t)
    const { numeroFichaSolicitacao, numeroSolicitacaoExame } = (await capture(t, body)).body
    const pedido = {
      codigoAssociado: body.codigoAssociado,
      codigoEspecialidade: 14 as const,
      radiologia: { capturaExame: { numeroFichaSolicitacao, numeroSolicitacaoExame } },
    }
    const as = await t.as(100003)
    await Promise.all([
      t.call(liberacaoSenha.releaseSenha, { body: pedido }, { as }),
      giveBack(t, numeroSolicitacaoExame),
    ])
    const { status } = await readSolicitacao(t, numeroSolicitacaoExame)
    expect(status).toBe('APROVADA_PORTAL')
    const vivas = await t.rows('select from guia where numero_ficha = $1 and status_ficha <> 6', [
      numeroFichaSolicitacao,
    ])
    expect(vivas).toEqual([])
  }
})

it('numbers, cards and birth dates guessed: 200 of each, and nothing is told or taken', async () => {
  t.forget()
  const body = await createCapturavel(t)
  const respostas = new Set<string>()
  for (let vez = 1; vez <= VEZES; vez++) {
    t.clock.advance(2000)
    const dia = new Date(Date.UTC(1950, 0, vez)).toISOString().slice(0, 10)
    for (const palpite of [
      { ...body, numeroSolicitacao: 1_000_000 + vez },
      { ...body, codigoAssociado: String(800_000_000 + vez) },
      { ...body, dataNascimento: dia },
    ]) {
      const { codigo } = await capture(t, palpite, 100011)
      respostas.add(codigo ?? '')
    }
  }
  expect([...respostas].sort()).toEqual(['API-CAP-0001', 'API-CAP-0002'])
  expect((await readSolicitacao(t, body.numeroSolicitacao)).status).toBe('APROVADA_PORTAL')
  expect((await capture(t, body)).status).toBe(200)
})
