import { extensoesEmPalavras, tamanhoMaximo } from '../imagem/limite.ts'

/** Said wherever images are explained: no rule of an event looks at whether its guide is of urgency. */
export const imagemNaUrgencia = 'A urgência não dispensa a imagem que o evento pede.'

/**
 * The protocol orientation table of Spec §9: a title, three ordered specialty rows and an observation. The
 * specification gives the shape; the words are ours, held against the rules by the test. `especialidades` are the
 * codes of Spec §3.
 */
export const orientacaoProtocolo = {
  titulo: 'Antes de enviar a guia, confira o que a sua especialidade precisa anexar',
  linhas: [
    {
      ordem: 1,
      rotulo: 'Endodontia, periodontia e cirurgia',
      especialidades: [3, 4, 5],
      orientacao:
        'Nos eventos que a pedem, radiografia ou fotografia inicial antes da autorização e imagem final antes do pagamento.',
    },
    {
      ordem: 2,
      rotulo: 'Prótese, estética e implante',
      especialidades: [13, 15, 16],
      orientacao:
        'Nos eventos que a pedem, radiografia ou fotografia inicial do dente ou do espaço e imagem final da peça instalada.',
    },
    {
      ordem: 3,
      rotulo: 'Ortodontia, ortopedia funcional e radiologia',
      especialidades: [6, 11, 14],
      orientacao:
        'Documentação ortodôntica na guia inicial e, nos exames, os dados do profissional solicitante.',
    },
  ],
  observacao: `Imagens em ${extensoesEmPalavras}, com até ${tamanhoMaximo} cada. ${imagemNaUrgencia}`,
} as const
