import type { Acesso } from '../trilha/acesso.ts'

const LIMITE = 50

type Trilha = (acesso: Acesso) => void

/** What a page of rows about patients needs of its call. */
type Chamada = {
  fail: (codigo: 'API-GEN-0001', detalhes: readonly { campo: string; mensagem: string }[]) => never
  trilha: Trilha
}

export type PedidoPagina = { cursor?: string | undefined; limite?: number | undefined }

/** What the trail says was read, and what it says where there was nothing. */
type Lido = { objeto: string; vazio: string }

type Leitura<Linha, Posicao> = {
  /** Where a page begins, in the caller's hands: after the last row shown. */
  write: (ultima: Linha) => string
  read: (cursor: string) => Posicao | undefined
  list: (limite: number, depois: Posicao | undefined) => Promise<Linha[]>
}

export type Lista<Linha, Posicao> = Lido & Leitura<Linha, Posicao>

/** A place in a list as a caller holds it, and back. */
export const encodeCursor = (texto: string): string => Buffer.from(texto).toString('base64url')
export const decodeCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString()

/** The number of the last row shown, whose order the store looks up again; undefined when the text is no cursor of ours. */
export function readCursor(cursor: string): number | undefined {
  const texto = decodeCursor(cursor)
  return /^[1-9]\d{0,11}$/.test(texto) ? Number(texto) : undefined
}

/** The largest number of a column of four bytes: compared with more, the database fails. */
export const INTEIRO_MAXIMO = 2_147_483_647

/** The same, of a number that its table keeps in four bytes. */
export function readCursorInteiro(cursor: string): number | undefined {
  const numero = readCursor(cursor)
  return numero !== undefined && numero <= INTEIRO_MAXIMO ? numero : undefined
}

/** Notes in the trail each patient of the rows that are answered, or that there was none. */
export function noteAssociados(
  trilha: Trilha,
  linhas: readonly { codigoAssociado: string }[],
  { objeto, vazio }: Lido,
): void {
  for (const codigoAssociado of new Set(linhas.map((linha) => linha.codigoAssociado))) {
    trilha({ codigoAssociado, objeto })
  }
  if (linhas.length === 0) trilha({ objeto: vazio })
}

/** A place in a list by time. The instant goes along: the row may have left the list before the next page is read. */
export type PosicaoInstante = { em: Date; numero: number }

export const encodeInstante = ({ em, numero }: PosicaoInstante): string =>
  encodeCursor(`${em.getTime()} ${numero}`)

export function readInstante(cursor: string): PosicaoInstante | undefined {
  const [, instante, numero] = /^([1-9]\d{0,13}) ([1-9]\d{0,11})$/.exec(decodeCursor(cursor)) ?? []
  return instante === undefined ? undefined : { em: new Date(Number(instante)), numero: Number(numero) }
}

/** A page of rows and where the next one begins. Refuses a cursor that is not ours with API-GEN-0001. */
export async function readPagina<Linha, Posicao>(
  { fail }: Pick<Chamada, 'fail'>,
  { cursor, limite = LIMITE }: PedidoPagina,
  { write, read, list }: Leitura<Linha, Posicao>,
): Promise<{ pagina: Linha[]; proximo: string | null }> {
  const depois = cursor === undefined ? undefined : read(cursor)
  if (cursor !== undefined && depois === undefined) {
    return fail('API-GEN-0001', [{ campo: 'cursor', mensagem: 'Não é o início de uma página.' }])
  }
  // One more than asked for tells whether there is another page.
  const linhas = await list(limite + 1, depois)
  const pagina = linhas.slice(0, limite)
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined
  return { pagina, proximo: ultima ? write(ultima) : null }
}

/** The same of rows about patients, each of them in the trail. */
export async function loadPagina<Linha extends { codigoAssociado: string }, Posicao>(
  { fail, trilha }: Chamada,
  pedido: PedidoPagina,
  { objeto, vazio, ...leitura }: Lista<Linha, Posicao>,
): Promise<{ pagina: Linha[]; proximo: string | null }> {
  const lida = await readPagina({ fail }, pedido, leitura)
  noteAssociados(trilha, lida.pagina, { objeto, vazio })
  return lida
}
