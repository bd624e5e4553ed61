import type { ContatosCadastro } from '@portal/domain/cadastro/contatoCadastro.ts'
import { type Db, statement } from '../db/client.ts'
import { startOfCivilDay } from '../runtime/clock.ts'

type LinhaContatos = {
  email: string
  celular: string
  whatsAppPessoal: string | null
  celClinica: string | null
  foneFixoClinica: string | null
  whatsAppClinica: string | null
  conferidoEm: Date | null
  pendente: boolean
}

const find = statement<LinhaContatos>(
  'cadastro.contatos',
  `select c.email, c.celular, c.atualizar_cadastro as pendente, k.whatsapp_pessoal as "whatsAppPessoal",
          k.cel_clinica as "celClinica", k.fone_fixo_clinica as "foneFixoClinica",
          k.whatsapp_clinica as "whatsAppClinica", k.em as "conferidoEm"
     from credenciado c
     left join lateral (select * from contato_credenciado where codigo_credenciado = c.codigo
                         order by id desc limit 1) k on true
    where c.codigo = $1`,
)

/** What is in force, when it was last checked, and whether the operator asks for that. */
export async function findContatos(
  db: Db,
  codigoCredenciado: number,
): Promise<ContatosCadastro & { conferidoEm: Date | null; pendente: boolean }> {
  const [row] = await db.query(find, [codigoCredenciado])
  if (!row) throw new Error(`session without provider: ${codigoCredenciado}`)
  return {
    contatoCredenciado: {
      numeroCel: row.celular,
      whatsAppPessoal: row.whatsAppPessoal ?? '',
      email: row.email,
    },
    contatoUnidade: {
      numeroCelClinica: row.celClinica ?? '',
      numeroFoneFixoClinica: row.foneFixoClinica ?? '',
      whatsAppClinica: row.whatsAppClinica ?? '',
    },
    conferidoEm: row.conferidoEm,
    pendente: row.pendente,
  }
}

const lock = statement('cadastro.lock', 'select codigo from credenciado where codigo = $1 for no key update')

/** Until the transaction ends nobody else changes this provider's contacts. */
export async function lockCredenciado(db: Db, codigoCredenciado: number): Promise<void> {
  await db.query(lock, [codigoCredenciado])
}

const countDia = statement<{ total: number }>(
  'cadastro.contatosDoDia',
  'select count(*) as total from contato_credenciado where codigo_credenciado = $1 and em >= $2',
)

/** How often the contacts were checked in a civil day. */
export async function countConferencias(db: Db, codigoCredenciado: number, hoje: string): Promise<number> {
  const [row] = await db.query(countDia, [codigoCredenciado, startOfCivilDay(hoje)])
  return row?.total ?? 0
}

const insert = statement(
  'cadastro.insertContatos',
  `with conferido as (
     update credenciado set atualizar_cadastro = false where codigo = $1 and atualizar_cadastro)
   insert into contato_credenciado (codigo_credenciado, whatsapp_pessoal, cel_clinica, fone_fixo_clinica,
                                    whatsapp_clinica, protocolo, login, em)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export type Conferencia = { codigoCredenciado: number; login: number; protocolo: string; em: Date }

/** Keeps that the contacts were checked, and those that are in force at once. */
export async function insertContatos(
  db: Db,
  { contatoCredenciado, contatoUnidade }: ContatosCadastro,
  { codigoCredenciado, login, protocolo, em }: Conferencia,
): Promise<void> {
  await db.query(insert, [
    codigoCredenciado,
    contatoCredenciado.whatsAppPessoal,
    contatoUnidade.numeroCelClinica,
    contatoUnidade.numeroFoneFixoClinica,
    contatoUnidade.whatsAppClinica,
    protocolo,
    login,
    em,
  ])
}
