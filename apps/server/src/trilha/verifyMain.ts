/**
 * `npm run trilha:verify -- [LOG...]`: says whether the access trail is whole, up to the heads published in TRILHA_DIR
 * and in the logs named; ends with 1 and what does not hold when it is not, with 2 when rows wait for long.
 */

import { countOf } from '@portal/domain/texto/contagem.ts'
import { createPool, type Pool } from '../db/client.ts'
import { prepareDatabase } from '../db/prepareDatabase.ts'
import { tellCause } from '../db/tellCause.ts'
import { formatInstante } from '../runtime/clock.ts'
import { type Config, readConfig } from '../runtime/config.ts'
import { readPublicadas } from './cabecaArquivo.ts'
import { loadChavesTrilha } from './chave.ts'
import { describeQuebra } from './quebra.ts'
import { countNaoSeladas, verifyTrilha } from './verifyTrilha.ts'

/** The sealer takes its turn every five seconds. */
const ATRASO_TOLERADO_MS = 5 * 60_000

async function verify(pool: Pool, config: Config): Promise<void> {
  const chaves = await loadChavesTrilha(config)
  const cabecas = await readPublicadas(config.trilhaDir, chaves, process.argv.slice(2))
  const verificacao = await verifyTrilha(pool, chaves, cabecas)
  const { linhas, desde } = await countNaoSeladas(pool)
  if (desde) {
    const quantas = countOf(linhas, 'linha ainda não selada', 'linhas ainda não seladas')
    process.stdout.write(`${quantas}, a mais antiga de ${formatInstante(desde)}.\n`)
  }
  if (!verificacao.ok) throw new Error(describeQuebra(verificacao))
  const seladas = countOf(verificacao.linhas, 'linha selada', 'linhas seladas')
  const publicadas = countOf(cabecas.length, 'cabeça publicada', 'cabeças publicadas')
  process.stdout.write(`Trilha de acesso íntegra: ${seladas}, ${publicadas}.\n`)
  // Until it is sealed a row can go without a trace: nobody may keep the sealer from its work unnoticed.
  if (desde && Date.now() - desde.getTime() > ATRASO_TOLERADO_MS) {
    process.stderr.write(
      'Há linhas sem selo há mais de cinco minutos: com o portal no ar, a selagem está parada.\n',
    )
    process.exitCode = 2
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const database = await prepareDatabase(config)
  const pool = createPool(database.readUrl, { max: 1, respostaMs: 60_000 })
  try {
    await verify(pool, config)
  } finally {
    await pool.close()
    await database.stop()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${tellCause(error)}\n`)
  process.exitCode = 1
}
