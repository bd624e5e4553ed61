import { type Db, statement } from '../db/client.ts'

/** `email` and `celular` are those asked for; null stays as it is. */
export type Troca = {
  id: string
  email: string | null
  celular: string | null
  emailAnterior: string
  expiraEm: Date
}

const newest = statement<Troca & { isConfirmada: boolean }>(
  'cadastro.ultimaTroca',
  `select id, email, celular, email_anterior as "emailAnterior", expira_em as "expiraEm",
          situacao = 'confirmada' as "isConfirmada" from troca_contato
    where codigo_credenciado = $1 and situacao <> 'substituida' and expira_em > $2
      and pedida_em >= coalesce(
            (select max(k.definida_em) from credencial k
              where k.codigo_credenciado = $1 and (k.login = troca_contato.login or k.codigo_dentista is null)),
            '-infinity')
    order by pedida_em desc limit 1`,
)

/**
 * The change that the last code is good for: one that waits, or that was confirmed with it. A new password ends those
 * asked for with the login's former one, and the provider's own ends those of its dentists' logins too: who was warned of a stranger's change is told to set another.
 */
export async function findUltimaTroca(db: Db, codigoCredenciado: number, agora: Date) {
  const [row] = await db.query(newest, [codigoCredenciado, agora])
  return row
}

const emVigor = statement<Troca>(
  'cadastro.trocaEmVigor',
  `select id, email, celular, email_anterior as "emailAnterior", expira_em as "expiraEm" from troca_contato
    where codigo_credenciado = $1 and situacao = 'confirmada' and encerrada_em = $2`,
)

/** The change that took effect at an instant. */
export async function findTrocaConfirmada(db: Db, codigoCredenciado: number, em: Date) {
  const [row] = await db.query(emVigor, [codigoCredenciado, em])
  return row
}

/** The change that waits for its code, if any: the one before is over when another is asked for. */
export async function findTroca(db: Db, codigoCredenciado: number, agora: Date): Promise<Troca | undefined> {
  const ultima = await findUltimaTroca(db, codigoCredenciado, agora)
  return ultima?.isConfirmada ? undefined : ultima
}

const end = statement<{ id: string }>(
  'cadastro.endTroca',
  `update troca_contato set situacao = $2, encerrada_em = $3
    where codigo_credenciado = $1 and situacao = 'emConfirmacao' returning id`,
)

export async function endTroca(
  db: Db,
  codigoCredenciado: number,
  situacao: 'confirmada' | 'substituida',
  agora: Date,
): Promise<void> {
  await db.query(end, [codigoCredenciado, situacao, agora])
}

const insertNova = statement(
  'cadastro.insertTroca',
  `insert into troca_contato (id, codigo_credenciado, login, email_anterior, celular_anterior, email, celular,
                              pedida_em, expira_em)
   select $1, codigo, $3, email, celular, $4, $5, $6, $7 from credenciado where codigo = $2`,
)

export async function insertTroca(
  db: Db,
  { codigoCredenciado, login, pedidaEm }: { codigoCredenciado: number; login: number; pedidaEm: Date },
  { id, email, celular, expiraEm }: Omit<Troca, 'emailAnterior'>,
): Promise<void> {
  await db.query(insertNova, [id, codigoCredenciado, login, email, celular, pedidaEm, expiraEm])
}

const apply = statement(
  'cadastro.applyTroca',
  'update credenciado set email = coalesce($2, email), celular = coalesce($3, celular) where codigo = $1',
)

/** From now on the password's links go there. */
export async function applyTroca(
  db: Db,
  codigoCredenciado: number,
  { email, celular }: Pick<Troca, 'email' | 'celular'>,
): Promise<void> {
  await db.query(apply, [codigoCredenciado, email, celular])
}
