import type { CodigoErro } from '@portal/contract/errors.ts'
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
