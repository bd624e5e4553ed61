import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from '../testing/testApp.ts'
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
