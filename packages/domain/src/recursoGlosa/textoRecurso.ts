import { findDente } from '../dente/dente.tables.ts'
import { MAXIMO_TEXTO } from '../texto/protegido.ts'
import { toParte } from './alegado.ts'
import type { TipoNovidade } from './novidade.data.ts'

export type PartesRecurso = {
  readonly codigoGlosa: string
  readonly textoGlosa: string
  readonly codigoEvento: string
  readonly descricaoEvento: string
  /** A tooth or a region; none of an event of the whole patient. */
  readonly codigoLocalizacao: string | null
  /** `YYYY-MM-DD`; none where the denial is that it was not told. */
  readonly dataRealizacao: string | null
  /** What is new, the most important first. */
  readonly novidades: readonly { readonly tipo: TipoNovidade; readonly descricao: string }[]
}

const NOMES_NOVIDADE: Readonly<Record<TipoNovidade, string>> = {
  imagemInicial: 'imagem inicial',
  imagemFinal: 'imagem final',
  laudo: 'laudo',
  documento: 'documento',
  justificativa: 'motivo clínico',
  dente: 'dente correto',
  data: 'data correta',
}

/** `2026-06-03` -> `03/06/2026`. */
const formatDia = (data: string): string => data.split('-').toReversed().join('/')

/** The text up to the last whole word within the limit, marked as cut; empty where not even one fits. */
function shorten(texto: string, maximo: number): string {
  if (texto.length <= maximo) return texto
  const fim = texto.lastIndexOf(' ', maximo - 1)
  return fim === -1 ? '' : `${toParte(texto.slice(0, fim))}…`
}

/** A cut text ends by its mark. */
const endFrase = (frase: string): string => (frase.endsWith('…') ? frase : `${frase}.`)

/** The whole text; `textos` are the denial's words, the event's, and the evidence's in its order. */
function composeTexto(partes: PartesRecurso, textos: readonly string[]): string {
  const [textoGlosa = '', descricaoEvento = '', ...descricoes] = textos
  const lugar = toParte(partes.codigoLocalizacao ?? '')
  const evento = [
    `Evento ${toParte(partes.codigoEvento)}`,
    descricaoEvento,
    lugar && `${findDente(lugar) ? 'dente' : 'região'} ${lugar}`,
    partes.dataRealizacao && `realizado em ${formatDia(toParte(partes.dataRealizacao))}`,
  ]
  const novo = partes.novidades.map(({ tipo }, i) => {
    const descricao = descricoes[i]
    return descricao ? `${NOMES_NOVIDADE[tipo]} (${descricao})` : NOMES_NOVIDADE[tipo]
  })
  const frases = [
    [`Recurso da glosa ${toParte(partes.codigoGlosa)}`, textoGlosa].filter(Boolean).join(': '),
    evento.filter(Boolean).join(', '),
    novo.length > 0 && `Novo desde a glosa: ${novo.join('; ')}`,
  ]
  return frases.flatMap((frase) => (frase ? endFrase(frase) : [])).join(' ')
}

/**
 * The draft of an item's appeal, assembled from its parts and from nothing else (Operadora §4), of at most `maximo`
 * characters, fewer where the clinic's own words follow it: first the denial's words go, which its code says as well,
 * then the event's, then the evidence's from the last one.
 */
export function writeTextoRecurso(partes: PartesRecurso, maximo = MAXIMO_TEXTO): string {
  const descricoes = partes.novidades.map(({ descricao }) => descricao)
  const textos = [partes.textoGlosa, partes.descricaoEvento, ...descricoes].map(toParte)
  const daUltima = descricoes.map((_descricao, i) => i + 2).toReversed()
  for (const i of [0, 1, ...daUltima]) {
    const excesso = composeTexto(partes, textos).length - maximo
    const texto = textos[i] ?? ''
    textos[i] = shorten(texto, texto.length - excesso)
  }
  return shorten(composeTexto(partes, textos), maximo)
}
