import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { expect, it } from 'vitest'
import { capture, createCapturavel } from '../capturaExame/capturaExame.fixture.ts'
import { createSolicitacao, PERIAPICAL, readSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { meet } from '../testing/corrida.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { auditSolicitacao } from './auditSolicitacao.ts'
import { expireSolicitacoes } from './expireSolicitacoes.ts'

const t = await openTestApp()
const as = await t.as(100001)
await t.as(100003)

const cancel = async (numeroSolicitacao: number) =>
  (await t.call(solicitacaoExame.cancelSolicitacao, { body: { numeroSolicitacao } }, { as })).status

/** Both stand at the request's row before either has it. */
const noPedido = (numero: number) => ({
  sql: 'select from solicitacao_exame where numero_solicitacao = $1 for update',
  values: [numero],
})

it('of a capture and a cancellation at once one is done, and the other told so', async () => {
  for (let vez = 0; vez < 5; vez++) {
    const captura = await createCapturavel(t)
    const numero = captura.numeroSolicitacao
    const [capturada, cancelada] = await meet(t, noPedido(numero), () => [
      capture(t, captura).then(({ status }) => status),
      cancel(numero),
    ])
    const { status, passos, versao } = await readSolicitacao(t, numero)
    expect([passos.length, versao]).toEqual([2, 2])
    expect([status, capturada, cancelada]).toEqual(
      status === 'CAPTURADA' ? ['CAPTURADA', 200, 409] : ['CANCELADA', 409, 200],
    )
  }
})

it('of a decision and a cancellation at once the later finds what the first did', async () => {
  const eventos = [{ ...PERIAPICAL, situacao: 'EM_ANALISE' as const }]
  const numeroSolicitacao = await createSolicitacao(t, { status: 'EM_ANALISE', eventos })
  const [cancelada] = await meet(t, noPedido(numeroSolicitacao), () => [
    cancel(numeroSolicitacao),
    auditSolicitacao(t.services, { codigoCredenciado: 100001, numeroSolicitacao }).then(() => 0),
  ])
  const { status, passos } = await readSolicitacao(t, numeroSolicitacao)
  expect([cancelada, status]).toEqual([200, 'CANCELADA'])
  expect(['cancel', 'audit,cancel']).toContain(
    passos
      .slice(1)
      .map(({ acao }) => acao)
      .join(),
  )
})

it('of an end and a cancellation at once one is done', async () => {
  const numero = await createSolicitacao(t, { validade: '2026-11-20' })
  const [cancelada] = await meet(t, noPedido(numero), () => [
    cancel(numero),
    expireSolicitacoes(t.services).then(() => 0),
  ])
  const { status, passos } = await readSolicitacao(t, numero)
  expect(passos).toHaveLength(2)
  expect([status, cancelada]).toEqual(status === 'EXPIRADA' ? ['EXPIRADA', 409] : ['CANCELADA', 200])
})
