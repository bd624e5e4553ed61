import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'

/** Tooth or region with its faces (`16 OM`); empty for an item that has neither yet. */
export const showLugar = ({
  dente,
  regiao,
  faces,
}: Pick<ItemRascunho, 'dente' | 'regiao' | 'faces'>): string => showLocal(dente ?? regiao, faces)

/** The item in words: "26 MO Restauração". */
export const nameItem = (item: ItemRascunho, describe: (codigoEvento: string) => string): string =>
  [showLugar(item), describe(item.codigoEvento)].filter(Boolean).join(' ')

/** " do dente 46", " da região AS"; nothing where they are not all of one place. */
function showLugarComum([primeiro, ...outros]: readonly ItemRascunho[]): string {
  if (!primeiro || outros.some(({ dente, regiao }) => dente !== primeiro.dente || regiao !== primeiro.regiao))
    return ''
  if (primeiro.dente) return ` do dente ${primeiro.dente}`
  return primeiro.regiao ? ` da região ${primeiro.regiao}` : ''
}

/** One in words, several by their number: "2 eventos do dente 46". */
export function nameItens(
  itens: readonly ItemRascunho[],
  describe: (codigoEvento: string) => string,
): string {
  const [item, ...outros] = itens
  if (item && outros.length === 0) return nameItem(item, describe)
  return `${countOf(itens.length, 'evento', 'eventos')}${showLugarComum(itens)}`
}
