import { finished } from 'node:stream/promises'
import type { Pool } from '../../apps/server/src/db/client.ts'
import {
  findRepasseAte,
  type LinhaPaga,
  listGuiasDoRepasse,
  listPagas,
  sumDentistas,
} from '../../apps/server/src/financeiro/demonstrativo.store.ts'
import { listColunas } from '../../apps/server/src/financeiro/planilhaDemonstrativo.ts'
import { listParaPlanilha } from '../../apps/server/src/financeiro/recorte.store.ts'
import { writePlanilha } from '../../apps/server/src/planilha/writePlanilha.ts'
import type { TabelaRegras } from '../../apps/server/src/regraEvento/regras.ts'
import { listDentistas } from '../../apps/server/src/repasse/dentista.store.ts'
import { listDescontos } from '../../apps/server/src/repasse/desconto.store.ts'
import { toRepasse } from './repassesVivos.ts'

/** A clinic of seven dentists in two units, with the runs of its statement and of its workbook. */
export const codigoCredenciado = 100004
export const [naTela, naPlanilha] = [toRepasse(26), toRepasse(27)]
const visao = { codigoCredenciado, dentistas: null }
const pagina = 50
/** Rows that the server reads at a time for a workbook. */
const lote = 500

/** What the server asks of the database for the first page of a statement. */
export const readTela = (pool: Pool): Promise<unknown> =>
  pool.read(codigoCredenciado, async (db) => {
    const { fechamento } = naTela
    await Promise.all([
      listDentistas(db, codigoCredenciado),
      findRepasseAte(db, codigoCredenciado, fechamento),
    ])
    const [, , guias] = await Promise.all([
      sumDentistas(db, visao, fechamento),
      listDescontos(db, codigoCredenciado, [fechamento]),
      listGuiasDoRepasse(db, visao, fechamento, 0, pagina + 1),
    ])
    const numeros = guias.slice(0, pagina).map(({ numeroFicha }) => numeroFicha)
    await listPagas(db, visao, numeros, fechamento)
  })

/** The rows of a workbook, batch by batch. */
async function* listLotes(pool: Pool): AsyncIterable<readonly LinhaPaga[]> {
  let [depois, linhas]: [LinhaPaga | undefined, LinhaPaga[]] = [undefined, []]
  do {
    const ultima: LinhaPaga | undefined = depois
    linhas = await pool.read(codigoCredenciado, (db) =>
      listParaPlanilha(db, visao, { fechamento: naPlanilha.fechamento }, lote, ultima),
    )
    yield linhas
    depois = linhas.at(-1)
  } while (linhas.length === lote)
}

export async function readLotes(pool: Pool): Promise<void> {
  for await (const linhas of listLotes(pool)) if (linhas.length === 0) return
}

/** The same workbook out of the same rows, that nobody is sent and no trail is kept of. */
export async function writeWorkbook(pool: Pool, tabela: TabelaRegras): Promise<void> {
  const sheet = { nome: 'Demonstrativo', cabecalho: [], colunas: listColunas(tabela) }
  await finished(writePlanilha({ ...sheet, linhas: listLotes(pool) }).resume())
}
