import type pg from 'pg'
import { listCalendarios } from '../../repasse/calendario.store.ts'
import { findRede } from '../../repasse/encaminhamento.store.ts'
import { lancamentoPagamento } from '../../repasse/lancamento.store.ts'
import { publishDevidos } from '../../repasse/publishRepasse.ts'
import { depositRepasses, openRepasses } from '../../repasse/repasse.store.ts'
import { toInstante } from '../database/instante.ts'
import { toDb } from '../database/toDb.ts'

type Encaminhada = Readonly<
  Record<'codigo_credenciado' | 'numero_ficha' | 'em' | 'fechamento', string | number | boolean | null>
>

/** The rows of judged guides in the runs for which they were forwarded, as the operator's job writes them. */
export async function enterRepasses(
  client: pg.ClientBase,
  encaminhamentos: readonly Encaminhada[],
): Promise<void> {
  const db = toDb(client)
  const calendarios = await listCalendarios(db)
  for (const codigo of new Set(encaminhamentos.map(({ codigo_credenciado }) => Number(codigo_credenciado)))) {
    const linhas = encaminhamentos.filter(({ codigo_credenciado }) => codigo_credenciado === codigo)
    const fechamentos = new Set(linhas.map(({ fechamento }) => String(fechamento)))
    const numeros = linhas.map(({ numero_ficha }) => numero_ficha)
    const rede = await findRede(db, codigo)
    await openRepasses(
      db,
      { codigoCredenciado: codigo, rede, calendarios },
      [...fechamentos],
      new Date(String(linhas[0]?.em)),
    )
    await db.query(lancamentoPagamento, [codigo, numeros, null])
  }
}

/** Runs that were published open again, so that more guides fit in: the totals are made anew afterwards. */
export async function reopenRepasses(client: pg.ClientBase): Promise<void> {
  await client.query("delete from repasse_desconto where tipo <> '08'")
  await client.query(`update repasse set situacao = 'aberto'`)
}

/** Publishes and deposits all that is due by the first instant of a day, as the operator's job does. */
export async function closeRepasses(client: pg.ClientBase, hoje: string): Promise<void> {
  const db = toDb(client)
  const agora = new Date(toInstante(hoje, 0))
  const { rows } = await client.query<{ codigo: number }>(
    'select distinct codigo_credenciado as codigo from repasse order by 1',
  )
  for (const { codigo } of rows) {
    await publishDevidos(db, codigo, agora, hoje)
    await depositRepasses(db, codigo, hoje, agora)
  }
}
