import path from 'node:path'
import { describe, expect, inject, it, vi } from 'vitest'
import { urlOfDatabase } from '../db/databases.ts'
import { startOperadora } from '../operadora/operadora.ts'
import { runComando } from '../testing/comando.fixture.ts'
import { createGuia, readGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { drawMortas, readComando } from './comandoFila.ts'
import { openFilaMorta } from './filaMorta.ts'
import { filaMorta } from './filas.ts'

const main = path.join(import.meta.dirname, 'filaMain.ts')

const t = await openTestApp()
const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
const appUrl = urlOfDatabase(inject('database').appUrl, banco?.nome ?? '')

/** Runs `npm run fila` with these words beside the running server. */
const run = (...words: string[]) => runComando(t, main, words)

/** A guide whose payment PostgreSQL refuses, with a patient's card in all that an error may carry. */
async function createImpagavel(): Promise<number> {
  const numeroFicha = await createGuia(t, 'encaminhada')
  await t.rows(`
    create function recusa() returns trigger language plpgsql as $$
    begin
      raise exception 'falhou com "500000001"' using errcode = 'P0001', detail = '500000001', hint = '500000001';
    end $$`)
  await t.rows(`create trigger recusa before update on guia for each row
                when (old.numero_ficha = ${numeroFicha} and new.status_ficha > 10) execute function recusa()`)
  return numeroFicha
}

const countFalhas = async (trabalho: string) => {
  const { values } = await t.services.metrics.falhas.get()
  return values.find(({ labels }) => labels.trabalho === trabalho)?.value ?? 0
}

const listMortas = async () => {
  const fila = await openFilaMorta(appUrl)
  try {
    return await fila.list()
  } finally {
    await fila.close()
  }
}

describe('a payment that fails every time', () => {
  let [ruim, boa] = [0, 0]
  const lines: { trabalho: string }[] = []

  it('is logged, counted and laid aside with its error, and takes no other along', {
    timeout: 60_000,
  }, async () => {
    t.services.log.error = (line: unknown) => void lines.push(line as { trabalho: string })
    ;[ruim, boa] = [await createImpagavel(), await createGuia(t, 'encaminhada')]
    // At once, where they would be minutes apart.
    await t.rows(`update fila.job set retry_delay = 0, retry_backoff = false`)
    const stop = await startOperadora(t.services)
    await vi.waitFor(async () => expect(await listMortas()).toHaveLength(1), {
      timeout: 30_000,
      interval: 500,
    })
    await stop()

    const tarefa = { codigoCredenciado: 100001, numeroFicha: ruim, statusFicha: 10, codigoEtapaAtual: 6 }
    const [morta] = await listMortas()
    expect(morta).toMatchObject({
      ...tarefa,
      fila: 'processPagamento',
      tentativas: 9,
      erro: 'falhou com "…" (P0001)',
    })
    expect(await countFalhas('fila processPagamento')).toBe(9)
    expect(await countFalhas('filaMorta processPagamento')).toBe(1)
    expect(new Set(lines.map(({ trabalho }) => trabalho))).toEqual(
      new Set(['fila processPagamento', 'filaMorta processPagamento']),
    )
    const kept = await t.rows<{
      kept: string
    }>(`select output::text || coalesce(source_output::text, '') as kept
                                                   from fila.job where output is not null or name = '${filaMorta}'`)
    expect(JSON.stringify(kept)).not.toContain('500000001')
    expect((await readGuia(t, boa)).status).toBe(12)
    const { body } = await t.app.inject('/metrics')
    expect(body).toContain('portal_fila_mortas{fila="processPagamento"} 1\n')
  })

  it('is listed by the command, and put back by it: once, and it runs once', {
    timeout: 60_000,
  }, async () => {
    const [morta] = await listMortas()
    const id = morta?.id ?? ''
    const list = await run('list')
    expect(list.code).toBe(0)
    expect(list.said.split('\n')).toHaveLength(3)
    expect(list.said).toMatch(
      new RegExp(
        `^${id} +processPagamento +100001 +${ruim} +../../.... ..:..:.. +9 +falhou com "…" .P0001.$`,
        'm',
      ),
    )
    await t.rows('drop trigger recusa on guia')
    expect(await run('requeue', id)).toEqual({ code: 0, said: 'Tarefas devolvidas à fila: 1.\n' })
    expect((await run('requeue', id)).code).toBe(1)
    expect(drawMortas(await listMortas())).toBe('Nenhuma tarefa parada.\n')
    await vi.waitFor(async () => expect((await readGuia(t, ruim)).status).toBe(12), { timeout: 15_000 })
    const passos = await t.rows(
      `select 1 from historico_guia where numero_ficha = $1 and para_status in (11, 12)`,
      [ruim],
    )
    expect(passos).toHaveLength(2)
  })
})

describe('requeue', () => {
  const insert = (fila: string, vezes: number) =>
    t.rows(
      `insert into fila.job (name, data, source_name, source_id)
       select $1, '{"codigoCredenciado": 100001, "numeroFicha": 1}', $2, gen_random_uuid() from generate_series(1, $3)`,
      [filaMorta, fila, vezes],
    )

  it('of a queue leaves the others, of all takes all, and two at once move each one once', {
    timeout: 30_000,
  }, async () => {
    await insert('generateToken', 2)
    await insert('confirmToken', 1500)
    const filas = await Promise.all([openFilaMorta(appUrl), openFilaMorta(appUrl)])
    const deUma = readComando(['requeue', 'generateToken'])
    expect(deUma?.acao === 'requeue' && (await filas[0].requeue(deUma.filtro))).toBe(2)
    expect(await listMortas()).toHaveLength(1500)
    const todas = readComando(['requeue', 'tudo'])
    if (todas?.acao !== 'requeue') throw new Error('not read as a requeue')
    const movidas = await Promise.all(filas.map((fila) => fila.requeue(todas.filtro)))
    expect(movidas.reduce((total, vezes) => total + vezes)).toBe(1500)
    await Promise.all(filas.map((fila) => fila.close()))
    expect(
      await t.rows(`select 1 from fila.job where name = 'confirmToken' and source_root_id is not null`),
    ).toHaveLength(1500)
  })

  it('called wrong, tells how it is called and ends with 2', async () => {
    const wrong = [
      [],
      ['requeue'],
      ['requeue', 'outra'],
      ['list', 'tudo'],
      ['requeue', 'tudo', 'tudo'],
      ['--ajuda'],
    ]
    expect(wrong.map(readComando)).toEqual(wrong.map(() => undefined))
    const { code, said } = await run('requeue')
    expect([code, said.slice(0, 4)]).toEqual([2, 'Uso:'])
  })
})
