/** The regulator of dental-plan operators, and where it is reached. */
export const ANS = {
  nome: 'Agência Nacional de Saúde Suplementar',
  telefone: '0800 701 9656',
  site: 'www.gov.br/ans',
} as const
