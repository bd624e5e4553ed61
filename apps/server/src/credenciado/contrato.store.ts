import type { Rede } from '@portal/domain/rede/rede.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { readMany } from '../db/lockstep.ts'

/** The provider's side of an evaluation. */
export type Contrato = {
  ativo: boolean
  inicioContrato: string
  fimContrato: string | null
  rede: Rede
  especialidades: number[]
}

const find = readMany(
  statement<Contrato>(
    'contrato.find',
    `select c.ativo, c.inicio_contrato as "inicioContrato", c.fim_contrato as "fimContrato", c.rede,
          array(select e.codigo_especialidade from credenciado_especialidade e
                 where e.codigo_credenciado = c.codigo order by 1) as especialidades
     from credenciado c where c.codigo = $1`,
  ),
  'integer',
)

const dentista = statement<{ atende: boolean }>(
  'contrato.dentista',
  `select exists (select from dentista where codigo = $1 and codigo_credenciado = $2 and ativo) as atende`,
)

/** Whether a dentist attends for this provider now. */
export async function isDentistaDoCredenciado(db: Db, codigo: number, codigoCredenciado: number) {
  const [row] = await db.query(dentista, [codigo, codigoCredenciado])
  return row?.atende ?? false
}

const unico = statement<{ codigo: number }>(
  'contrato.dentistaUnico',
  `select min(codigo) as codigo from dentista where codigo_credenciado = $1 and ativo having count(*) = 1`,
)

/** Whoever attends for this provider alone; null where nobody does, or several do. */
export async function findDentistaUnico(db: Db, codigoCredenciado: number): Promise<number | null> {
  const [row] = await db.query(unico, [codigoCredenciado])
  return row?.codigo ?? null
}

export async function findContrato(db: Db, codigoCredenciado: number): Promise<Contrato> {
  const [row] = await db.query(find, [codigoCredenciado])
  if (!row) throw new Error(`session of an unknown provider: ${codigoCredenciado}`)
  return row
}
