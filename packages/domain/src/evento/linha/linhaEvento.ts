import { findDente } from '../../dente/dente.tables.ts'
import { toFacesDoDente } from '../../dente/face.tables.ts'
import { formatCodigoEvento } from '../../texto/mascara.ts'
import { type ErroLinha, listPalavras, type Partes, readPartes } from './partesLinha.ts'

/** One event as typed: "26 OM 85100200", in any order; TISS takes a tooth or a region, never both. */
export type LinhaEvento = {
  readonly dente?: string
  readonly regiao?: string
  /** Canonical order, with the letters of that tooth; without one, of the tooth chosen before. */
  readonly faces: string
  readonly codigoEvento?: string
  /** "x2": absent is one. */
  readonly quantidade?: number
  /** Whatever is none of these, as typed: words of the event's name ("canal", "restauração 2 faces"). */
  readonly palavras?: string
}

export type LeituraLinha = { readonly texto: string } & (
  | { readonly ok: true; readonly linha: LinhaEvento }
  | { readonly ok: false; readonly erros: readonly ErroLinha[] }
)

/** As many of an event as a guide takes. */
export const MAXIMO_QUANTIDADE = 99

function listErrosQuantidade(quantidades: readonly number[]): ErroLinha[] {
  const parte = quantidades.map((quantidade) => `x${quantidade}`).join(', ')
  if (quantidades.length > 1) return [{ parte, mensagem: `Informe uma só quantidade por evento: ${parte}.` }]
  if (quantidades.some((quantidade) => quantidade > MAXIMO_QUANTIDADE))
    return [{ parte, mensagem: `A quantidade vai até ${MAXIMO_QUANTIDADE}.` }]
  return []
}

function listErrosConjunto(
  { dentes, regioes, faces, codigos, quantidades }: Partes,
  escolhido: string | undefined,
): ErroLinha[] {
  const erros = listErrosQuantidade(quantidades)
  const demais = (lista: readonly string[], nome: string) => {
    const parte = lista.join(' ')
    if (lista.length > 1)
      erros.push({ parte, mensagem: `Informe um só ${nome} por evento: ${lista.join(', ')}.` })
  }
  demais(dentes, 'dente')
  demais(codigos.map(formatCodigoEvento), 'código')
  if (regioes.length > 1) {
    const mensagem = `Informe uma só região por evento: ${regioes.join(', ')}.`
    erros.push({ parte: regioes.join(' '), mensagem })
  }
  if (dentes.length > 0 && regioes.length > 0) {
    const parte = `${dentes.join(' ')} ${regioes.join(' ')}`
    erros.push({ parte, mensagem: 'Informe o dente ou a região, não os dois.' })
  }
  if (faces.length > 0 && dentes.length === 0 && (!escolhido || regioes.length > 0)) {
    erros.push({ parte: faces.join(''), mensagem: `Faltou o dente das faces ${faces.join('')}.` })
  }
  return erros
}

function toFaces(texto: string, codigoDente: string | undefined): { faces: string } | { erro: ErroLinha } {
  const dente = codigoDente === undefined ? undefined : findDente(codigoDente)
  const faces = dente ? toFacesDoDente(texto, dente) : ''
  if (faces !== undefined) return { faces }
  const mensagem = `As faces ${texto} repetem uma face do dente ${codigoDente}, que tem ${dente?.faces}.`
  return { erro: { parte: texto, mensagem } }
}

function readLinha(texto: string, escolhido: string | undefined): LeituraLinha {
  const partes = readPartes(listPalavras(texto), escolhido)
  const [dente] = partes.dentes
  const [regiao] = partes.regioes
  const [codigoEvento] = partes.codigos
  const [quantidade] = partes.quantidades
  const erros = [...partes.erros, ...(partes.erros.length > 0 ? [] : listErrosConjunto(partes, escolhido))]
  const lidas = toFaces(partes.faces.join(''), dente ?? escolhido)
  if ('erro' in lidas) erros.push(lidas.erro)
  if (erros.length > 0 || 'erro' in lidas) return { texto, ok: false, erros }
  const linha = {
    ...(dente && { dente }),
    ...(regiao && { regiao }),
    ...lidas,
    ...(codigoEvento && { codigoEvento }),
    ...(quantidade !== undefined && { quantidade }),
    ...(partes.palavras.length > 0 && { palavras: partes.palavras.join(' ') }),
  }
  return { texto, ok: true, linha }
}

/**
 * Several events separated by ";" or by line, as a column of a spreadsheet is pasted; empty ones are left out. Faces without a
 * tooth are those of `escolhido`, the one that was chosen before, where there is one.
 */
export function parseLinhaEvento(texto: string, escolhido?: string): readonly LeituraLinha[] {
  return texto
    .split(/[;\r\n]/)
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '')
    .map((parte) => readLinha(parte, escolhido))
}
