import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { ORDEM_FACES, toFacesDoDente } from '@portal/domain/dente/face.tables.ts'
import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { formatCodigoEvento, parseCodigoEvento } from '@portal/domain/texto/mascara.ts'

/** One event as typed: "26 OM 85100200", in any order; TISS takes a tooth or a region, never both. */
export type LinhaRapida = {
  readonly dente?: string
  readonly regiao?: string
  /** Canonical order, with the letters of that tooth. */
  readonly faces: string
  readonly codigoEvento?: string
}

export type ErroLinha = {
  /** What was typed and could not be taken. */
  readonly parte: string
  readonly mensagem: string
}

export type LeituraLinha = { readonly texto: string } & (
  | { readonly ok: true; readonly linha: LinhaRapida }
  | { readonly ok: false; readonly erros: readonly ErroLinha[] }
)

type Partes = { dentes: string[]; regioes: string[]; faces: string[]; codigos: string[]; erros: ErroLinha[] }

const SO_FACES = new RegExp(`^[${ORDEM_FACES}]+$`)
const NUMERO = /^\d[\d.-]*$/

/** "26OM" is "26 OM"; a dot, a dash or a slash between face letters is only punctuation. */
function listPalavras(texto: string): string[] {
  return texto
    .toUpperCase()
    .replace(/(^|[\s,])(\d{2})([A-Z])/g, '$1$2 $3')
    .split(/[\s,]+/)
    .map((palavra) => (/^[A-Z][./-]/.test(palavra) ? palavra.replace(/[./-]/g, '') : palavra))
    .filter(Boolean)
}

function readNumero(palavra: string, partes: Partes): void {
  const digitos = palavra.replace(/\D/g, '')
  if (digitos.length === 8) partes.codigos.push(parseCodigoEvento(palavra))
  else if (digitos.length > 2) {
    const mensagem = `O código do evento tem 8 dígitos; "${palavra}" tem ${digitos.length}.`
    partes.erros.push({ parte: palavra, mensagem })
  } else if (findDente(digitos)) partes.dentes.push(digitos)
  else partes.erros.push({ parte: palavra, mensagem: `Não existe dente ${palavra}.` })
}

/** PD, LI and others are regions and also letters of faces: beside a tooth they are faces. */
function readLetras(palavra: string, temDente: boolean, partes: Partes): void {
  const regiao = findRegiao(palavra)
  const soFaces = SO_FACES.test(palavra)
  if (soFaces && (temDente || !regiao)) partes.faces.push(palavra)
  else if (regiao) partes.regioes.push(regiao.codigo)
  else {
    const mensagem = `"${palavra}" não é dente, região, face nem código de evento.`
    partes.erros.push({ parte: palavra, mensagem })
  }
}

function listErrosConjunto({ dentes, regioes, faces, codigos }: Partes): ErroLinha[] {
  const erros: ErroLinha[] = []
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
  if (faces.length > 0 && dentes.length === 0) {
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

function readLinha(texto: string): LeituraLinha {
  const palavras = listPalavras(texto)
  const partes: Partes = { dentes: [], regioes: [], faces: [], codigos: [], erros: [] }
  const letras = palavras.filter((palavra) => !NUMERO.test(palavra))
  for (const palavra of palavras) if (NUMERO.test(palavra)) readNumero(palavra, partes)
  // A mistyped tooth still tells that the letters beside it are faces.
  const temDente = palavras.some((palavra) => /^\d{1,2}$/.test(palavra))
  for (const palavra of letras) readLetras(palavra, temDente, partes)
  const [dente] = partes.dentes
  const [regiao] = partes.regioes
  const [codigoEvento] = partes.codigos
  const erros = [...partes.erros, ...(partes.erros.length > 0 ? [] : listErrosConjunto(partes))]
  const lidas = toFaces(partes.faces.join(''), dente)
  if ('erro' in lidas) erros.push(lidas.erro)
  if (erros.length > 0 || 'erro' in lidas) return { texto, ok: false, erros }
  const linha = {
    ...(dente && { dente }),
    ...(regiao && { regiao }),
    ...lidas,
    ...(codigoEvento && { codigoEvento }),
  }
  return { texto, ok: true, linha }
}

/** Several events separated by ";" or by line; empty ones are left out. */
export function parseLinhaRapida(texto: string): readonly LeituraLinha[] {
  return texto
    .split(/[;\n]/)
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '')
    .map(readLinha)
}
