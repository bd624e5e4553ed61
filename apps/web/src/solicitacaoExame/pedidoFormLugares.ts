/** Where the form puts the focus: the `id` of each of its fields. */
export const lugaresPedido = {
  linha: 'pedido-linha',
  dentista: 'pedido-dentista',
  hipotese: 'pedido-hipotese',
  odontograma: 'pedido-odontograma',
  salvar: 'pedido-salvar',
  exame: (codigo: string) => `pedido-exame-${codigo}`,
  locais: (codigo: string) => `pedido-locais-${codigo}`,
  foco: (codigo: string, codigoLocal: string) => `pedido-foco-${codigo}-${codigoLocal}`,
  quantidade: (codigo: string) => `pedido-quantidade-${codigo}`,
  justificativa: (codigo: string) => `pedido-justificativa-${codigo}`,
} as const
