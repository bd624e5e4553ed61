import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { type FindRegra, itensToMarcas } from '../../guia/toMarcas.ts'
import type { AvisoDente, MarcaDente } from '../../odontograma/marca/marcaDente.ts'
import type { Avaliacao, AvaliacaoItem } from '../avaliacao/evaluateRascunho.ts'

type Desenho = {
  find: FindRegra
  avaliacao: AvaliacaoItem | undefined
  marca: MarcaDente
  avisos: readonly AvisoDente[]
}

// An item that did not change is drawn with the very same objects, so that its tooth stays as it is on the screen.
const desenhos = new WeakMap<ItemRascunho, Desenho>()

const NENHUM: readonly AvisoDente[] = []

function draw(
  item: ItemRascunho,
  find: FindRegra,
  avaliacao: AvaliacaoItem | undefined,
): Desenho | undefined {
  const before = desenhos.get(item)
  if (before && before.find === find && before.avaliacao === avaliacao) return before
  const [marca] = before?.find === find ? [before.marca] : itensToMarcas([item], find)
  if (!marca) return undefined
  const { dente, regiao } = item
  const avisos =
    avaliacao?.motivos.map(({ severidade, texto }) => ({ dente, regiao, severidade, texto })) ?? NENHUM
  const desenho = { find, avaliacao, marca, avisos }
  desenhos.set(item, desenho)
  return desenho
}

/** The draft on the chart: a planned mark and the advices of each item. */
export function toDesenho(itens: readonly ItemRascunho[], find: FindRegra, avaliacao: Avaliacao) {
  const desenhados = itens.flatMap((item) => draw(item, find, avaliacao.get(item.sequencial)) ?? [])
  return {
    marcas: desenhados.map(({ marca }) => marca),
    avisos: desenhados.flatMap(({ avisos }) => avisos),
  }
}
