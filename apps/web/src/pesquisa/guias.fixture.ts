/** Guides of a list, each with what sets it apart: sent, waiting, a draft, and one that is paid. */
export const autorizada = {
  numeroFicha: 700001,
  statusFicha: 1,
  codigoEtapaAtual: 2,
  codigoEspecialidade: 2,
  associado: { nome: 'Mariana Alves Ribeiro' },
  liberadaEm: '2026-11-20T15:30:00.000Z',
  quantidadeEventos: 2,
  valorTotal: '1234.50',
  versao: 7,
} as const

export const aguardando = {
  numeroFicha: 700002,
  statusFicha: 5,
  codigoEtapaAtual: 2,
  codigoEspecialidade: 3,
  tipoAtendimento: 1,
  associado: { nome: 'Otávio Nunes' },
  liberadaEm: '2026-11-01T02:59:00.000Z',
  prazo: '2026-11-24',
  quantidadeEventos: 1,
  valorTotal: '85.90',
  versao: 4,
} as const

export const rascunho = {
  numeroFicha: 700003,
  statusFicha: 8,
  codigoEtapaAtual: 1,
  codigoEspecialidade: 3,
  associado: { nome: 'Rosa Lima' },
  liberadaEm: '2026-11-21T11:00:00.000Z',
  prazo: '2026-12-21',
  eventosRascunho: 3,
  versao: 1,
} as const

export const processada = {
  numeroFicha: 700009,
  statusFicha: 12,
  codigoEtapaAtual: 6,
  codigoEspecialidade: 2,
  associado: { nome: 'Caio Prado' },
  liberadaEm: '2026-10-30T12:00:00.000Z',
  quantidadeEventos: 1,
  valorTotal: '50.00',
  versao: 12,
} as const

/** What the filters offer. */
export const opcoes = {
  especialidades: [
    { codigo: 2, nome: 'Dentística' },
    { codigo: 3, nome: 'Endodontia' },
  ],
  tiposAtendimento: [
    { codigo: 1, nome: 'Tratamento' },
    { codigo: 15, nome: 'Urgência' },
  ],
  status: [
    { codigo: 1, nome: 'Autorizada' },
    { codigo: 5, nome: 'Aguardando documentação' },
    { codigo: 8, nome: 'Senha liberada' },
  ],
} as const

export const paciente = {
  chave: '6d1f7a52-3c0e-4b57-9a0b-2f6a3c1d9e10',
  codigoAssociado: '500000001',
  nome: 'Mariana Alves Ribeiro',
} as const
