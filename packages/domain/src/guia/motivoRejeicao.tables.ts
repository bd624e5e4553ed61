/** Why a patient says no to what a token asks, in the words of the guide's history. Produto §4. */
export const motivosRejeicao = [
  { codigo: 'NAO_REALIZADO', texto: 'O beneficiário disse que não foi realizado.' },
  { codigo: 'OUTRO_DIA', texto: 'O beneficiário disse que foi em outro dia.' },
  { codigo: 'OUTRO_TRATAMENTO', texto: 'O beneficiário disse que foi feita outra coisa, ou em outro dente.' },
  { codigo: 'NAO_RECONHECE', texto: 'O beneficiário disse que não reconhece o atendimento.' },
] as const
export type MotivoRejeicao = (typeof motivosRejeicao)[number]['codigo']

export const explainRejeicao = (codigo: MotivoRejeicao): string =>
  motivosRejeicao.find((motivo) => motivo.codigo === codigo)?.texto ?? ''
