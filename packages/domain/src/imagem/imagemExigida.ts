import { findDente, isVizinho } from '../dente/dente.tables.ts'

/** What a rule asks an image of. */
export const momentosExigidos = ['inicial', 'final'] as const
export type MomentoExigido = (typeof momentosExigidos)[number]

/** What an image shows: a moment of the treatment, or what an appeal brings. No rule asks for the latter. */
export const momentosImagem = [...momentosExigidos, 'recurso'] as const
export type MomentoImagem = (typeof momentosImagem)[number]

/** An event that an image was sent for, with the place that it then had. */
export interface EventoNomeado {
  numeroSequencialInclusao: number
  codigoLocalizacao?: string | null
}

/** An image that the guide has, the tooth that it shows and the events that it is for. */
export interface ImagemPresente {
  momento: MomentoImagem
  dente?: string | null | undefined
  /** Unsaid, the tooth tells; then an image without a tooth is for none. */
  eventos?: readonly EventoNomeado[] | null | undefined
  /** It is a written report. */
  laudo?: boolean | undefined
}

export interface ImagemExigida {
  numeroSequencialInclusao: number
  codigoEvento: string
  codigoLocalizacao: string | null
  momento: MomentoExigido
  /** Some image of the guide already serves. */
  atendida: boolean
}

/** What an event's rule says of images. */
export type RegraImagem = {
  readonly imagemInicial: boolean
  readonly imagemFinal: boolean
  /** A photograph is asked for (and serves as the image). */
  readonly foto: boolean
}

/** What a rule asks for at each moment. A photograph serves where no radiograph is asked for (Domínio §6.6). */
export function exigeImagem(regra: RegraImagem, momento: MomentoExigido): boolean {
  return momento === 'inicial' ? regra.imagemInicial || regra.foto : regra.imagemFinal
}

/** One film shows the neighbour teeth too, so that two periapicals are not asked for (denial 3053). */
export function isImagemDoLugar(
  imagem: Pick<ImagemPresente, 'dente'>,
  codigoLocalizacao: string | null | undefined,
): boolean {
  const dente = codigoLocalizacao ? findDente(codigoLocalizacao) : undefined
  if (!imagem.dente || !dente) return true
  const mostrado = findDente(imagem.dente)
  return mostrado !== undefined && (mostrado.codigo === dente.codigo || isVizinho(mostrado, dente))
}

/**
 * Whether the image answers for the event: it shows the place and names the event where it still is. An event that
 * went from the draft, or to another place, is another question.
 */
export function isImagemDoEvento(
  imagem: Pick<ImagemPresente, 'dente' | 'eventos'>,
  {
    numeroSequencialInclusao,
    codigoLocalizacao,
  }: { numeroSequencialInclusao: number; codigoLocalizacao?: string | null | undefined },
): boolean {
  if (!isImagemDoLugar(imagem, codigoLocalizacao)) return false
  if (!imagem.eventos) return Boolean(imagem.dente)
  return imagem.eventos.some(
    (nomeado) =>
      nomeado.numeroSequencialInclusao === numeroSequencialInclusao &&
      (nomeado.codigoLocalizacao ?? null) === (codigoLocalizacao ?? null),
  )
}

/** Whether a required image of the moment is missing: what the guide's life asks (`EstadoGuia`). */
export function faltaImagem(exigidas: readonly ImagemExigida[], momento: MomentoExigido): boolean {
  return exigidas.some((exigida) => exigida.momento === momento && !exigida.atendida)
}
