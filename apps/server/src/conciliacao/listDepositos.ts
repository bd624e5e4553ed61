import type { conciliacao } from '@portal/contract/conciliacao.ts'
import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { readValorExtrato } from '@portal/domain/conciliacao/readValorExtrato.ts'
import { toPlano } from '@portal/domain/texto/palavra.ts'
import { toProcurado } from '../associado/procura.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor } from '../http/pagina.ts'
import { type LinhaDeposito, searchDepositos } from './deposito.store.ts'
import { diasDoAno } from './mesa.ts'
import { toDeposito } from './reply.ts'
import { requireTudo } from './requireTudo.ts'

const LIMITE = 50
/** As far as a deposit's day may be from today. */
const DE_TODOS = { de: '2000-01-01', ate: '2099-12-31' }

const writeCursor = ({ dia, numero }: LinhaDeposito): string => encodeCursor(`${dia} ${numero}`)

function readCursor(cursor: string): { dia: string; numero: number } | undefined {
  const [, dia, numero] = /^(\d{4}-\d\d-\d\d) ([1-9]\d{0,8})$/.exec(decodeCursor(cursor)) ?? []
  return dia !== undefined && isDataCivil(dia) ? { dia, numero: Number(numero) } : undefined
}

/** The deposits of a year, a page at a time. Refuses a cursor that is not ours with API-GEN-0001. */
export const listDepositos: Handler<typeof conciliacao.listDepositos> = async (context) => {
  const { query, db, sessao, fail } = context
  await requireTudo(context)
  const { ano, situacao = 'ABERTOS', texto, cursor, limite = LIMITE } = query
  const depois = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && !depois)
    return fail('API-GEN-0001', [{ campo: 'cursor', mensagem: 'Não é o início de uma página.' }])
  const busca = {
    ...(ano === undefined ? DE_TODOS : diasDoAno(ano)),
    situacao,
    texto: texto === undefined ? null : `%${toProcurado(toPlano(texto))}%`,
    centavos: texto === undefined ? null : (readValorExtrato(texto) ?? null),
  }
  // One more than asked for tells whether there is another page.
  const linhas = await searchDepositos(db, sessao.codigoCredenciado, busca, depois, limite + 1)
  const pagina = linhas.slice(0, limite)
  const ultima = linhas.length > limite ? pagina.at(-1) : undefined
  return { depositos: pagina.map(toDeposito), proximo: ultima ? writeCursor(ultima) : null }
}
