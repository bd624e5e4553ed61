import { createSolicitacao } from '../../solicitacaoExame/solicitacao.fixture.ts'
import { createAssociado, releaseGuia } from '../guia.fixture.ts'
import type { Receita } from './cena.ts'

const PANORAMICA = { codigo: '81000405', quantidade: 1 }

/** Asks for exams of a patient of its own. */
const pedindo =
  (...eventos: object[]): Receita =>
  async (cena) =>
    cena.call(0, { body: { codigoAssociado: await createAssociado(cena.t), eventos } })

/** The kit was done yesterday: another asks for a justification. */
const repetindo: Receita = async (cena) => {
  const codigoAssociado = await createAssociado(cena.t)
  const numeroFicha = await releaseGuia(cena.t, { codigoAssociado })
  await cena.t.rows(
    `insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
                             quantidade, data_autorizacao, data_realizacao)
     values ($1, 100001, $2, 1, '98958569', 1, '2026-11-20', '2026-11-20')`,
    [codigoAssociado, numeroFicha],
  )
  return cena.call(0, { body: { codigoAssociado, eventos: [{ codigo: '98958569', quantidade: 1 }] } })
}

const duasAbertas: Receita = async (cena) => {
  await cena.prepare()
  await createSolicitacao(cena.t, { codigoAssociado: '500000001' })
  return cena.call(0)
}

const nenhumaAberta: Receita = (cena) =>
  cena.callAfter(`update solicitacao_exame set status = 'EXPIRADA' where numero_solicitacao = $1`)

/** What a request of exams is refused for. */
export const porOperacaoSolicitacao: Readonly<Record<string, Receita>> = {
  'solicitacaoExame.validateProcedimento API-ELE-0001': (cena) =>
    cena.call(0, { query: { cdAssociado: '999999999' } }),
  'solicitacaoExame.validateProcedimento API-SOL-0003': (cena) =>
    cena.call(0, { query: { eventos: '85100196' } }),
  'solicitacaoExame.createSolicitacao API-ELE-0001': (cena) =>
    cena.call(0, { body: { codigoAssociado: '999999999' } }),
  'solicitacaoExame.createSolicitacao API-SOL-0002': pedindo({ codigo: '81000421', quantidade: 1 }),
  'solicitacaoExame.createSolicitacao API-SOL-0003': pedindo({ codigo: '85100196', quantidade: 1 }),
  'solicitacaoExame.createSolicitacao API-SOL-0004': pedindo(PANORAMICA, {
    codigo: '98958569',
    quantidade: 1,
  }),
  'solicitacaoExame.createSolicitacao API-SOL-0005': pedindo(
    { codigo: '81000472', quantidade: 1 },
    { codigo: '81000480', quantidade: 1 },
  ),
  'solicitacaoExame.createSolicitacao API-SOL-0006': repetindo,
  'solicitacaoExame.createSolicitacao API-SOL-0007': async (cena) => {
    const body = { codigoAssociado: await createAssociado(cena.t), eventos: [PANORAMICA] }
    await cena.call(0, { body })
    return cena.call(0, { body })
  },
  'solicitacaoExame.saveRascunho API-ELE-0001': (cena) =>
    cena.call(0, { body: { codigoAssociado: '999999999' } }),
  'solicitacaoExame.saveRascunho API-SOL-0010': async (cena) =>
    cena.call(0, { body: { codigoAssociado: await createAssociado(cena.t), revisaoBase: 99 } }),
  'solicitacaoExame.cancelSolicitacao API-SOL-0008': nenhumaAberta,
  'solicitacaoExame.deleteSolicitacao API-SOL-0001': nenhumaAberta,
  'solicitacaoExame.deleteSolicitacao API-SOL-0009': duasAbertas,
}
