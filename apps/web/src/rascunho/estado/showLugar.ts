import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'

/** Tooth or region with its faces (`16 OM`); empty for an item that has neither yet. */
export const showLugar = ({
  dente,
  regiao,
  faces,
}: Pick<ItemRascunho, 'dente' | 'regiao' | 'faces'>): string => showLocal(dente ?? regiao, faces)

/** The item in words: "26 MO Restauração". */
export const nameItem = (item: ItemRascunho, describe: (codigoEvento: string) => string): string =>
  [showLugar(item), describe(item.codigoEvento)].filter(Boolean).join(' ')
