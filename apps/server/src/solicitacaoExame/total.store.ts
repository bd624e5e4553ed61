import { type Db, statement } from '../db/client.ts'

const count = statement<{ online: number; papel: number }>(
  'solicitacaoExame.count',
  `select (select count(*) from solicitacao_exame
            where codigo_credenciado = $1 and criada_em >= $2 and status <> 'CANCELADA') as online,
          exames_em_papel($2) as papel`,
)

/**
 * What the provider asked for since an instant and did not take back: in the portal, and in all. On paper it is known by
 * the registration that the radiology unit copied from it, so that a dentist of several practices counts in each.
 */
export async function countSolicitacoes(
  db: Db,
  codigoCredenciado: number,
  desde: Date,
): Promise<{ online: number; totalSOL: number }> {
  const [row] = await db.query(count, [codigoCredenciado, desde])
  const { online, papel } = row ?? { online: 0, papel: 0 }
  return { online, totalSOL: online + papel }
}
