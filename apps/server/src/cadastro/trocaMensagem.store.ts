import { type Db, statement } from '../db/client.ts'

/** Whom the code of a change goes to, and what is to change. */
export type DestinoTroca = {
  nome: string
  rede: string
  emailAnterior: string
  email: string | null
  celular: string | null
}

const find = statement<DestinoTroca>(
  'cadastro.destinoTroca',
  `select c.nome, c.rede, t.email_anterior as "emailAnterior", t.email, t.celular
     from troca_contato t join credenciado c on c.codigo = t.codigo_credenciado
    where t.id = $1 and t.situacao = 'emConfirmacao' and t.expira_em > $2 and c.ativo`,
)

/** Undefined once the change is over. Bound to the provider by the caller's transaction. */
export async function findDestinoTroca(db: Db, id: string, agora: Date): Promise<DestinoTroca | undefined> {
  const [row] = await db.query(find, [id, agora])
  return row
}
