import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import type { guia } from '@portal/contract/guia.ts'
import type { Reply } from '@portal/contract/route.ts'

/** What is known of a patient's events: by whom they were done, and what this provider has in hand. */
export type EventosPaciente = Reply<typeof guia.getPlanoTratamento>

/** An event on a tooth's time line. */
export type EventoLinha = {
  descricao: string
  faces: string | null
  /** Null of what anybody else did. */
  numeroFicha: number | null
}

/** A day of the line, with all that the tooth had on it; `data` is null of what is in hand and not done yet. */
export type DiaLinha = {
  data: string | null
  eventos: readonly EventoLinha[]
  imagens: readonly ImagemAcervo[]
}

type Fato = { data: string | null; evento?: EventoLinha; imagem?: ImagemAcervo }

/** The events and the images of a tooth, day by day from the first on; at the end what is still to be done. */
export function buildLinha(
  dente: string,
  { historico, emAndamento }: EventosPaciente,
  imagens: readonly ImagemAcervo[],
): DiaLinha[] {
  const feitos: Fato[] = historico
    .filter((evento) => evento.dente === dente)
    .map(({ data, descricao, faces, proprio, numeroFicha }) => ({
      data,
      evento: { descricao, faces, numeroFicha: proprio ? numeroFicha : null },
    }))
  const porFazer: Fato[] = emAndamento.flatMap(({ numeroFicha, eventos }) =>
    eventos
      .filter(({ codigoLocalizacao, dataRealizacao }) => codigoLocalizacao === dente && !dataRealizacao)
      .map(({ descricao, codigoFace }) => ({
        data: null,
        evento: { descricao, faces: codigoFace, numeroFicha },
      })),
  )
  const fatos: Fato[] = [...feitos, ...porFazer, ...imagens.map((imagem) => ({ data: imagem.data, imagem }))]
  return [...new Set(fatos.map(({ data }) => data))].toSorted(compareDias).map((data) => {
    const doDia = fatos.filter((fato) => fato.data === data)
    return {
      data,
      eventos: doDia.flatMap(({ evento }) => evento ?? []),
      imagens: doDia.flatMap(({ imagem }) => imagem ?? []),
    }
  })
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

/** The teeth that an event stands on, done or in hand. */
export const listDentesComEvento = ({ historico, emAndamento }: EventosPaciente): string[] => [
  ...historico.flatMap(({ dente }) => dente ?? []),
  ...emAndamento.flatMap(({ eventos }) =>
    eventos.flatMap(({ codigoLocalizacao }) => codigoLocalizacao ?? []),
  ),
]

/** Puts an image on one side; the same one on both compares with nothing, and leaves the other. */
export function placeNoPar(par: Par, lado: keyof Par, imagem: ImagemAcervo): Par {
  const outro = lado === 'antes' ? 'depois' : 'antes'
  const doOutro = par[outro]
  const isSame = doOutro !== undefined && toChave(doOutro) === toChave(imagem)
  return { ...par, [lado]: imagem, ...(isSame && { [outro]: undefined }) }
}
