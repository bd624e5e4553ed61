import type { capturaExame } from '@portal/contract/capturaExame.ts'
import type { Handler } from '../http/handler.ts'
import { encodeInstante, loadPagina, readInstante } from '../http/pagina.ts'
import { type Captura, listCapturas as list } from './capturaExame.store.ts'
import { toCapturaExame } from './reply.ts'

/** What this unit captured, newest first (Interface S05). */
export const listCapturas: Handler<typeof capturaExame.listCapturas> = async (context) => {
  const { query, db, sessao, services, agora, hoje } = context
  const { pagina, proximo } = await loadPagina(context, query, {
    objeto: 'lista de exames capturados',
    vazio: 'lista de exames capturados vazia',
    write: ({ capturadaEm, numeroSolicitacao }: Captura) =>
      encodeInstante({ em: capturadaEm, numero: numeroSolicitacao }),
    read: readInstante,
    list: (limite, depois) => list(db, sessao.codigoCredenciado, limite, depois),
  })
  const tabela = await services.regras.get()
  return { capturas: pagina.map((captura) => toCapturaExame(captura, tabela, agora, hoje)), proximo }
}
