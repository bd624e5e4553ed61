import { statusCapturaveis } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { moveSolicitacao, type Passo } from './moveSolicitacao.ts'
import { createSolicitacao, readSolicitacao } from './solicitacao.fixture.ts'
import { findSolicitacao } from './solicitacao.store.ts'

const t = await openTestApp()

const move = (numero: number, acao: Passo['acao'], status: Passo['para']['status']) =>
  t.services.pool.transaction(100001, async (db) => {
    const solicitacao = await findSolicitacao(db, 100001, numero, true)
    if (!solicitacao) throw new Error(`no request ${numero}`)
    const passo = { acao, para: { status }, autor: 'operadora', motivo: null, em: t.clock.now() }
    await moveSolicitacao(db, solicitacao, passo)
  })

it.each([
  ['from where the action does not start', 'audit', 'REPROVADA'],
  ['to where it does not lead', 'cancel', 'EXPIRADA'],
] as const)('a step %s is none', async (_qual, acao, status) => {
  const numero = await createSolicitacao(t)
  await expect(move(numero, acao, status)).rejects.toThrow(`from APROVADA_PORTAL to ${status}`)
  expect((await readSolicitacao(t, numero)).status).toBe('APROVADA_PORTAL')
  await move(numero, 'cancel', 'CANCELADA')
})

it('the database captures and expires in the same statuses as the table of actions', async () => {
  const linhas = await t.rows<{ nome: string; fonte: string }>(
    `select proname as nome, prosrc as fonte from pg_proc where proname in ('captura_exame', 'solicitacoes_vencidas')`,
  )
  const literais = linhas.map(({ fonte }) => {
    const [, lista = ''] = /status (?:not )?in \(([^)]*)\)/.exec(fonte) ?? []
    return lista
      .split(',')
      .map((texto) => texto.trim().replaceAll("'", ''))
      .sort()
  })
  expect(literais).toEqual([[...statusCapturaveis].sort(), [...statusCapturaveis].sort()])
})
