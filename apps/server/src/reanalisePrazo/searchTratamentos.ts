import type { reanalisePrazo } from '@portal/contract/reanalisePrazo.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, loadPagina } from '../http/pagina.ts'
import { findReanalises } from './reanalise.store.ts'
import { toTratamento } from './reply.ts'
import { countTermos, type LinhaLista, listTermos, type PosicaoTermo } from './termo.store.ts'

function readPosicao(cursor: string): PosicaoTermo | undefined {
  const [, ordem, numero] = /^(-?\d{1,6}) ([1-9]\d{0,11})$/.exec(decodeCursor(cursor)) ?? []
  return ordem === undefined ? undefined : { ordem: Number(ordem), numeroTratamento: Number(numero) }
}

/** The treatments whose term may be asked about again, is asked about, or was answered. Interface S10. */
export const searchTratamentos: Handler<typeof reanalisePrazo.searchTratamentos> = async (context) => {
  const { query, body, db, sessao, services, hoje } = context
  const { codigoCredenciado, rede } = sessao
  const tabela = await services.regras.get()
  const { mesesMaximo } = tabela.findPrazoOrtodontia(rede, hoje)
  const paciente = body.paciente?.trim() || undefined
  const filtro = { codigoCredenciado, rede, hoje, mesesMaximo, paciente }
  const objeto = `reanálises de prazo: ${query.lista.toLowerCase()}`
  const [contas, { pagina, proximo }] = await Promise.all([
    countTermos(db, filtro),
    loadPagina(context, body, {
      objeto,
      vazio: `${objeto}, nenhuma`,
      write: ({ ordem, numeroTratamento }: LinhaLista) => encodeCursor(`${ordem} ${numeroTratamento}`),
      read: readPosicao,
      list: (limite, depois) => listTermos(db, query.lista, filtro, limite, depois),
    }),
  ])
  const numeros = pagina.flatMap(({ ultima }) => (ultima === null ? [] : [ultima]))
  const ultimas = new Map(
    (await findReanalises(db, codigoCredenciado, numeros)).map((cada) => [cada.numeroReanalise, cada]),
  )
  return {
    contas,
    tratamentos: pagina.map((linha) =>
      toTratamento(linha, ultimas.get(linha.ultima ?? 0), { hoje, mesesMaximo }),
    ),
    proximo,
  }
}
