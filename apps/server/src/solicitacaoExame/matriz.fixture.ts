import { impressao } from '@portal/contract/impressao.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { busca, entrada, nada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { consultarNovosDemais } from '../testing/matriz/recusa.ts'
import { createSolicitacao, createUnica } from './solicitacao.fixture.ts'

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

export const recusas: Matriz['recusas'] = {
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
  'solicitacaoExame.createSolicitacao API-SOL-0010': async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    return cena.call(0, { body: { codigoAssociado, eventos: [PANORAMICA], revisaoRascunho: 99 } })
  },
  'solicitacaoExame.saveRascunho API-ELE-0001': (cena) =>
    cena.call(0, { body: { codigoAssociado: '999999999' } }),
  'solicitacaoExame.saveRascunho API-SOL-0010': async (cena) =>
    cena.call(0, { body: { codigoAssociado: await createAssociado(cena.t), revisaoBase: 99 } }),
  'solicitacaoExame.cancelSolicitacao API-SOL-0008': nenhumaAberta,
  'solicitacaoExame.deleteSolicitacao API-SOL-0001': nenhumaAberta,
  'solicitacaoExame.deleteSolicitacao API-SOL-0009': duasAbertas,
  'solicitacaoExame.validateProcedimento API-ELE-0005': (cena) =>
    consultarNovosDemais(cena, 'query', 'cdAssociado'),
  'solicitacaoExame.createSolicitacao API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body'),
  'solicitacaoExame.saveRascunho API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body'),
}

/** Each asks for the exam once: an open request refuses the next. */
const pacientes: { codigos: string[] } = { codigos: [] }
const nextPaciente = () => pacientes.codigos.pop() ?? '500000001'

export const prepareEntradas: Matriz['prepareEntradas'] = async (t) => {
  pacientes.codigos = await Promise.all(Array.from({ length: 40 }, () => createAssociado(t)))
  await createSolicitacao(t, { codigoAssociado: '500000001' })
}

/** A request of the other provider's, for its number. */
let alheia = 0

export const plantCanario: Matriz['plantCanario'] = async (t, { palavra, login, as, codigoAssociado }) => {
  alheia = await createSolicitacao(t, { login, codigoAssociado, hipoteseDiagnostica: palavra })
  const conteudo = { hipoteseDiagnostica: palavra, eventos: [] }
  await t.call(solicitacaoExame.saveRascunho, { body: { codigoAssociado, revisaoBase: 0, conteudo } }, { as })
}

export const buscas: Matriz['buscas'] = [
  busca('solicitacaoExame.getSimplificado', solicitacaoExame.getSimplificado, () => ({
    query: { numeroPedido: alheia },
  })),
  busca('solicitacaoExame.getSolicitacao', solicitacaoExame.getSolicitacao, () => ({
    query: { numeroSolicitacao: alheia },
  })),
  busca('solicitacaoExame.listPedidos', solicitacaoExame.listPedidos, () => ({ query: {} })),
  busca('solicitacaoExame.listRascunhos', solicitacaoExame.listRascunhos, () => ({ query: {} })),
  busca('impressao.printSolicitacao', impressao.printSolicitacao, () => ({
    query: { numeroSolicitacao: alheia },
  })),
]

const porPedido = (numeroSolicitacao: number) => ({ query: { numeroSolicitacao } })

export const entradas: Matriz['entradas'] = [
  entrada('solicitacaoExame.listEventosSol', solicitacaoExame.listEventosSol, porAssociado),
  entrada('solicitacaoExame.validateProcedimento', solicitacaoExame.validateProcedimento, () => ({
    query: { cdAssociado: '500000001', eventos: '81000421:RII+RIS,81000340' },
  })),
  entrada('solicitacaoExame.createSolicitacao', solicitacaoExame.createSolicitacao, () => ({
    body: {
      codigoAssociado: nextPaciente(),
      hipoteseDiagnostica: 'Lesão periapical do 16.',
      eventos: [
        {
          codigo: '81000421',
          localizacao: 'RMSD',
          quantidade: 1,
          local: 'regiao' as const,
          justificativa: 'Dor à percussão.',
          complementoLocais: { locais: [{ codigoLocal: 'RMSD', foco: 'ápice do 16' }] },
        },
      ],
    },
  })),
  entrada('solicitacaoExame.listTutorial', solicitacaoExame.listTutorial, nada),
  entrada('solicitacaoExame.getRascunho', solicitacaoExame.getRascunho, porAssociado),
  entrada('solicitacaoExame.listRascunhos', solicitacaoExame.listRascunhos, () => ({
    query: { limite: 10 },
  })),
  entrada('solicitacaoExame.saveRascunho', solicitacaoExame.saveRascunho, () => ({
    body: {
      codigoAssociado: '500000001',
      revisaoBase: 0,
      conteudo: {
        hipoteseDiagnostica: 'meia fra',
        eventos: [
          {
            codigo: '81000421',
            quantidade: 1,
            justificativa: 'dor',
            locais: [{ codigoLocal: 'RIS', foco: 'ápice' }],
          },
        ],
      },
    },
  })),
  entrada(
    'solicitacaoExame.getSimplificado',
    solicitacaoExame.getSimplificado,
    (numeroPedido) => ({ query: { numeroPedido } }),
    createSolicitacao,
  ),
  entrada('solicitacaoExame.getDetalhes', solicitacaoExame.getDetalhes, porAssociado),
  entrada(
    'solicitacaoExame.deleteSolicitacao',
    solicitacaoExame.deleteSolicitacao,
    porAssociado,
    createUnica,
  ),
  entrada(
    'solicitacaoExame.cancelSolicitacao',
    solicitacaoExame.cancelSolicitacao,
    (numeroSolicitacao) => ({ body: { numeroSolicitacao, motivo: 'O paciente desistiu.' } }),
    createSolicitacao,
  ),
  entrada('solicitacaoExame.listPedidos', solicitacaoExame.listPedidos, () => ({
    query: { status: 'EM_ANALISE,APROVADA_PORTAL', limite: 10 },
  })),
  entrada('solicitacaoExame.listSolicitacoes', solicitacaoExame.listSolicitacoes, porAssociado),
  entrada('solicitacaoExame.getSolicitacao', solicitacaoExame.getSolicitacao, porPedido, createSolicitacao),
]
