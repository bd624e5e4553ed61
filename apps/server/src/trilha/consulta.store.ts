import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { CodigoErro } from '@portal/contract/errors.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { isWrite, type RouteGroup } from '@portal/contract/route.ts'
import type { LimiteNovos } from '@portal/domain/associado/pacienteNovo.ts'
import { startOfCivilDay } from '../clock.ts'
import { type Db, statement } from '../db/client.ts'

/** Refusals that tell nothing of the patient whom they name. */
const caladas: readonly CodigoErro[] = ['API-ELE-0001', 'API-ELE-0005', 'API-ACE-0003', 'API-MEN-0001']

type Contagem = LimiteNovos & { outros: number; isRepetido: boolean }

const count = statement<Contagem>(
  'trilha.countNovos',
  `with novos as (
     select distinct t.codigo_associado from trilha t
      where t.login = $2 and t.em >= $4 and t.codigo_associado is not null and t.resultado <> all ($5)
        and not exists (select from guia g
                         where g.codigo_credenciado = $1 and g.codigo_associado = t.codigo_associado))
   select novos_por_dia as "porDia", avisa_em as "avisaEm",
          (select count(*)::integer from novos where codigo_associado is distinct from $3) as outros,
          exists (select from novos where codigo_associado = $3) as "isRepetido"
     from limite_consulta`,
)

/**
 * The different patients without a guide here whom the access trail says this login was told of on this civil day, but
 * for `codigoAssociado`, whether that one is among them, and the limit.
 */
export async function countNovos(
  db: Db,
  { codigoCredenciado, login }: { codigoCredenciado: number; login: number },
  codigoAssociado: string | null,
  hoje: string,
): Promise<Contagem> {
  const [row] = await db.query(count, [
    codigoCredenciado,
    login,
    codigoAssociado,
    startOfCivilDay(hoje),
    caladas,
  ])
  if (!row) throw new Error('no limit of look-ups')
  return row
}

const nouns: Readonly<Record<string, RouteGroup>> = { elegibilidade, liberacaoSenha }

/** The calls of eligibility and authorisation that show a patient to whoever has the card in hand. */
const consultas: readonly string[] = Object.entries(nouns).flatMap(([noun, calls]) =>
  Object.entries(calls)
    .filter(([, route]) => route.limite === 'consulta' && !isWrite(route))
    .map(([name]) => `${noun}.${name}`),
)

const find = statement<{ consultado: boolean }>(
  'trilha.consulta',
  `select exists (select from trilha
                   where codigo_associado = $2 and codigo_credenciado = $1 and em >= $3 and resultado = 'ok'
                     and operacao = any ($4)) as consultado`,
)

/** Whether this provider looked the patient up on this civil day, as the access trail says. */
export async function isConsultadoNoDia(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
  hoje: string,
): Promise<boolean> {
  const [row] = await db.query(find, [codigoCredenciado, codigoAssociado, startOfCivilDay(hoje), consultas])
  return row?.consultado ?? false
}
