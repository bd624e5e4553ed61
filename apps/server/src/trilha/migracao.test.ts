import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createPool } from '../db/client.ts'
import { dropDatabase, urlOfDatabase, withClient } from '../db/databases.ts'
import { migrate, migrationsFolder } from '../db/migrate.ts'
import { grantDatabase } from '../db/roles.ts'
import { readConfig } from '../runtime/config.ts'
import { readPublicadas } from './cabecaArquivo.ts'
import { loadChavesTrilha } from './chave.ts'
import { publishCabeca } from './publishCabeca.ts'
import { sealTrilha } from './sealTrilha.ts'
import { countNaoSelados, listNaoSelados } from './selo.store.ts'
import { createSelo, ORIGEM } from './selo.ts'
import { verifyTrilha } from './verifyTrilha.ts'

it('the trail of a database whose seals were made before they had a key', async () => {
  const { superuserUrl, appUrl, migratorUrl } = inject('database')
  const [nome, agora] = [`trilha_${process.pid}`, new Date()]
  const url = (role: string) => urlOfDatabase(role, nome)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trilha-'))
  await withClient(superuserUrl, (client) => client.query(`create database ${nome} owner portal_migrator`))
  const pool = createPool(url(appUrl), { max: 4 })
  onTestFinished(async () => {
    await pool.close()
    await dropDatabase(superuserUrl, nome)
    await rm(dataDir, { recursive: true })
  })
  await withClient(url(superuserUrl), (client) => grantDatabase(client, nome))

  const before = path.join(dataDir, 'migrations')
  const isBefore = (file: string) => !file.endsWith('.sql') || path.basename(file) < '0007-selo'
  await cp(migrationsFolder(), before, { recursive: true, filter: isBefore })
  await migrate(url(migratorUrl), before)
  const addRows = () =>
    withClient(url(migratorUrl), (client) =>
      client.query(
        `insert into trilha (em, codigo_credenciado, login, sid, requisicao, ip, operacao, resultado)
         select now(), 1, 1, gen_random_uuid(), 'r', 'ip', 'o', 'ok' from generate_series(1, 3)`,
      ),
    )
  await addRows()
  let [hash, sequencia] = [ORIGEM, 0]
  for (const registro of await pool.read(0, (db) => listNaoSelados(db, 10))) {
    hash = createSelo(hash, registro, null)
    sequencia++
    await withClient(url(appUrl), (client) =>
      client.query('insert into trilha_selo values ($1, $2, $3, now())', [sequencia, registro.id, hash]),
    )
  }
  await migrate(url(migratorUrl))

  const config = readConfig({ DATA_DIR: dataDir })
  const chaves = await loadChavesTrilha(config)
  const publicacao = { pool, chaves, folder: config.trilhaDir }
  const verify = async () => verifyTrilha(pool, chaves, await readPublicadas(config.trilhaDir, chaves))

  // What it holds is published before anything is sealed with the key, and after.
  await publishCabeca(publicacao, agora)
  expect(await verify()).toEqual({ ok: true, linhas: 3 })
  await addRows()
  expect(await sealTrilha(pool, chaves, agora)).toBe(3)
  await publishCabeca(publicacao, agora)
  expect(await verify()).toEqual({ ok: true, linhas: 6 })
  expect(await pool.read(0, (db) => countNaoSelados(db, 0, 10))).toMatchObject({ linhas: 0 })

  // The process of before the migration, still running beside it, cannot put a seal of its own.
  await expect(
    withClient(url(appUrl), (client) => client.query(`insert into trilha_selo values (7, 6, 'x', now())`)),
  ).rejects.toThrow('trilha_selo_chave')
})
