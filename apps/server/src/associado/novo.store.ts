import type { LimiteNovos } from '@portal/domain/associado/pacienteNovo.ts'
import { type Db, statement } from '../db/client.ts'

/** A login of a provider, on a civil day. */
export type Dia = { codigoCredenciado: number; login: number; hoje: string }

type Contagem = LimiteNovos & { outros: number; isRepetido: boolean }

const count = statement<Contagem>(
  'pacienteNovo.count',
  `select novos_por_dia as "porDia", avisa_em as "avisaEm",
          (select count(*)::integer from paciente_novo
            where codigo_credenciado = $1 and login = $2 and dia = $3
              and codigo_associado is distinct from $4) as outros,
          exists (select from paciente_novo
                   where codigo_credenciado = $1 and login = $2 and dia = $3 and codigo_associado = $4) as "isRepetido"
     from limite_consulta`,
)

/** The places that others than this patient have of the day, whether she has one, and the limit. */
export async function countNovos(
  db: Db,
  { codigoCredenciado, login, hoje }: Dia,
  codigoAssociado: string | null,
): Promise<Contagem> {
  const [row] = await db.query(count, [codigoCredenciado, login, hoje, codigoAssociado])
  if (!row) throw new Error('no limit of look-ups')
  return row
}

const lock = statement(
  'pacienteNovo.lock',
  `select pg_advisory_xact_lock(hashtextextended('pacienteNovo:' || $1::integer, 0))`,
)
/** The day before is kept: a process whose clock is late still counts it. */
const forget = statement(
  'pacienteNovo.forget',
  'delete from paciente_novo where codigo_credenciado = $1 and login = $2 and dia < $3::date - 1',
)
const take = statement(
  'pacienteNovo.take',
  `insert into paciente_novo (codigo_credenciado, login, dia, codigo_associado)
   select $1, $2, $3, $4 from limite_consulta
    where novos_por_dia > (select count(*) from paciente_novo
                            where codigo_credenciado = $1 and login = $2 and dia = $3)
   on conflict do nothing`,
)

/** Gives the patient a place of the day, where one is left; the login's other calls wait until it is committed. */
export async function takeLugar(
  db: Db,
  { codigoCredenciado, login, hoje }: Dia,
  codigoAssociado: string,
): Promise<void> {
  await db.query(lock, [login])
  await db.query(forget, [codigoCredenciado, login, hoje])
  await db.query(take, [codigoCredenciado, login, hoje, codigoAssociado])
}
