import { findDente } from '../../dente/dente.tables.ts'
import { ORDEM_FACES, toFacesDoDente } from '../../dente/face.tables.ts'
import { findRegiao } from '../../dente/regiao.tables.ts'
import { parseCodigoEvento } from '../../texto/mascara.ts'

export type ErroLinha = {
  /** What was typed and could not be taken. */
  readonly parte: string
  readonly mensagem: string
}

export type Partes = {
  dentes: string[]
  regioes: string[]
  faces: string[]
  codigos: string[]
  quantidades: number[]
  palavras: string[]
  erros: ErroLinha[]
}

const SO_FACES = new RegExp(`^[${ORDEM_FACES}]+$`)
const NUMERO = /^\d[\d.-]*$/
const QUANTIDADE = /^(?:X(\d+)|(\d+)X)$/
/** A code with or without its mask. */
const CODIGO = String.raw`\d{2}[.-]?\d{3}[.-]?\d{3}`
const LETRAS_E_CODIGO = new RegExp(String.raw`(\p{L})(${CODIGO})(?!\d)`, 'gu')
const CODIGO_E_LETRAS = new RegExp(String.raw`(${CODIGO})(?=\p{L})`, 'gu')

const DO_QUE_LIGA = new RegExp(
  String.raw`(^|\s)do\s+(?=dentes?(?!\p{L})|\d{2}[\s,]+[${ORDEM_FACES}]{1,5}(?:[\s,]|$))`,
  'giu',
)

const VALOR_COM_MOEDA = /(^|[\s,])R\$\s*[\d.]*\d(?:,\d{2})?(?!\d)/giu
const VALOR = /(^|\s)(\d{1,3}(?:\.?\d{3})*),(\d{2})(?=\s|$)/gu

/** The price columns of a spreadsheet are no part of an event: "R$ 85,00", "85,00". Two teeth are none: "17,18". */
const dropValores = (texto: string): string =>
  texto
    .replace(VALOR_COM_MOEDA, '$1')
    .replace(VALOR, (achado, antes: string, reais: string, centavos: string) =>
      findDente(reais) && findDente(centavos) ? achado : antes,
    )

/**
 * "26OM85100200" is "26 OM 85100200"; a dot, a dash or a slash between letters of faces is only punctuation. In "canal
 * do 36", "do dente 36" and "do 36 OM" no faces are meant, nor is the occlusal one in "extrair o 38".
 */
export function listPalavras(texto: string): string[] {
  return dropValores(texto)
    .replace(/(\p{L}{3}\s+)do\s+(?=\d{2}(?!\d))/giu, '$1')
    .replace(/(\p{L}{3}r\s+)os?\s+(?=\d{2}(?!\d))/gu, '$1')
    .replace(DO_QUE_LIGA, '$1')
    .replace(/(^|[^\p{L}\d])(s[1-6])(?=\d{8}(?!\d))/giu, '$1$2 ')
    .replace(LETRAS_E_CODIGO, '$1 $2')
    .replace(CODIGO_E_LETRAS, '$1 ')
    .replace(/(^|[\s,])(\d{2})(?=\p{L})(?!x(?:[\s,]|$))/giu, '$1$2 ')
    .replace(/(?<!\p{L})(\p{L}+)(\d{2})(?!\d)/gu, (juntos, letras, dente) =>
      letras.toUpperCase() === 'X' ? juntos : `${letras} ${dente}`,
    )
    .split(/[\s,]+/)
    .map((palavra) => (/^\p{L}[./-]/u.test(palavra) ? palavra.replace(/[./-]/g, '') : palavra))
    .filter(Boolean)
}

const isDenteComCodigo = (dente: string, codigo: string): boolean =>
  codigo.startsWith('8') && findDente(dente) !== undefined

function readNumero(palavra: string, partes: Partes): void {
  const digitos = palavra.replace(/\D/g, '')
  const { length } = digitos
  if (length === 8) partes.codigos.push(parseCodigoEvento(palavra))
  else if (length === 10 && isDenteComCodigo(digitos.slice(0, 2), digitos.slice(2))) {
    partes.dentes.push(digitos.slice(0, 2))
    partes.codigos.push(digitos.slice(2))
  } else if (length === 10 && isDenteComCodigo(digitos.slice(8), digitos)) {
    partes.dentes.push(digitos.slice(8))
    partes.codigos.push(digitos.slice(0, 8))
  } else if (length > 2) {
    const mensagem = `O código do evento tem 8 dígitos; "${palavra}" tem ${length}.`
    partes.erros.push({ parte: palavra, mensagem })
  } else if (findDente(digitos)) partes.dentes.push(digitos)
  else partes.erros.push({ parte: palavra, mensagem: `Não existe dente ${palavra}.` })
}

/** Where the letters of a line are read: whether a tooth stands in it, and the one chosen before, for a line without a place. */
type Meio = { temDente: boolean; escolhido: string | undefined }

/**
 * PD, LI and others are regions and also letters of faces: beside a tooth they are faces. A longer word that is no set
 * of faces is a word: "pivo".
 */
function readLetras(palavra: string, { temDente, escolhido }: Meio, partes: Partes): void {
  const maiuscula = palavra.toUpperCase()
  const [dente = escolhido] = partes.dentes
  const regiao = findRegiao(maiuscula)
  if (SO_FACES.test(maiuscula) && (temDente || !regiao)) {
    const comDente = dente === undefined ? undefined : findDente(dente)
    const isPalavra = maiuscula.length > 3 && comDente && toFacesDoDente(maiuscula, comDente) === undefined
    if (isPalavra) partes.palavras.push(palavra)
    else partes.faces.push(maiuscula)
  } else if (regiao) partes.regioes.push(regiao.codigo)
  else partes.palavras.push(palavra)
}

const isNumero = (palavra: string): boolean => NUMERO.test(palavra)
const isFaces = (palavra: string): boolean => SO_FACES.test(palavra.toUpperCase())

/** A word that can only be of an event's name: what stands beside it may then be one of the name too. */
const isNome = (palavra: string): boolean =>
  /\p{L}{3}/u.test(palavra) && !isFaces(palavra) && findRegiao(palavra.toUpperCase()) === undefined

/**
 * The parts of one event, each to its kind; "do" and "2" of "restauração 2 faces" belong to the name. With a tooth chosen
 * before, the faces beside a name are that tooth's.
 */
export function readPartes(palavras: readonly string[], escolhido?: string): Partes {
  const partes: Partes = {
    dentes: [],
    regioes: [],
    faces: [],
    codigos: [],
    quantidades: [],
    palavras: [],
    erros: [],
  }
  const temNome = palavras.some(isNome)
  const isDoNome = (palavra: string) => temNome && /^\d$/.test(palavra)
  const numeros = palavras.filter((palavra) => isNumero(palavra) && !isDoNome(palavra))
  for (const numero of numeros) readNumero(numero, partes)
  // A mistyped tooth still tells that the letters beside it are faces.
  const temDente = partes.dentes.length > 0 || numeros.some((numero) => /^\d{1,2}$/.test(numero))
  for (const palavra of palavras.filter((cada) => !numeros.includes(cada))) {
    const [, depois, antes] = QUANTIDADE.exec(palavra.toUpperCase()) ?? []
    if (depois ?? antes) partes.quantidades.push(Number(depois ?? antes))
    else if (isDoNome(palavra) || (temNome && !temDente && !escolhido && isFaces(palavra)))
      partes.palavras.push(palavra)
    else readLetras(palavra, { temDente, escolhido }, partes)
  }
  return partes
}
