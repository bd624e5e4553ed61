import { ResumoSolicitacao, SolicitacaoExame } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { type ImagemExame, vinculoExame } from '@portal/contract/vinculoExame.ts'
import { helena } from '../associado/associado.fixture.ts'
import { paint } from '../imagem/imagem.fixture.ts'
import { answer, answerFile, answerStream } from '../testing/calls.ts'
import { type Partly, sample } from '../testing/sample.ts'

const resumo = {
  numeroSolicitacao: 3_400_001,
  associado: helena,
  status: 'APROVADA_PORTAL',
  criadaEm: '2026-11-20T17:30:00.000Z',
  exames: ['Radiografia panorâmica', 'Radiografia periapical'],
  prazo: null,
  validade: '2027-02-18',
  capturadaEm: null,
  numeroFichaRadiologia: null,
  imagens: 0,
} as const

/** A request in a list. */
export const createResumo = (mudancas: Partly<ResumoSolicitacao> = {}): ResumoSolicitacao =>
  sample(ResumoSolicitacao, { ...resumo, ...mudancas })

export const emAnalise = { status: 'EM_ANALISE', prazo: '2026-11-30', validade: null } as const
export const capturada = {
  status: 'CAPTURADA',
  capturadaEm: '2026-11-21T11:00:00.000Z',
  numeroFichaRadiologia: 700_000_777,
} as const

const panoramica = {
  sequencial: 1,
  codigo: '81000405',
  descricao: 'Radiografia panorâmica',
  quantidade: 1,
  local: 'nenhum',
  situacao: 'APROVADO',
} as const

export const periapical = {
  sequencial: 2,
  codigo: '81000421',
  descricao: 'Radiografia periapical',
  quantidade: 2,
  local: 'regiao',
  justificativa: 'Dor à percussão há uma semana.',
  complementoLocais: {
    locais: [
      { codigoLocal: 'RMSD', nomeLocal: 'Região de molares superiores à direita', foco: 'ápice do 16' },
      { codigoLocal: 'RPSD', nomeLocal: 'Região de pré-molares superiores à direita', foco: '' },
    ],
  },
  situacao: 'APROVADO',
} as const

/** The same as its page has it. */
export const createPedido = (mudancas: Partly<SolicitacaoExame> = {}): SolicitacaoExame =>
  sample(SolicitacaoExame, {
    ...resumo,
    isSolicitante: true,
    versao: 1,
    hipoteseDiagnostica: 'Lesão periapical do 16.',
    solicitante: { nome: 'Beatriz Lima', numeroCro: '12345', siglaUf: 'SP' },
    eventos: [panoramica, periapical],
    historico: [
      {
        em: resumo.criadaEm,
        autor: 'Recepção',
        acao: 'Pedido feito',
        paraStatus: 'APROVADA_PORTAL',
        motivo: null,
      },
    ],
    ...mudancas,
  })

/** What the page of a request asks for; the function returned tells its stream of a new version. */
export function answerPedido(mudancas: Partly<SolicitacaoExame> = {}): (event: unknown) => void {
  const pedido = createPedido(mudancas)
  answer(solicitacaoExame.getSolicitacao, pedido)
  return answerStream(vinculoExame.watchSolicitacao, { versao: pedido.versao })
}

export const vindas: readonly Partly<ImagemExame>[] = [
  {
    numeroFicha: 700_000_777,
    sequencial: 1,
    nomeArquivo: '16 apice.png',
    tipo: 'image/png',
    bytes: 389_120,
    paginas: 1,
    paginasTela: 1,
    dente: '16',
    enviadaEm: '2026-11-21T11:40:00.000Z',
    vinculos: [{ numeroFicha: 700_001, em: '2026-11-21T11:50:00.000Z', congelada: true }],
  },
  {
    numeroFicha: 700_000_777,
    sequencial: 2,
    nomeArquivo: 'laudo.pdf',
    tipo: 'application/pdf',
    bytes: 120_000,
    paginas: 2,
    paginasTela: 2,
    dente: null,
    enviadaEm: '2026-11-21T11:45:00.000Z',
    vinculos: [],
  },
]

/** The images of a request, and what is in them. */
export async function answerImagensExame(imagens: readonly Partly<ImagemExame>[] = vindas): Promise<void> {
  answer(vinculoExame.listImagensVinculadas, imagens)
  answerFile(vinculoExame.getImagemExame, await paint(), '16 apice.png')
}
