import type { Reanalise, ReanaliseDetalhada, TratamentoReanalise } from '@portal/contract/reanalisePrazo.ts'

/** A treatment of which more months may be asked for until 10 December, its images, and a request of it. */
export const aPedir: TratamentoReanalise = {
  numeroTratamento: 41,
  nomeAssociado: 'Mariana Alves Ribeiro',
  mesesConcedidos: 12,
  decididoEm: '2026-11-10',
  pedirAte: '2026-12-10',
  contadoDe: '2026-11-10',
  impedimento: null,
  ultima: null,
}

export const enviada: Reanalise = {
  protocolo: 'O00000000007',
  situacao: 'EM_ANALISE',
  mesesConcedidos: 12,
  mesesPedidos: 18,
  mesesDecididos: null,
  enviadaEm: '2026-11-20T15:30:00.000Z',
  prazoResposta: '2026-12-20',
  julgadaEm: null,
  razao: null,
}

export const respondida: Reanalise = {
  ...enviada,
  situacao: 'CONCEDIDA',
  mesesDecididos: 18,
  julgadaEm: '2026-11-21T11:00:00.000Z',
  razao: 'A justificativa diz um motivo clínico.',
}

const imagem = { paginasTela: 1, enviadaEm: '2026-11-12T12:00:00.000Z' }

export const termo: ReanaliseDetalhada = {
  ...aPedir,
  numeroFicha: 700001,
  mesesMaximo: 15,
  termosPrazo: ['espac', 'inclus', 'nao fech'],
  pedidos: [],
  envio: { numeroFicha: 700002, momento: 'final' },
  acervo: [
    { ...imagem, numeroFicha: 700002, sequencial: 1, nomeArquivo: 'canino.jpg', nova: true },
    { ...imagem, numeroFicha: 700001, sequencial: 3, nomeArquivo: 'telerradiografia.jpg', nova: false },
  ],
}
