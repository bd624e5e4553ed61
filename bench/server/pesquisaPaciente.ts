/** The global search by a patient's name, over 100,000 patients of one provider, through the whole server. */
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { withClient } from '../../apps/server/src/db/databases.ts'
import { civilDay } from '../../apps/server/src/runtime/clock.ts'
import { toTabelas } from '../../apps/server/src/seed/associado/associado.ts'
import { createAssociado } from '../../apps/server/src/seed/associado/populacao.ts'
import { copyRows } from '../../apps/server/src/seed/database/copyRows.ts'
import { databaseUrl, readRows } from '../../apps/server/src/testing/faults/database.ts'
import type { Portal } from '../../apps/server/src/testing/faults/portal.ts'
import { logIn, type Session } from '../../apps/server/src/testing/faults/session.ts'
import { percentile } from '../harness/figure.ts'
import { runPiece, tell, withPortal } from '../harness/piece.ts'
import { codigoCredenciado } from './call.ts'

const patients = Number(process.env.BENCH_PACIENTES ?? 100_000)
const batch = 5000
/** A provider may ask for so many patients a minute (`limiteConsulta.ts`): one round of searches stays below. */
const searches = 100
const warmUp = 10
const targetMs = 50

/** Members far from the demonstration's, each with a guide of the provider like one that it has. */
async function addPatients(dataDir: string): Promise<void> {
  const hoje = civilDay(new Date())
  await withClient(databaseUrl(dataDir, 'portal_migrator'), async (client) => {
    await client.query('set synchronous_commit = off')
    for (let done = 0; done < patients; done += batch) {
      const first = 1_000_000 + done
      const lote = Array.from({ length: Math.min(batch, patients - done) }, (_, i) =>
        createAssociado(first + i, hoje),
      )
      for (const [tabela, linhas] of Object.entries(toTabelas(lote))) {
        await copyRows(client, tabela, Object.keys(linhas[0] ?? {}), linhas)
      }
      await client.query(
        `insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                           codigo_tipo_atendimento, status_ficha, codigo_etapa, senha, validade_senha, liberada_em,
                           atualizada_em)
         select nextval('numero_ficha_seq'), $1, codigo, (select codigo from plano order by codigo limit 1), 1, 1, 8, 2,
                nextval('senha_seq'), current_date + 90, now() - interval '1 day', now()
           from unnest($2::text[]) codigo`,
        [codigoCredenciado, lote.map(({ linha }) => linha.codigo)],
      )
      tell(`${done + lote.length} patients`)
    }
    await client.query('vacuum (analyze)')
  })
}

/** What a desk types, of patients that there are: first name and last surname, the other way round, their beginnings. */
async function listTerms(dataDir: string): Promise<string[]> {
  const rows = await readRows<{ nome: string }>(
    dataDir,
    `select a.nome from associado a where exists (select from guia g
       where g.codigo_associado = a.codigo and g.codigo_credenciado = $1) order by md5(a.codigo) limit $2`,
    [codigoCredenciado, searches + warmUp],
  )
  return rows.map(({ nome }, i) => {
    const [first = '', ...rest] = nome.split(' ')
    const last = rest.at(-1) ?? ''
    return (
      [`${first} ${last}`, `${last} ${first}`, first, `${first.slice(0, 3)} ${last.slice(0, 3)}`][i % 4] ??
      nome
    )
  })
}

async function timeSearch({ baseUrl }: Portal, session: Session, termo: string): Promise<number> {
  const { method, path } = pesquisa.searchTudo
  const startedAt = performance.now()
  const answer = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ termo }),
  })
  const { associados } = (await answer.json()) as { associados: unknown[] }
  const ms = performance.now() - startedAt
  if (!answer.ok || associados.length === 0) throw new Error(`no patient for ${termo}: ${answer.status}`)
  return ms
}

await runPiece(() =>
  withPortal(async (portal) => {
    await addPatients(portal.dataDir)
    const session = await logIn(portal.baseUrl, codigoCredenciado)
    const times: number[] = []
    for (const termo of await listTerms(portal.dataDir)) times.push(await timeSearch(portal, session, termo))
    const measured = times.slice(warmUp)
    const name = `Patient by name among ${patients.toLocaleString('en-US')}`
    return {
      piece: 'pesquisaPaciente',
      commands: [
        `${searches} searches, one after the other: name and surname in either order, first names, beginnings`,
      ],
      figures: [
        { name: `${name}, p50`, value: percentile(measured, 0.5), unit: 'ms' },
        {
          name: `${name}, p95`,
          value: percentile(measured, 0.95),
          unit: 'ms',
          target: { of: 'value', at: 'most', value: targetMs },
          note: `all of one provider; with its guides, session, trail`,
        },
      ],
    }
  }),
)
