import type pg from 'pg'
import { alinhamento } from '../../prontuario/prontuario.store.ts'
import { type CopyRow, copyRows } from '../database/copyRows.ts'
import { enterRecursos } from '../recurso/recursos.ts'
import { enterRepasses } from '../repasse/repasses.ts'
import { COLUNAS, type GuiaSemeada, TABELAS } from './guiaSemeada.ts'

/** Writes guides and all that hangs on them, table by table, and then what they tell of their patients' record. */
export async function copyGuias(client: pg.ClientBase, guias: readonly GuiaSemeada[]): Promise<void> {
  for (const tabela of TABELAS) {
    await copyRows(
      client,
      tabela,
      COLUNAS[tabela],
      guias.flatMap((guia): readonly CopyRow[] => guia[tabela]),
    )
  }
  const numeros = guias.flatMap(({ guia }) => guia.map(({ numero_ficha }) => numero_ficha))
  await client.query(alinhamento.text, [numeros])
  await enterRepasses(
    client,
    guias.flatMap(({ encaminhamento }) => encaminhamento),
  )
  await enterRecursos(client, numeros)
}
