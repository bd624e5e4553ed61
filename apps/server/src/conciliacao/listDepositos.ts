import type { conciliacao } from '@portal/contract/conciliacao.ts'
import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { readValorExtrato } from '@portal/domain/conciliacao/readValorExtrato.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { toPlano } from '@portal/domain/texto/palavra.ts'
import { toProcurado } from '../associado/procura.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, readPagina } from '../http/pagina.ts'
import { type LugarDeposito, searchDepositos } from './buscaDeposito.store.ts'
import { diasDoAno } from './mesa.ts'
import { toDeposito } from './reply.ts'
import { requireTudo } from './requireTudo.ts'

/** As far as a deposit's day may be from today. */
const DE_TODOS = { de: '2000-01-01', ate: '2099-12-31' }

const writeCursor = ({ dia, numero, restante }: LugarDeposito): string =>
  encodeCursor(`${dia} ${numero} ${restante}`)

function readCursor(cursor: string): LugarDeposito | undefined {
  const [, dia, numero, restante] =
    /^(\d{4}-\d\d-\d\d) ([1-9]\d{0,8}) (\d{1,12})$/.exec(decodeCursor(cursor)) ?? []
  return dia !== undefined && isDataCivil(dia)
    ? { dia, numero: Number(numero), restante: Number(restante) }
    : undefined
}

/** The deposits of a year, or of all, a page at a time. */
export const listDepositos: Handler<typeof conciliacao.listDepositos> = async (context) => {
  const { query, db, sessao } = context
  await requireTudo(context)
  const { ano, situacao = 'ABERTOS', texto, falta, pagoEm } = query
  const busca = {
    ...(ano === undefined ? DE_TODOS : diasDoAno(ano)),
    situacao,
    texto: texto === undefined ? null : `%${toProcurado(toPlano(texto))}%`,
    centavos: texto === undefined ? null : (readValorExtrato(texto) ?? null),
    ...((falta ?? pagoEm) !== undefined && {
      perto: { centavos: falta === undefined ? null : (toCentavos(falta) ?? null), dia: pagoEm ?? null },
    }),
  }
  const { pagina, proximo } = await readPagina(context, query, {
    write: writeCursor,
    read: readCursor,
    list: (limite, depois) => searchDepositos(db, sessao.codigoCredenciado, busca, depois, limite),
  })
  return { depositos: pagina.map(toDeposito), proximo }
}
