import type { Visivel } from '@portal/contract/campo.ts'
import type { EvolucaoRepasse, producao } from '@portal/contract/producao.ts'
import type { Db } from '../db/client.ts'
import { listEvolucao } from '../financeiro/evolucao.store.ts'
import type { Handler } from '../http/handler.ts'
import type { Quem } from '../repasse/compartilhamento.ts'
import { loadVisao } from '../repasse/visao.ts'
import { tellVisto } from '../repasse/visto.store.ts'
import { startOfMeses } from './meses.ts'

/** What was paid since a day: to the clinic for who sees all of it, else what was released of the login's own lines. */
export async function loadEvolucao(db: Db, quem: Quem, desde: string): Promise<Visivel<EvolucaoRepasse>> {
  const visao = await loadVisao(db, quem)
  const meses = await listEvolucao(db, visao, desde)
  return {
    liquido: visao.dentistas === null,
    meses: meses.map(({ pagamento, fechamento, situacao, centavos }) => ({
      data: pagamento,
      valor: tellVisto(centavos),
      situacao,
      fechamento,
    })),
  }
}

/** How the payments of the last months went. Spec §3.10. */
export const getEvolucaoRepasse: Handler<typeof producao.getEvolucaoRepasse> = ({
  query,
  db,
  sessao,
  hoje,
}) => loadEvolucao(db, sessao, startOfMeses(hoje, query.quantidadeMeses))
