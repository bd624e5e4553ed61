import { capturaExame } from '@portal/contract/capturaExame.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Input } from '@portal/contract/route.ts'
import { createSolicitacao, type OpcoesSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

export type Captura = Input<typeof capturaExame.captureSolicitacao>['body']

/** The birth date of the members that the tests make. */
export async function nascimentoOf(t: TestApp, codigoAssociado: string): Promise<string> {
  const [row] = await t.rows<{ nascimento: string }>(
    `select to_char(nascimento, 'YYYY-MM-DD') as nascimento from associado where codigo = $1`,
    [codigoAssociado],
  )
  return row?.nascimento ?? ''
}

/** A request of 100001, and what its patient tells a unit to capture it. */
export async function createCapturavel(t: TestApp, opcoes: OpcoesSolicitacao = {}): Promise<Captura> {
  const codigoAssociado = opcoes.codigoAssociado ?? (await createAssociado(t))
  const numeroSolicitacao = await createSolicitacao(t, { ...opcoes, codigoAssociado })
  return { codigoAssociado, numeroSolicitacao, dataNascimento: await nascimentoOf(t, codigoAssociado) }
}

export const capture = async (t: TestApp, body: Captura, login = 100003) =>
  t.call(capturaExame.captureSolicitacao, { body }, { as: await t.as(login) })

export const giveBack = async (t: TestApp, numeroSolicitacao: number, login = 100003) =>
  t.call(capturaExame.deleteCaptura, { query: { numeroSolicitacao } }, { as: await t.as(login) })

/** What opens the guide of a capture, and opens it. */
export async function openGuia(t: TestApp, body: Captura, login = 100003) {
  const captura = (await capture(t, body, login)).body
  const { numeroFichaSolicitacao, numeroSolicitacaoExame } = captura
  const pedido = {
    codigoAssociado: body.codigoAssociado,
    codigoEspecialidade: 14,
    radiologia: { capturaExame: { numeroFichaSolicitacao, numeroSolicitacaoExame } },
  }
  const aberta = await t.call(liberacaoSenha.releaseSenha, { body: pedido }, { as: await t.as(login) })
  return { captura, pedido, aberta, numeroFicha: aberta.body.numeroFicha }
}
