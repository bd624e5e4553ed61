import { capturaExame } from '@portal/contract/capturaExame.ts'
import { captureSolicitacao, createSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { busca, entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { type Captura, createCapturavel } from './capturaExame.fixture.ts'

const capturaveis: Captura[] = []
/** Each is captured once. */
const nextCaptura = (): Captura =>
  capturaveis.pop() ?? { codigoAssociado: '500000002', numeroSolicitacao: 1, dataNascimento: '1990-01-01' }

/** 100001 and 100004 are radiology units besides, and there are requests of one patient to capture. */
export const prepareEntradas: Matriz['prepareEntradas'] = async (t) => {
  await t.rows(
    `update credenciado set permissoes = array_append(permissoes, 'CAPT_EXAME'), unidade_radio = true,
            captura_exame = true where codigo in (100001, 100004)`,
  )
  const feitas = await Promise.all(
    Array.from({ length: 20 }, () => createCapturavel(t, { codigoAssociado: '500000002' })),
  )
  capturaveis.splice(0, capturaveis.length, ...feitas)
}

const createCapturada = async (t: TestApp): Promise<number> => {
  const numeroSolicitacao = await createSolicitacao(t)
  await captureSolicitacao(t, numeroSolicitacao, 100001)
  return numeroSolicitacao
}

export const plantCanario: Matriz['plantCanario'] = async (t, { login, codigoAssociado }) => {
  await captureSolicitacao(t, await createSolicitacao(t, { login, codigoAssociado }), login)
}

export const buscas: Matriz['buscas'] = [
  busca('capturaExame.listCapturas', capturaExame.listCapturas, () => ({ query: {} })),
]

export const recusas: Matriz['recusas'] = {
  'capturaExame.captureSolicitacao API-CAP-0001': (cena) =>
    cena.call(0, { body: { numeroSolicitacao: 999_999 } }),
  'capturaExame.captureSolicitacao API-CAP-0002': async (cena) => {
    const body = { numeroSolicitacao: 999_998 }
    for (let vez = 0; vez < 5; vez++) await cena.call(0, { body })
    return cena.call(0, { body })
  },
  'capturaExame.captureSolicitacao API-CAP-0003': async (cena) => {
    const body = await createCapturavel(cena.t)
    await captureSolicitacao(cena.t, body.numeroSolicitacao)
    return cena.call(0, { body })
  },
  'capturaExame.captureSolicitacao API-CAP-0004': async (cena) =>
    cena.call(0, { body: await createCapturavel(cena.t, { status: 'EM_ANALISE' }) }),
  'capturaExame.deleteCaptura API-CAP-0001': (cena) => cena.call(799_999_999),
  'capturaExame.deleteCaptura API-CAP-0005': (cena) =>
    cena.callAfter(
      `update solicitacao_exame set capturada_em = '2026-11-19T12:00:00Z' where numero_solicitacao = $1`,
    ),
  'capturaExame.getSolicitante API-CAP-0006': (cena) => cena.call(0, { query: { numeroCro: '1' } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('capturaExame.captureSolicitacao', capturaExame.captureSolicitacao, () => ({
    body: nextCaptura(),
  })),
  entrada('capturaExame.listCapturas', capturaExame.listCapturas, () => ({ query: { limite: 10 } })),
  entrada(
    'capturaExame.deleteCaptura',
    capturaExame.deleteCaptura,
    (numeroSolicitacao) => ({ query: { numeroSolicitacao } }),
    createCapturada,
  ),
  entrada('capturaExame.getSolicitante', capturaExame.getSolicitante, () => ({
    query: { numeroCro: '45128', siglaUf: 'SP' as const, tipoSolicitante: 'CREDENCIADO' as const },
  })),
]
