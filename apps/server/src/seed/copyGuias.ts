import type pg from 'pg'
import { copyRows } from './copyRows.ts'
import { COLUNAS, type GuiaSemeada, type Linha, TABELAS, type Tabela } from './guiaSemeada.ts'

async function copyTabela<T extends Tabela>(client: pg.ClientBase, tabela: T, guias: readonly GuiaSemeada[]) {
  const colunas: readonly (keyof Linha<T>)[] = COLUNAS[tabela]
  const linhas: readonly Linha<T>[] = guias.flatMap((guia) => guia[tabela])
  await copyRows(
    client,
    tabela,
    colunas.map(String),
    linhas.map((linha) => colunas.map((coluna) => linha[coluna])),
  )
}

/** Writes guides and all that hangs on them, table by table. */
export async function copyGuias(client: pg.ClientBase, guias: readonly GuiaSemeada[]): Promise<void> {
  for (const tabela of TABELAS) await copyTabela(client, tabela, guias)
}
