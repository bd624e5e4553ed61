import type { ItemRascunho } from '@portal/contract/rascunho.ts'

/** Tooth or region with its faces (`16 OM`); empty for an item that has neither yet. */
export const showLugar = ({
  dente,
  regiao,
  faces,
}: Pick<ItemRascunho, 'dente' | 'regiao' | 'faces'>): string =>
  [dente ?? regiao, faces].filter(Boolean).join(' ')
