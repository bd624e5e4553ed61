import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Db, statement } from '../db/client.ts'

/** For whom a password is released, and when. */
type Liberacao = {
  codigoCredenciado: number
  codigoAssociado: string
  codigoEspecialidade: number
  agora: Date
}

const lock = statement('liberacaoSenha.lock', 'select pg_advisory_xact_lock(hashtextextended($1, 1))')

/**
 * Keeps the provider's releases for the patient to this transaction until its end: of many at once the first releases, and
 * the others are decided on what it left, whatever their specialty.
 */
export async function lockLiberacao(
  db: Db,
  { codigoCredenciado, codigoAssociado }: Pick<Liberacao, 'codigoCredenciado' | 'codigoAssociado'>,
): Promise<void> {
  await db.query(lock, [`${codigoCredenciado}:${codigoAssociado}`])
}

const find = statement<{ numeroFicha: number }>(
  'liberacaoSenha.recente',
  `select numero_ficha as "numeroFicha" from guia
    where codigo_credenciado = $1 and codigo_associado = $2 and codigo_especialidade = $3 and status_ficha = $4
      and numero_ficha_principal is null and liberada_em > $5::timestamptz - interval '1 minute'
    order by numero_ficha desc limit 1`,
)

/**
 * The guide that the provider released for the patient in the specialty within the last minute, and that is as it was
 * born. Asked once the releases for the patient are locked (`lockLiberacao`), so that of many at once the others find the first.
 */
export async function findRecente(db: Db, liberacao: Liberacao): Promise<number | undefined> {
  const { codigoCredenciado, codigoAssociado, codigoEspecialidade, agora } = liberacao
  const chaves = [codigoCredenciado, codigoAssociado, codigoEspecialidade]
  const [row] = await db.query(find, [...chaves, statusFicha.senhaLiberada, agora])
  return row?.numeroFicha
}
