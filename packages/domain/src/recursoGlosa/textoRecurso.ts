import { findDente } from '../dente/dente.tables.ts'
import { toParte } from './alegado.ts'
import type { TipoNovidade } from './novidade.data.ts'
import { MAXIMO_JUSTIFICATIVA_RECURSO } from './prazoRecurso.ts'

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
  return fim > 0 ? `${toParte(texto.slice(0, fim))}…` : ''
}

function composeTexto(partes: PartesRecurso): string {
  const { codigoGlosa, textoGlosa, codigoEvento, descricaoEvento, codigoLocalizacao, dataRealizacao } = partes
  const lugar = codigoLocalizacao ? toParte(codigoLocalizacao) : ''
  const evento = [
    `Evento ${toParte(codigoEvento)}`,
    descricaoEvento,
    lugar && `${findDente(lugar) ? 'dente' : 'região'} ${lugar}`,
    dataRealizacao && `realizado em ${formatDia(toParte(dataRealizacao))}`,
  ].filter(Boolean)
  const novo = partes.novidades.map(({ tipo, descricao }) =>
    descricao ? `${NOMES_NOVIDADE[tipo]} (${descricao})` : NOMES_NOVIDADE[tipo],
  )
  return [
    `Recurso da glosa ${[toParte(codigoGlosa), textoGlosa].filter(Boolean).join(': ')}.`,
    `${evento.join(', ')}.`,
    novo.length > 0 && `Novo desde a glosa: ${novo.join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * The draft of an item's appeal, assembled from its parts and from nothing else (Operadora §4). Within the limit of TISS:
 * first the denial's words go, which its code says as well, then the event's, then the evidence's from the last one.
 */
export function writeTextoRecurso(partes: PartesRecurso): string {
  const fit = (longo: PartesRecurso, texto: string, put: (curto: string) => PartesRecurso): PartesRecurso => {
    const excesso = composeTexto(longo).length - MAXIMO_JUSTIFICATIVA_RECURSO
    return excesso > 0 ? put(shorten(texto, texto.length - excesso)) : longo
  }
  const limpas: PartesRecurso = {
    ...partes,
    textoGlosa: toParte(partes.textoGlosa),
    descricaoEvento: toParte(partes.descricaoEvento),
    novidades: partes.novidades.map(({ tipo, descricao }) => ({ tipo, descricao: toParte(descricao) })),
  }
  const semGlosa = fit(limpas, limpas.textoGlosa, (textoGlosa) => ({ ...limpas, textoGlosa }))
  const semNomes = fit(semGlosa, semGlosa.descricaoEvento, (descricaoEvento) => ({
    ...semGlosa,
    descricaoEvento,
  }))
  const curtas = semNomes.novidades.reduceRight<PartesRecurso>(
    (longo, { tipo, descricao }, i) =>
      fit(longo, descricao, (curta) => ({
        ...longo,
        novidades: longo.novidades.with(i, { tipo, descricao: curta }),
      })),
    semNomes,
  )
  return shorten(composeTexto(curtas), MAXIMO_JUSTIFICATIVA_RECURSO)
}
