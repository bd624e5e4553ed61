import type { PoliticaAuditoria } from './politicaAuditoria.ts'

const evitar = { comoEvitar: 'Diga o motivo.' }

/** A policy of few words, for the tests. */
export const POLITICA: PoliticaAuditoria = {
  termosClinicos: ['fratur', 'carie', 'dor'],
  termosSemImagem: ['gest', 'gravid'],
  ladoMinimo: 200,
  contrasteMinimo: 4,
  submotivos: {
    semMotivoClinico: {
      codigo: 'semMotivoClinico',
      codigoGlosa: '3034',
      natureza: 'tecnica',
      texto: 'Sem motivo clínico.',
      ...evitar,
    },
    semImagem: {
      codigo: 'semImagem',
      codigoGlosa: '3081',
      natureza: 'administrativa',
      texto: 'Sem imagem.',
      ...evitar,
    },
    imagemIlegivel: {
      codigo: 'imagemIlegivel',
      codigoGlosa: '3031',
      natureza: 'tecnica',
      texto: 'Imagem ilegível.',
      ...evitar,
    },
    situacaoInicial: {
      codigo: 'situacaoInicial',
      codigoGlosa: '3066',
      natureza: 'tecnica',
      texto: 'Dente ausente.',
      ...evitar,
    },
  },
}
