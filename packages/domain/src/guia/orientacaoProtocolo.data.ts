import { extensoesEmPalavras, tamanhoMaximo } from '../imagem/limite.ts'

/**
 * The protocol orientation table of Spec §9: a title, three ordered specialty rows and an observation. The
 * specification gives the shape; the words are ours. `especialidades` are the codes of Spec §3.
 */
export const orientacaoProtocolo = {
  titulo: 'Antes de enviar a guia, confira o que a sua especialidade precisa anexar',
  linhas: [
    {
      ordem: 1,
      rotulo: 'Endodontia e cirurgia',
      especialidades: [3, 5],
      orientacao: 'Radiografia inicial antes do envio e radiografia final antes do pagamento.',
    },
    {
      ordem: 2,
      rotulo: 'Prótese, estética e implante',
      especialidades: [13, 15, 16],
      orientacao: 'Radiografia ou fotografia inicial do dente e imagem final da peça instalada.',
    },
    {
      ordem: 3,
      rotulo: 'Ortodontia, ortopedia funcional e radiologia',
      especialidades: [6, 11, 14],
      orientacao: 'Documentação completa na guia inicial e pedido do profissional solicitante nos exames.',
    },
  ],
  observacao: `Imagens em ${extensoesEmPalavras}, com até ${tamanhoMaximo} cada. Urgências não exigem imagem prévia.`,
} as const
