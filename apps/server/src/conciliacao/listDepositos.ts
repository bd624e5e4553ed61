import type { conciliacao } from '@portal/contract/conciliacao.ts'
import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { readValorExtrato } from '@portal/domain/conciliacao/readValorExtrato.ts'
import { toPlano } from '@portal/domain/texto/palavra.ts'
import { toProcurado } from '../associado/procura.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, readPagina } from '../http/pagina.ts'
import { type LinhaDeposito, searchDepositos } from './deposito.store.ts'
import { diasDoAno } from './mesa.ts'
import { toDeposito } from './reply.ts'
import { requireTudo } from './requireTudo.ts'

/** As far as a deposit's day may be from today. */
const DE_TODOS = { de: '2000-01-01', ate: '2099-12-31' }

const writeCursor = ({ dia, numero }: LinhaDeposito): string => encodeCursor(`${dia} ${numero}`)

function readCursor(cursor: string): { dia: string; numero: number } | undefined {
  const [, dia, numero] = /^(\d{4}-\d\d-\d\d) ([1-9]\d{0,8})$/.exec(decodeCursor(cursor)) ?? []
  return dia !== undefined && isDataCivil(dia) ? { dia, numero: Number(numero) } : undefined
}

/** The deposits of a year, or of all, a page at a time. */
export const listDepositos: Handler<typeof conciliacao.listDepositos> = async (context) => {
  const { query, db, sessao } = context
  await requireTudo(context)
  const { ano, situacao = 'ABERTOS', texto } = query
  const busca = {
    ...(ano === undefined ? DE_TODOS : diasDoAno(ano)),
    situacao,
    texto: texto === undefined ? null : `%${toProcurado(toPlano(texto))}%`,
    centavos: texto === undefined ? null : (readValorExtrato(texto) ?? null),
  }
  const { pagina, proximo } = await readPagina(context, query, {
    write: writeCursor,
    read: readCursor,
    list: (limite, depois) => searchDepositos(db, sessao.codigoCredenciado, busca, depois, limite),
  })
  return { depositos: pagina.map(toDeposito), proximo }
}
