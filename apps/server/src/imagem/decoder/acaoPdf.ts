import { espacoPdf, readDicionario } from './objetoPdf.ts'
import { Recusa } from './recusa.ts'

/** A stream of objects, decoded. */
export type ObjetosPdf = { dicionario: readonly string[]; texto: string }

type Lugar = { texto: string; at: number }

/** Each letter as it is, or spelled in hexadecimal. */
const letras = [...'OpenAction'].map((letra) => {
  const [alto = '', baixo = ''] = letra.charCodeAt(0).toString(16)
  return `(?:${letra}|#${alto}[${baixo}${baixo.toUpperCase()}])`
})
const abertura = new RegExp(String.raw`/${letras.join('')}(?![^\0\t\n\f\r ()<>[\]{}/%])`, 'g')
const valor = new RegExp(String.raw`${espacoPdf}*(<<|[[(</]|(\d+)${espacoPdf}+\d+${espacoPdf}+R)`, 'y')

/** Where a stream of objects has the one of this number. Throws `corrompido` where readers might not agree. */
function* listNoStream({ dicionario, texto }: ObjetosPdf, numero: number): Generator<Lugar> {
  const at = dicionario.indexOf('/First')
  const inicio = dicionario[at + 1] ?? ''
  const isClaro = at >= 0 && dicionario.lastIndexOf('/First') === at && dicionario[at + 3] !== 'R'
  const cabeca = texto.slice(0, Number(inicio))
  if (!isClaro || !/^\d+$/.test(inicio) || !/^[\d\0\t\n\f\r ]*$/.test(cabeca)) throw new Recusa('corrompido')
  const numeros = [...cabeca.matchAll(/\d+/g)].map(Number)
  for (let par = 0; par < numeros.length; par += 2)
    if (numeros[par] === numero) yield { texto, at: Number(inicio) + (numeros[par + 1] ?? 0) }
}

/** Every place where a reader may find the object of this number: of several, readers take one or another. */
function* listLugares(texto: string, dentro: readonly ObjetosPdf[], numero: number): Generator<Lugar> {
  const escrito = new RegExp(String.raw`(?<!\d)0*${numero}${espacoPdf}+\d+${espacoPdf}+obj`, 'g')
  for (const { index, 0: achado } of texto.matchAll(escrito)) yield { texto, at: index + achado.length }
  for (const objetos of dentro) yield* listNoStream(objetos, numero)
}

/** A jump inside the document, and nothing after it. */
const isGoTo = (dicionario: readonly string[]): boolean =>
  dicionario.includes('/S') &&
  !dicionario.includes('/Next') &&
  dicionario.every((chave, at) => chave !== '/S' || dicionario[at + 1] === '/GoTo')

/**
 * Refuses (`ativo`) what a reader does by itself when it opens the document, unless it only goes to a page of it: a
 * link that nobody pressed leads out too. `dentro` are the file's streams of objects.
 */
export function refuseAbertura(texto: string, dentro: readonly ObjetosPdf[]): void {
  const isPagina = (lugar: Lugar, isReferido = false): boolean => {
    valor.lastIndex = lugar.at
    const [, tipo, numero] = valor.exec(lugar.texto) ?? []
    if (tipo === '<<') return isGoTo(readDicionario(lugar.texto, valor.lastIndex).dicionario)
    if (numero === undefined) return tipo !== undefined
    if (isReferido) return false
    const lugares = [...listLugares(texto, dentro, Number(numero))]
    return lugares.length > 0 && lugares.every((cada) => isPagina(cada, true))
  }
  for (const cada of [texto, ...dentro.map((objetos) => objetos.texto)])
    for (const { index, 0: achado } of cada.matchAll(abertura))
      if (!isPagina({ texto: cada, at: index + achado.length })) throw new Recusa('ativo')
}
