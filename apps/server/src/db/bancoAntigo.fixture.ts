import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { createDatabaseFrom, dropDatabase, urlOfDatabase, withClient } from './databases.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { grantDatabase } from './roles.ts'

/** The migrations up to a number, in a folder of their own. */
function copyMigrations(ate: number): string {
  const pasta = mkdtempSync(path.join(tmpdir(), 'migracoes-'))
  const isUntil = (file: string) => {
    const numero = /^(\d{4})-/.exec(path.basename(file))?.[1]
    return numero === undefined || Number(numero) <= ate
  }
  cpSync(migrationsFolder(), pasta, { recursive: true, filter: isUntil })
  return pasta
}

/**
 * What one migration makes of the rows of a running installation: the database as it was before it, filled by `fill`,
 * migrated by that one, read by `read`. Only the rows themselves are there: no reference is checked.
 */
export async function migrateAntigo<T>(
  migracao: number,
  fill: (client: Client) => Promise<void>,
  read: (client: Client) => Promise<T>,
): Promise<T> {
  const { superuserUrl, migratorUrl } = inject('database')
  const database = `antigo_${migracao}_${process.pid}`
  const pastas = [copyMigrations(migracao - 1), copyMigrations(migracao)] as const
  await createDatabaseFrom(superuserUrl, 'template1', database)
  try {
    await withClient(urlOfDatabase(superuserUrl, database), (client) => grantDatabase(client, database))
    await migrate(urlOfDatabase(migratorUrl, database), pastas[0])
    return await withClient(urlOfDatabase(superuserUrl, database), async (client) => {
      await client.query('set session_replication_role = replica')
      await fill(client)
      await migrate(withoutReferences(urlOfDatabase(superuserUrl, database)), pastas[1])
      return read(client)
    })
  } finally {
    await dropDatabase(superuserUrl, database)
    for (const pasta of pastas) rmSync(pasta, { recursive: true })
  }
}

/** A connection that checks no reference, as the one that wrote the rows. */
const withoutReferences = (url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c session_replication_role=replica')}`

export type GuiaAntiga = {
  numeroFicha: number
  statusFicha?: number
  codigoTipoAtendimento?: number
  liberadaEm?: string
  enviadaEm?: string | null
  validadeSenha?: string
}

export async function insertGuiaAntiga(client: Client, guia: GuiaAntiga): Promise<void> {
  const liberadaEm = guia.liberadaEm ?? '2026-11-02T12:00:00Z'
  await client.query(
    `insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                       codigo_tipo_atendimento, status_ficha, codigo_etapa, senha, validade_senha, liberada_em,
                       enviada_em, atualizada_em)
     values ($1::bigint, 1, '1', '1', 1, $2, $3, 1, 'S' || $1::text, $4, $5, $6, $5)`,
    [
      guia.numeroFicha,
      guia.codigoTipoAtendimento ?? 1,
      guia.statusFicha ?? 8,
      guia.validadeSenha ?? '2027-01-01',
      liberadaEm,
      guia.enviadaEm ?? null,
    ],
  )
}
