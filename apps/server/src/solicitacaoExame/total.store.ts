import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { readVistos, statementVisto } from '../repasse/visto.store.ts'

const count = statementVisto<{ online: number; papel: number }>(
  'solicitacaoExame.count',
  (visiveis) => `select (select count(*) from solicitacao_exame s
            where ${visiveis('s')} and s.criada_em >= $3 and s.status <> 'CANCELADA') as online,
          exames_em_papel($3, $2) as papel`,
)

/**
 * What the dentists of a view asked for since an instant and did not take back: in the portal, and in all. On paper it is
 * known by the registration that the radiology unit copied from it, so that a dentist of several practices counts in each.
 */
export async function countSolicitacoes(
  db: Db,
  visao: Visao,
  desde: Date,
): Promise<{ online: number; totalSOL: number }> {
  const [row] = await readVistos(db, visao, count, [desde])
  const { online, papel } = row ?? { online: 0, papel: 0 }
  return { online, totalSOL: online + papel }
}
