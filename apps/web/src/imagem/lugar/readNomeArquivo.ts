import { findDente } from '@portal/domain/dente/dente.tables.ts'
import type { LugarImagem } from './lugarImagem.ts'

/**
 * Days and hours, whatever parts them (`24-11-2026`, `11.40.02`, `16 11 26`, `11h30`), telephones, ages and the count of a copy
 * (`foto (36)`): numbers that are no tooth.
 */
const semDente = [
  /(?<!\d)\(?\d{2}\)?[\s-]*9?\d{4}[\s-]?\d{4}(?!\d)/g,
  /\(\d{1,3}\)\s*$/g,
  /\d{1,4}(?:[.\-_/:]\d{1,4}){2,}/g,
  /(?<!\d)\d{1,2} \d{1,2} \d{2,4}(?!\d)/g,
  /(?<!\d)\d{1,2}h(?:\d{2})?(?!\d)/gi,
  /(?<!\d)\d{1,3}\s*(?:anos|a)(?!\p{L})/giu,
]

/** Words beside which a number is a tooth. */
const contexto =
  /(?<!\p{L})(?:dentes?|elem(?:ento)?s?|el|d|rx|raio ?x|radiografia|periapical|interproximal|oclusal|canal|inicial|final|antes|depois)(?!\p{L})/iu

/** Two digits with nothing stuck to them but such a word before, or the letters of faces behind (`D17`, `rx46`, `46mo`). */
const dente =
  /(?<!\d)(?:(?<!\p{L})|(?<=(?<!\p{L})(?:dente|elem|el|d|r|rx|periapical)))([1-8][1-8])(?=[vplomdi]{0,3}(?![\p{L}\d]))/giu

/** A pair is two teeth, or a day and its month, or an hour: only what the guide asks for tells which. */
const par = /(?<!\d)(\d{2})[.\-_/:](\d{2})(?!\d)/g

const palavras = {
  final: /(?<!\p{L})(?:final|depois|p[oó]s)(?!\p{L})/iu,
  inicial: /(?<!\p{L})(?:inicial|antes|pr[eé])(?!\p{L})/iu,
} as const

/**
 * What a file's own name tells of its place, as people and programs write it: `16 final.jpg`, `WhatsApp Image 2026-11-24 at
 * 11.40.02.png`. Beside a word for it a number is a tooth; alone it is one only where it is the only one and the guide asks
 * for that tooth (`daGuia`). A panoramic one shows no tooth.
 */
export function readNomeArquivo(nome: string, daGuia: readonly string[]): Partial<LugarImagem> {
  const momento = (['final', 'inicial'] as const).find((cada) => palavras[cada].test(nome))
  const dito = readDente(nome, daGuia)
  return { ...(momento && { momento }), ...(dito !== undefined && { dente: dito }) }
}

/** A number of two digits that is a tooth, whatever is stuck to it. */
const numero = /(?<!\d)[1-8][1-8](?!\d)/g

/** The teeth that a name may speak of although it says none for certain: `foto33.jpg`. */
export const listPossiveis = (nome: string): string[] =>
  (clean(nome).replace(par, ' # ').match(numero) ?? []).filter((cada) => findDente(cada))

/** Whether a name may speak of another tooth than this. */
export function namesOutroDente(nome: string, dente: string | null): boolean {
  const possiveis = listPossiveis(nome)
  return possiveis.length > 0 && !possiveis.some((cada) => cada === dente)
}

/** The name without its ending, and without what is no tooth. */
const clean = (nome: string): string =>
  semDente.reduce((texto, numeros) => texto.replace(numeros, ' # '), nome.replace(/\.\w+$/, ''))

function readDente(nome: string, daGuia: readonly string[]): string | null | undefined {
  if (/panor[aâ]mica|laudo/i.test(nome)) return null
  const isPedido = (numero: string) => daGuia.includes(numero)
  const limpo = clean(nome).replace(par, (_tudo, um: string, outro: string) =>
    isPedido(um) === isPedido(outro) ? ' # ' : ` ${isPedido(um) ? um : outro} `,
  )
  const dentes = [...limpo.matchAll(dente)].flatMap(([, numero = '']) => (findDente(numero) ? [numero] : []))
  const pedido = dentes.find(isPedido)
  if (contexto.test(limpo) || /^[^\p{L}]*$/u.test(limpo.replace(dente, ''))) return pedido ?? dentes[0]
  return dentes.length === 1 ? pedido : undefined
}
