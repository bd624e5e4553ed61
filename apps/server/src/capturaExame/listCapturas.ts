import type { capturaExame } from '@portal/contract/capturaExame.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, loadPagina } from '../http/pagina.ts'
import { type Captura, listCapturas as list, type PosicaoCaptura } from './capturaExame.store.ts'
import { toCapturaExame } from './reply.ts'

// The instant goes along: a capture that is given back meanwhile has none any more.
const writePosicao = ({ capturadaEm, numeroSolicitacao }: Captura): string =>
  encodeCursor(`${capturadaEm.getTime()} ${numeroSolicitacao}`)

function readPosicao(cursor: string): PosicaoCaptura | undefined {
  const [, instante, numero] = /^([1-9]\d{0,13}) ([1-9]\d{0,11})$/.exec(decodeCursor(cursor)) ?? []
  return instante === undefined
    ? undefined
    : { capturadaEm: new Date(Number(instante)), numeroSolicitacao: Number(numero) }
}

/** What this unit captured, newest first (Interface S05). */
export const listCapturas: Handler<typeof capturaExame.listCapturas> = async (context) => {
  const { query, db, sessao, services, agora, hoje } = context
  const { pagina, proximo } = await loadPagina(context, query, {
    objeto: 'lista de exames capturados',
    vazio: 'lista de exames capturados vazia',
    write: writePosicao,
    read: readPosicao,
    list: (limite, depois) => list(db, sessao.codigoCredenciado, limite, depois),
  })
  const tabela = await services.regras.get()
  return { capturas: pagina.map((captura) => toCapturaExame(captura, tabela, agora, hoje)), proximo }
}
