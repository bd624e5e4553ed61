import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type pg from 'pg'
import { toInstante } from '../database/instante.ts'

/** Whose entry shows the inactive beneficiaries (Produto §11). */
const COM_INATIVOS = 100007
const QUANTOS = 2

const abertas = [statusFicha.autorizada, statusFicha.senhaLiberada]

/** Who has open guides there, first of all those who have none elsewhere. */
const escolhe = `
  select a.codigo from associado a
   where a.situacao = 'ativo' and exists (select from guia g where g.codigo_associado = a.codigo
                                             and g.codigo_credenciado = $1 and g.status_ficha = any ($2))
   order by (select count(*) from guia o where o.codigo_associado = a.codigo and o.codigo_credenciado <> $1
                and o.status_ficha not in (3, 6, 12, 15)), a.codigo
   limit $3`

/** At every other practice, what is open for somebody inactive is known since yesterday. */
const acusa = `
  insert into ciencia_inativo (codigo_credenciado, numero_ficha, login, em)
  select g.codigo_credenciado, g.numero_ficha, g.codigo_credenciado, $2
    from guia g join associado a on a.codigo = g.codigo_associado
   where a.situacao = 'inativo' and g.codigo_credenciado <> $1`

/** Ends the plans of some patients of 100007's open guides yesterday, after all that was done for them. */
export async function endPlanos(client: pg.ClientBase, hoje: string): Promise<void> {
  const ontem = addDays(hoje, -1)
  const { rows } = await client.query<{ codigo: string }>(escolhe, [COM_INATIVOS, abertas, QUANTOS])
  const codigos = rows.map(({ codigo }) => codigo)
  await client.query(`update associado set situacao = 'inativo', exclusao = $2 where codigo = any ($1)`, [
    codigos,
    ontem,
  ])
  await client.query('update associado_plano set fim = $2 where codigo_associado = any ($1)', [
    codigos,
    ontem,
  ])
  await client.query(acusa, [COM_INATIVOS, toInstante(ontem, 9 * 60)])
}
