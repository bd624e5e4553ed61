import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { isWrite, type RouteGroup } from '@portal/contract/route.ts'
import { startOfCivilDay } from '../clock.ts'
import { type Db, statement } from '../db/client.ts'

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
