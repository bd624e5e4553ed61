import type { GuiaResumo } from '@portal/contract/guia.ts'
import type { Db } from '../db/client.ts'
import { toGuiaResumo } from '../guia/resumo.store.ts'
import type { Acesso } from '../http/handler.ts'
import { readCursor, toCursor } from './cursor.ts'
import type { Busca } from './filtro.ts'
import { listGuias } from './pesquisa.store.ts'

const LIMITE = 50

export type PedidoPagina = { cursor?: string | undefined; limite?: number | undefined }

/** What a page needs of its call. */
type Chamada = {
  db: Db
  sessao: { codigoCredenciado: number }
  hoje: string
  fail: (codigo: 'API-GEN-0001', detalhes: readonly { campo: string; mensagem: string }[]) => never
  trilha: (acesso: Acesso) => void
}

/**
 * A page of guides and where the next one begins. Notes each patient shown in the trail, and the search itself when
 * it shows none. Refuses a cursor that is not ours with API-GEN-0001.
 */
export async function loadPagina(
  { db, sessao, hoje, fail, trilha }: Chamada,
  busca: Busca,
  { cursor, limite = LIMITE }: PedidoPagina,
): Promise<{ guias: GuiaResumo[]; proximo: string | null }> {
  const depois = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && depois === undefined) {
    return fail('API-GEN-0001', [{ campo: 'cursor', mensagem: 'Não é o início de uma página.' }])
  }
  // One more than asked for tells whether there is another page.
  const linhas = await listGuias(db, sessao.codigoCredenciado, busca, limite + 1, depois)
  const pagina = linhas.slice(0, limite)
  for (const codigoAssociado of new Set(pagina.map((linha) => linha.codigoAssociado))) {
    trilha({ codigoAssociado, objeto: 'lista de guias' })
  }
  if (pagina.length === 0) trilha({ objeto: 'lista de guias vazia' })
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined
  return {
    guias: pagina.map((linha) => toGuiaResumo(linha, hoje)),
    proximo: ultima ? toCursor(ultima.numeroFicha) : null,
  }
}
