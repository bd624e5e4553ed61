import type { LugarSerie } from './serieRadiografica.tables.ts'

/** An image that a series may take: its tooth, and the events that it is for. */
export type ImagemSerie = { chave: string; dente: string | null; codigosEvento: readonly string[] }

/** What somebody put in a place by hand: an image, or null where it stays empty. */
export type Escolhas = Readonly<Record<string, string | null>>

/** The event that a bitewing is taken for (TUSS). */
const INTERPROXIMAL = '81000375'

const tipoDe = ({ codigosEvento }: ImagemSerie): LugarSerie['tipo'] =>
  codigosEvento.includes(INTERPROXIMAL) ? 'interproximal' : 'periapical'

/**
 * Which image stands in each place: what was put there by hand, else the first that shows one of its teeth and is of its
 * kind. An image stands in one place alone. `imagens` come with the one to prefer first.
 */
export function fillSerie(
  lugares: readonly LugarSerie[],
  imagens: readonly ImagemSerie[],
  escolhas: Escolhas,
): ReadonlyMap<string, string> {
  const postas = new Map<string, string>()
  for (const { codigo } of lugares) {
    const escolhida = escolhas[codigo]
    if (escolhida && imagens.some(({ chave }) => chave === escolhida)) postas.set(codigo, escolhida)
  }
  const usadas = new Set(postas.values())
  for (const { codigo, tipo, dentes } of lugares) {
    if (escolhas[codigo] !== undefined) continue
    const propria = imagens.find(
      (imagem) =>
        !usadas.has(imagem.chave) &&
        tipoDe(imagem) === tipo &&
        imagem.dente !== null &&
        dentes.includes(imagem.dente),
    )
    if (!propria) continue
    postas.set(codigo, propria.chave)
    usadas.add(propria.chave)
  }
  return postas
}

/** Puts an image in a place by hand: where it stood, on purpose or by its tooth, it stands no more. */
export function placeNaSerie(
  escolhas: Escolhas,
  postas: ReadonlyMap<string, string>,
  codigo: string,
  chave: string,
): Escolhas {
  const antes = [...postas].find(([, posta]) => posta === chave)?.[0]
  return { ...escolhas, ...(antes !== undefined && { [antes]: null }), [codigo]: chave }
}
