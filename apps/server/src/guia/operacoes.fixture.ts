import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import type { Input, Route } from '@portal/contract/route.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { createGuia, createPendente, RESTAURACAO } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

/** A call on a guide, with what it needs to be accepted. */
export type Operacao = {
  nome: string
  route: Route
  /** The input for a guide, as `TestApp.call` takes it. */
  input: (numeroFicha: number) => Input<Route>
  /** A guide that accepts the call. */
  prepare: (t: TestApp) => Promise<number>
  /** Status and stage after it. */
  depois?: readonly [status: number, etapa: number]
  acao?: NomeAcao
}

/** Ties the input to its route's type; the table forgets which. */
function operacao<R extends Route>(
  nome: string,
  route: R,
  input: (numeroFicha: number) => Input<R>,
  resto: Pick<Operacao, 'prepare' | 'depois' | 'acao'>,
): Operacao {
  return { nome, route, input, ...resto }
}

const liberada = { prepare: (t: TestApp) => createGuia(t) }
const porQuery = (numeroFicha: number) => ({ query: { numeroFicha } })
const porBody = (numeroFicha: number) => ({ body: { numeroFicha } })
const porId = (id: number) => ({ params: { id } })

const eventoDatado = {
  codigoEvento: RESTAURACAO.codigoEvento,
  numeroSequencialInclusao: 1,
  numeroSequencialEvento: 1,
}

const itemDigitado = {
  sequencial: 1,
  codigoEvento: RESTAURACAO.codigoEvento,
  dente: '26',
  faces: 'OM',
  quantidade: 1,
}

/** What reads a guide. */
export const leituras: readonly Operacao[] = [
  operacao('guia.getGuia', guia.getGuia, porQuery, liberada),
  operacao('guia.getGuiaDetalhada', guia.getGuiaDetalhada, porQuery, liberada),
  operacao('guia.listComplementares', guia.listComplementares, porQuery, liberada),
  operacao('guia.listObservacoes', guia.listObservacoes, porQuery, liberada),
  operacao('evento.listEventos', evento.listEventos, porQuery, liberada),
  operacao('evento.listEventosFicha', evento.listEventosFicha, porQuery, liberada),
  operacao(
    'evento.getValor',
    evento.getValor,
    (numeroFicha) => ({ query: { numeroFicha, codigoEvento: '85100200', quantidade: 1 } }),
    liberada,
  ),
  operacao('rascunho.getContexto', rascunho.getContexto, porQuery, liberada),
  operacao(
    'rascunho.simulateGuia',
    rascunho.simulateGuia,
    (numeroFicha) => ({ body: { numeroFicha, itens: [itemDigitado] } }),
    liberada,
  ),
]

/** What writes beside the guide's life: the draft, which has a revision of its own. */
export const escritasRascunho: readonly Operacao[] = [
  operacao(
    'rascunho.saveRascunho',
    rascunho.saveRascunho,
    (numeroFicha) => ({
      body: {
        numeroFicha,
        revisaoBase: 0,
        itens: [itemDigitado],
        observacao: 'rascunho',
        justificativa: '',
      },
    }),
    liberada,
  ),
]

/** What changes a guide: one step of its life each. */
export const mudancas: readonly Operacao[] = [
  operacao(
    'guia.sendGuia',
    guia.sendGuia,
    (numeroFicha) => ({ body: { numeroFicha, eventos: [RESTAURACAO] } }),
    { ...liberada, depois: [1, 2], acao: 'send' },
  ),
  operacao('guia.requestAuditoria', guia.requestAuditoria, porBody, {
    prepare: (t) => createPendente(t, 'analise'),
    depois: [2, 4],
    acao: 'requestAuditoria',
  }),
  operacao(
    'guia.createObservacao',
    guia.createObservacao,
    (numeroFicha) => ({ body: { numeroFicha, descricaoObservacao: 'Paciente com sensibilidade' } }),
    { ...liberada, depois: [8, 1], acao: 'createObservacao' },
  ),
  operacao(
    'guia.sendJustificativa',
    guia.sendJustificativa,
    (numeroFicha) => ({
      body: { numeroFicha, descricaoObservacao: 'Terceiro canal confirmado na radiografia inicial.' },
    }),
    { prepare: (t) => createPendente(t, 'justificativa'), depois: [2, 2], acao: 'sendJustificativa' },
  ),
  operacao(
    'evento.updateDataEvento',
    evento.updateDataEvento,
    (numeroFicha) => ({ body: { numeroFicha, ...eventoDatado, data: '2026-11-21' } }),
    { prepare: (t) => createGuia(t, 'autorizada'), depois: [1, 3], acao: 'updateDataEvento' },
  ),
  operacao('guia.sign', guia.sign, porId, {
    prepare: (t) => createGuia(t, 'datada'),
    depois: [1, 3],
    acao: 'sign',
  }),
  operacao('guia.sendRepasse', guia.sendRepasse, porId, {
    prepare: (t) => createGuia(t, 'assinada'),
    depois: [10, 6],
    acao: 'sendRepasse',
  }),
  operacao(
    'guia.requestToken',
    guia.requestToken,
    (numeroFicha) => ({ body: { numeroFicha, eventos: [eventoDatado] } }),
    { prepare: (t) => createGuia(t, 'assinada'), depois: [18, 3], acao: 'requestToken' },
  ),
  operacao(
    'guia.updateBloqueio',
    guia.updateBloqueio,
    (nrFicha) => ({ body: { nrFicha, bloqueio: true, motivo: 'Em conferência' } }),
    { ...liberada, depois: [8, 1], acao: 'lock' },
  ),
  operacao(
    'guia.createOcorrencia',
    guia.createOcorrencia,
    (numeroFicha) => ({ body: { numeroFicha, numeroOcorrencia: 77 } }),
    { ...liberada, depois: [8, 1], acao: 'createOcorrencia' },
  ),
  operacao(
    'guia.deleteOcorrencia',
    guia.deleteOcorrencia,
    (numeroFicha) => ({ query: { numeroFicha, numeroOcorrencia: 88 } }),
    { prepare: createComOcorrencia, depois: [8, 1], acao: 'deleteOcorrencia' },
  ),
  operacao(
    'guia.cancelGuia',
    guia.cancelGuia,
    (numeroFicha) => ({ body: { numeroFicha, motivo: 'Paciente desistiu' } }),
    { ...liberada, depois: [6, 1], acao: 'cancel' },
  ),
  operacao('liberacaoSenha.renewSenha', liberacaoSenha.renewSenha, porBody, {
    ...liberada,
    depois: [8, 1],
    acao: 'renewSenha',
  }),
]

async function createComOcorrencia(t: TestApp): Promise<number> {
  const numeroFicha = await createGuia(t)
  const body = { numeroFicha, numeroOcorrencia: 88 }
  await t.call(guia.createOcorrencia, { body }, { as: await t.as(100001) })
  return numeroFicha
}
