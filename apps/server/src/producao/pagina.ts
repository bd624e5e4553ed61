import type { Acesso } from '../http/handler.ts'

const LIMITE = 50

/** What a page of a figure's rows needs of its call. */
type Chamada = {
  body: { cursor?: string | undefined; limite?: number | undefined }
  fail: (codigo: 'API-GEN-0001', detalhes: readonly { campo: string; mensagem: string }[]) => never
  trilha: (acesso: Acesso) => void
}

type Lista<Linha, Posicao> = {
  /** What the trail says was read. */
  objeto: string
  /** Where a page begins, in the caller's hands: the last row shown. */
  write: (ultima: Linha) => string
  read: (texto: string) => Posicao | undefined
  list: (limite: number, depois: Posicao | undefined) => Promise<Linha[]>
}

/** A page of the rows behind a figure, each patient in the trail. Refuses a cursor that is not ours with API-GEN-0001. */
export async function loadPagina<Linha extends { codigoAssociado: string }, Posicao>(
  { body, fail, trilha }: Chamada,
  { objeto, write, read, list }: Lista<Linha, Posicao>,
): Promise<{ pagina: Linha[]; proximo: string | null }> {
  const { cursor, limite = LIMITE } = body
  const depois = cursor === undefined ? undefined : read(Buffer.from(cursor, 'base64url').toString())
  if (cursor !== undefined && depois === undefined) {
    return fail('API-GEN-0001', [{ campo: 'cursor', mensagem: 'Não é o início de uma página.' }])
  }
  // One more than asked for tells whether there is another page.
  const linhas = await list(limite + 1, depois)
  const pagina = linhas.slice(0, limite)
  for (const codigoAssociado of new Set(pagina.map((linha) => linha.codigoAssociado))) {
    trilha({ codigoAssociado, objeto })
  }
  if (pagina.length === 0) trilha({ objeto: `${objeto}: nenhum` })
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined
  return { pagina, proximo: ultima ? Buffer.from(write(ultima)).toString('base64url') : null }
}
