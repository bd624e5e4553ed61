import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/testApp.ts'
import { readPublicadas } from './cabecaArquivo.ts'
import { type Chaves, loadChavesTrilha } from './chave.ts'
import { createPublicador } from './publishCabeca.ts'
import { sealTrilha } from './sealTrilha.ts'
import { verifyTrilha } from './verifyTrilha.ts'

/** Rows of accesses to ten patients in turn, committed at once; answers their ids. */
export async function leaveRows(t: TestApp, quantas: number): Promise<number[]> {
  const rows = await t.rows<{ id: string }>(
    `insert into trilha (em, codigo_credenciado, login, sid, requisicao, ip, operacao, codigo_associado, resultado)
     select $2, 100001, 100001, gen_random_uuid(), gen_random_uuid(), '127.0.0.1', 'elegibilidade.getInformacoes',
            (500000001 + n % 10)::text, 'ok'
       from generate_series(1, $1::int) n returning id`,
    [quantas, t.clock.now()],
  )
  return rows.map(({ id }) => Number(id))
}

/** The sealer, the publisher and the verifier of a test's installation, each to be run by hand. */
export async function openTrilha(t: TestApp, chavesDe?: Chaves) {
  const { pool, config } = t.services
  const chaves = chavesDe ?? (await loadChavesTrilha(config))
  const logged: object[] = []
  const log = (line: object) => {
    logged.push(line)
  }
  const reported: unknown[] = []
  const publish = createPublicador({ pool, chaves, folder: config.trilhaDir, log }, (_trabalho, error) => {
    reported.push(error)
  })
  const seal = () => sealTrilha(pool, chaves, t.clock.now())
  return {
    chaves,
    folder: config.trilhaDir,
    /** What the log was told, and the failures. */
    logged,
    reported,
    seal,
    publish: () => publish(t.clock.now()),
    /** What the sealer does in one of its turns. */
    turn: async () => {
      const selados = await seal()
      await publish(t.clock.now())
      return selados
    },
    verify: async (logs: readonly string[] = []) =>
      verifyTrilha(pool, chaves, await readPublicadas(config.trilhaDir, chaves, logs)),
    /** The files of the heads, by name. */
    readFolder: async () => {
      const names = (await readdir(config.trilhaDir)).toSorted()
      const read = (name: string) => readFile(path.join(config.trilhaDir, name), 'utf8')
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])))
    },
  }
}

/**
 * The whole server for all the tests of a file, each of which meets a trail that was never written to, at TEST_NOW:
 * its tables empty and with the constraints that whoever owns them may have dropped, and no published head.
 */
export async function openTestTrilha(): Promise<TestApp> {
  const t = await openTestApp()
  const constraints = await t.rows<{ nome: string; definicao: string }>(
    `select conname as nome, pg_get_constraintdef(oid) as definicao from pg_constraint
      where conrelid = 'trilha_selo'::regclass and contype in ('c', 'f')`,
  )
  const mend = constraints.map(
    ({ nome, definicao }) =>
      `alter table trilha_selo drop constraint if exists ${nome}, add constraint ${nome} ${definicao};`,
  )
  const clear = `truncate trilha, trilha_selo restart identity; ${mend.join('')}`
  beforeEach(async () => {
    await t.rows(clear)
    await rm(t.services.config.trilhaDir, { recursive: true, force: true })
    t.clock.set(TEST_NOW)
  })
  return t
}
