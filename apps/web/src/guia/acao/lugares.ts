/** Places of the guide's page that actions, steps and errors lead to: the ids of its elements. */
export const lugares = {
  situacao: 'guia-situacao',
  imagens: 'guia-imagens',
  eventos: 'guia-eventos',
  observacao: 'guia-observacao',
  linha: 'rascunho-linha',
  veredito: 'rascunho-veredito',
  odontograma: 'rascunho-odontograma',
  justificativa: 'rascunho-justificativa',
  formulario: 'guia-formulario',
} as const

/** The row of an event of a sent guide. */
export const idDoEvento = (sequencial: number): string => `evento-${sequencial}`

/** The row of an event of the draft. */
export const idDoItem = (sequencial: number): string => `item-${sequencial}`

/** A field of the orthodontic form of the draft. */
export const idDoCampo = (campo: string): string => `formulario-${campo}`
