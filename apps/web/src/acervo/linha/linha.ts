import type { EventoDente, ImagemAcervo } from '@portal/contract/acervo.ts'

/** A day of the line, with all that the tooth had on it; `data` is null of what is still to be decided or done. */
export type DiaLinha = {
  data: string | null
  eventos: readonly EventoDente[]
  imagens: readonly ImagemAcervo[]
}

/** The events and the images of a tooth, day by day from the first on; at the end what is still to be done. */
export function buildLinha(
  dente: string,
  eventos: readonly EventoDente[],
  imagens: readonly ImagemAcervo[],
): DiaLinha[] {
  const doDente = eventos.filter((evento) => evento.dente === dente)
  const dias = new Set([...doDente, ...imagens].map(({ data }) => data))
  return [...dias].toSorted(compareDias).map((data) => ({
    data,
    eventos: doDente.filter((evento) => evento.data === data),
    imagens: imagens.filter((imagem) => imagem.data === data),
  }))
}

const compareDias = (a: string | null, b: string | null): number =>
  (a ?? '9999-12-31').localeCompare(b ?? '9999-12-31')

/** Of which guide, and which of its images. */
export const toChave = ({
  numeroFicha,
  sequencial,
}: Pick<ImagemAcervo, 'numeroFicha' | 'sequencial'>): string => `${numeroFicha}/${sequencial}`

/** Two images to compare; either may still be missing. */
export type Par = { antes?: ImagemAcervo | undefined; depois?: ImagemAcervo | undefined }

/** The first initial image of the line and its last final one: what a treatment is judged by. The tooth's own go first. */
export function proposePar(dente: string, linha: readonly DiaLinha[]): Par {
  const imagens = linha.flatMap((dia) => dia.imagens)
  const proprias = imagens.filter((imagem) => imagem.dente === dente)
  const findAntes = (de: typeof imagens) => de.find(({ momento }) => momento === 'inicial')
  const findDepois = (de: typeof imagens) => de.findLast(({ momento }) => momento === 'final')
  return {
    antes: findAntes(proprias) ?? findAntes(imagens),
    depois: findDepois(proprias) ?? findDepois(imagens),
  }
}

/** Puts an image on one side; the same one on both compares with nothing, and leaves the other. */
export function placeNoPar(par: Par, lado: keyof Par, imagem: ImagemAcervo): Par {
  const outro = lado === 'antes' ? 'depois' : 'antes'
  const doOutro = par[outro]
  const isSame = doOutro !== undefined && toChave(doOutro) === toChave(imagem)
  return { ...par, [lado]: imagem, ...(isSame && { [outro]: undefined }) }
}
