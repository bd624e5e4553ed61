import { findDente } from '@portal/domain/dente/dente.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import type { EstadoDente } from './desenhoDente.ts'
import type { NomeForma } from './desenhoRadiografia.ts'

/** An image in the store, as a row of it tells. */
export type Filme = {
  readonly sha256: string
  readonly bytes: number
  readonly tipo: string
  readonly largura: number | null
  readonly altura: number | null
  readonly contraste: number
}

export type Periapical = {
  readonly forma: NomeForma
  /** 1 to 4, clockwise from the patient's upper right. */
  readonly quadrante: number
  readonly estado: EstadoDente
  readonly filme: Filme
}

/** The films that the guides of the demonstration share. */
export type Acervo = {
  readonly panoramica: Filme
  readonly periapicais: readonly Periapical[]
  /** A report, as a PDF of one page. */
  readonly laudo: Filme
}

/** A deciduous molar is drawn as a molar: nothing else looks like it. */
function toForma(codigoDente: string): { forma: NomeForma; quadrante: number } {
  const dente = findDente(codigoDente)
  if (!dente) throw new RangeError(`no such tooth: ${codigoDente}`)
  const quadrante = dente.denticao === 'decidua' ? dente.quadrante - 4 : dente.quadrante
  if (dente.anterior) return { forma: 'anterior', quadrante }
  if (dente.denticao === 'permanente' && dente.posicao <= 5) return { forma: 'preMolar', quadrante }
  return { forma: dente.superior ? 'molarSuperior' : 'molarInferior', quadrante }
}

/** Before: what is to be treated, or the gap that an implant fills. After: what the event left. */
function toEstado(regra: RegraEvento, momento: MomentoImagem): EstadoDente {
  const vazio = momento === 'inicial' ? regra.aceitaDenteAusente : regra.removeDente
  if (vazio) return 'extraido'
  return momento === 'inicial' ? 'doente' : 'tratado'
}

/**
 * The film of the tooth that looks most like it, among those that the guide has not yet: no guide takes the same
 * file twice. Undefined when it has them all.
 */
export function pickFilme(
  { panoramica, periapicais }: Acervo,
  { regra, dente, momento }: { regra: RegraEvento; dente: string | null; momento: MomentoImagem },
  usadas: ReadonlySet<string>,
): Filme | undefined {
  if (dente === null) return usadas.has(panoramica.sha256) ? undefined : panoramica
  const { forma, quadrante } = toForma(dente)
  const estado = toEstado(regra, momento)
  const likeness = (filme: Periapical) =>
    Number(filme.forma === forma) * 2 + Number(filme.quadrante === quadrante)
  return periapicais
    .filter((filme) => filme.estado === estado && !usadas.has(filme.filme.sha256))
    .sort((a, b) => likeness(b) - likeness(a))[0]?.filme
}
