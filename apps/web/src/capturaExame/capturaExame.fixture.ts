import { helena } from '../associado/associado.fixture.ts'

/** Helena's request, captured, its guide not opened yet. */
export const captura = {
  numeroSolicitacaoExame: 3400001,
  numeroFichaSolicitacao: 700123,
  associado: helena,
  solicitante: { nome: 'Ana Beatriz Monteiro', numeroCro: '45128', siglaUf: 'SP' },
  hipoteseDiagnostica: 'Dor ao mastigar',
  eventos: [
    {
      sequencial: 1,
      codigo: '81000421',
      descricao: 'Radiografia periapical',
      quantidade: 2,
      local: 'regiao',
      justificativa: 'Dor há três semanas no 36.',
      complementoLocais: {
        locais: [
          { codigoLocal: 'RMIE', nomeLocal: 'Região dos molares inferiores esquerdo', foco: 'ápice do 36' },
          { codigoLocal: 'RMID', nomeLocal: 'Região dos molares inferiores direito', foco: '' },
        ],
      },
      situacao: 'APROVADO',
    },
    {
      sequencial: 2,
      codigo: '81000278',
      descricao: 'Fotografia',
      quantidade: 4,
      local: 'nenhum',
      situacao: 'APROVADO',
    },
  ],
  capturadaEm: '2026-11-21T10:00:00.000Z',
  devolverAte: '2026-11-22T10:00:00.000Z',
  prazoDevolucao: '2026-11-22T10:00:00.000Z',
  guiaAberta: false,
  imagens: 0,
} as const

/** The next in the list. */
export const outra = { ...captura, numeroSolicitacaoExame: 3400002, numeroFichaSolicitacao: 700124 }
