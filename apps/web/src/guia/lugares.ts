/** Places of the page that actions lead to. */
export const lugares = {
  imagens: 'guia-imagens',
  eventos: 'guia-eventos',
  observacao: 'guia-observacao',
} as const
