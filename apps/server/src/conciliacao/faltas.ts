import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { type CentavosVistos, subtractVistos } from '../repasse/visto.store.ts'
import { listDiferencas, listLiquidos, listPartes } from './pagamento.store.ts'

/** What a run lacks: its net value without what was said to pay it, and what the rest was put down to. */
export const subtractDitos = (
  { liquidoCentavos }: { liquidoCentavos: CentavosVistos },
  ditos: readonly { centavos: CentavosVistos }[],
): CentavosVistos =>
  subtractVistos(
    liquidoCentavos,
    ditos.map(({ centavos }) => centavos),
  )

/** What each run still lacks, and its day of payment; a run whose statement is not out is not among them. Cents. */
export async function loadFaltas(
  db: Db,
  visao: Visao,
  fechamentos: readonly string[],
): Promise<Map<string, { falta: number; pagamento: string }>> {
  const [liquidos, partes, diferencas] = await Promise.all([
    listLiquidos(db, visao, fechamentos),
    listPartes(db, visao, fechamentos),
    listDiferencas(db, visao, fechamentos),
  ])
  return new Map(
    liquidos.map(({ fechamento, pagamento, liquidoCentavos }) => {
      const ditos = [...partes, ...diferencas].filter((dito) => dito.fechamento === fechamento)
      return [fechamento, { falta: subtractDitos({ liquidoCentavos }, ditos), pagamento }]
    }),
  )
}
