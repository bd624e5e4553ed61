import { notificacao } from '@portal/contract/notificacao.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { expect, it } from 'vitest'
import { createCapturavel, openGuia } from '../capturaExame/capturaExame.fixture.ts'
import {
  captureSolicitacao,
  createSolicitacao,
  readSolicitacao,
} from '../solicitacaoExame/solicitacao.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { expireSolicitacoes } from './expireSolicitacoes.ts'

const t = await openTestApp()
const expire = () => expireSolicitacoes(t.services)
const statusOf = async (numero: number) => (await readSolicitacao(t, numero)).status

it.each(['APROVADA_PORTAL', 'APROVADA_AUDITORIA', 'PARCIALMENTE_APROVADA'] as const)(
  'one that is %s is good until the end of its last day, and expires after it',
  async (status) => {
    const [hoje, ontem] = [
      await createSolicitacao(t, { status, validade: '2026-11-21' }),
      await createSolicitacao(t, { status, validade: '2026-11-20' }),
    ]
    await expire()
    expect([await statusOf(hoje), await statusOf(ontem)]).toEqual([status, 'EXPIRADA'])
    const { passos } = await readSolicitacao(t, ontem)
    expect(passos.at(-1)).toEqual({
      autor: 'operadora',
      acao: 'expire',
      deStatus: status,
      paraStatus: 'EXPIRADA',
      motivo: null,
    })
  },
)

it('takes back a capture whose guide was never opened, and expires it', async () => {
  const numero = await createSolicitacao(t, { validade: '2026-11-20' })
  await captureSolicitacao(t, numero)
  await expire()
  const { status, passos } = await readSolicitacao(t, numero)
  expect(status).toBe('EXPIRADA')
  expect(passos.slice(-2)).toMatchObject([
    { autor: 'operadora', acao: 'deleteCaptura', deStatus: 'CAPTURADA', paraStatus: 'APROVADA_PORTAL' },
    { autor: 'operadora', acao: 'expire' },
  ])
})

it('leaves all others, and what has its guide', async () => {
  const outros = statusSolicitacoes
    .map(({ codigo }) => codigo)
    .filter((codigo) => !/APROVADA|CAPT/.test(codigo))
  const numeros = await Promise.all(
    outros.map((status) => createSolicitacao(t, { status, validade: '2026-11-01' })),
  )
  const pedido = await createCapturavel(t)
  const { numeroSolicitacao: capturada } = pedido
  await openGuia(t, pedido)
  await t.rows(`update solicitacao_exame set validade = '2026-11-01' where numero_solicitacao = $1`, [
    capturada,
  ])
  await expire()
  expect(await Promise.all(numeros.map(statusOf))).toEqual(outros)
  expect(await statusOf(capturada)).toBe('CAPTURADA')
})

it('expires those of every provider, each told its own, once however often it looks', async () => {
  const numeros = [
    await createSolicitacao(t, { validade: '2026-11-20' }),
    await createSolicitacao(t, { login: 100004, validade: '2026-11-20' }),
  ]
  await Promise.all([expire(), expire()])
  await expire()
  const linhas = await Promise.all(numeros.map((numero) => readSolicitacao(t, numero)))
  expect(linhas.map(({ status, versao }) => [status, versao])).toEqual([
    ['EXPIRADA', 2],
    ['EXPIRADA', 2],
  ])
  for (const [i, login] of [100001, 100004].entries()) {
    const { body } = await t.call(notificacao.listNotificacoes, { query: {} }, { as: await t.as(login) })
    const avisos = body.notificacoes.filter(({ referencia }) => numeros.includes(referencia))
    expect(avisos).toMatchObject([
      { tipo: 'EXAME', referencia: numeros[i], texto: `Pedido de exames ${numeros[i]}: Expirada` },
    ])
  }
})

it('goes through more than one batch', async () => {
  const numero = await createSolicitacao(t, { validade: '2026-11-20' })
  await t.rows(
    `insert into solicitacao_exame (codigo_credenciado, codigo_associado, codigo_plano, nome_solicitante, cro_solicitante,
            uf_solicitante, hipotese_diagnostica, eventos, status, validade, criada_em, atualizada_em)
     select codigo_credenciado, codigo_associado, codigo_plano, nome_solicitante, cro_solicitante, uf_solicitante,
            hipotese_diagnostica, eventos, status, validade, criada_em, atualizada_em
       from solicitacao_exame, generate_series(1, 120) where numero_solicitacao = $1`,
    [numero],
  )
  await expire()
  const restantes = await t.rows(
    `select from solicitacao_exame where status = 'APROVADA_PORTAL' and validade < '2026-11-21'`,
  )
  expect(restantes).toEqual([])
})
