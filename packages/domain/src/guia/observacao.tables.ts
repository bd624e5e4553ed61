/** Who wrote a remark on a guide, and what it is. */
export const autoresObservacao = ['credenciado', 'operadora'] as const
export type AutorObservacao = (typeof autoresObservacao)[number]

export const tiposObservacao = ['observacao', 'justificativa'] as const
export type TipoObservacao = (typeof tiposObservacao)[number]
