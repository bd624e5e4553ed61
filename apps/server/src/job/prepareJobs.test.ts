import { describe, expect, inject, it } from 'vitest'
import { urlOfDatabase } from '../db/databases.ts'
import { openTestApp } from '../testing/testApp.ts'
import { filaMorta, filas as todas } from './filas.ts'
import { prepareJobs } from './jobs.ts'

const t = await openTestApp()

describe('prepareJobs', () => {
  it('brings the queues of an earlier version up to date, and what waits or failed in them', async () => {
    await t.rows(`update fila.queue set dead_letter = null, retention_seconds = 1209600`)
    await t.rows(`delete from fila.job`)
    await t.rows(`delete from fila.queue where name = $1`, [filaMorta])
    await t.rows(`insert into fila.job (name, state, retry_count, retry_limit, completed_on) values
      ('generateToken', 'created', 0, 8, null), ('generateToken', 'failed', 8, 8, now()), ('generateToken', 'completed', 0, 8, now())`)
    const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
    await prepareJobs(urlOfDatabase(inject('database').migratorUrl, banco?.nome ?? ''))
    expect(
      await t.rows(
        `select state::text, dead_letter, completed_on is null as aberta from fila.job order by state`,
      ),
    ).toEqual([
      { state: 'completed', dead_letter: null, aberta: false },
      { state: 'created', dead_letter: filaMorta, aberta: true },
      { state: 'retry', dead_letter: filaMorta, aberta: true },
    ])
    const filas = await t.rows<{ dead_letter: string | null; anos: number }>(
      `select dead_letter, retention_seconds / 31536000 as anos from fila.queue where name not like '\\_%'`,
    )
    expect(filas.filter(({ dead_letter }) => dead_letter === filaMorta)).toHaveLength(todas.length)
    expect(new Set(filas.map(({ anos }) => anos))).toEqual(new Set([10]))
    // A workbook is not given up while its worker lives; any other step after two minutes.
    const limites = await t.rows(
      `select expire_seconds as limite, heartbeat_seconds as sinal from fila.queue
        where name in ('makeExportacao', 'generateToken') order by name`,
    )
    expect(limites).toEqual([
      { limite: 120, sinal: null },
      { limite: 12 * 3600, sinal: 60 },
    ])
  })
})
