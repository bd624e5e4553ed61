import type { Services } from '../http/services.ts'
import { decoder } from '../imagem/decoder/decoder.ts'
import { readEspera, readMortas } from '../job/fila.store.ts'
import { findAtrasoSelagem } from '../trilha/selo.store.ts'

/** One reading for all who ask while it is on its way: the figures of one look come from one transaction. */
function together<T>(read: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () => {
    pending ??= read().finally(() => {
      pending = undefined
    })
    return pending
  }
}

/** Shows in the metrics how busy the process is and what waits in the database (docs/operacao.md says what means what). */
export function observeServices({ metrics, pool, background, clock, fluxos, shares }: Services): void {
  const { observe } = metrics
  observe('portal_conexoes_abertas', 'Conexões abertas com o banco', () => pool.stats().open)
  observe('portal_conexoes_livres', 'Conexões abertas que ninguém usa', () => pool.stats().idle)
  observe('portal_conexoes_espera', 'Quem espera uma conexão ou a sua parcela', () => pool.stats().waiting)
  observe(
    'portal_conexoes_recusadas',
    'Recusas por parcela em uso, desde o início',
    () => pool.stats().refused,
  )
  observe(
    'portal_parcela_espera',
    'Quem espera a sua parcela, do quê',
    () => Object.entries(shares).map(([parcela, { waiting }]) => ({ labels: { parcela }, valor: waiting })),
    ['parcela'],
  )
  observe(
    'portal_parcela_recusadas',
    'Recusas por parcela em uso, do quê, desde o início',
    () => Object.entries(shares).map(([parcela, { refused }]) => ({ labels: { parcela }, valor: refused })),
    ['parcela'],
  )
  observe('portal_fluxos_abertos', 'Fluxos de eventos abertos', () => fluxos.abertos)
  observe('portal_decodificador_ocupados', 'Imagens sendo decodificadas', () => decoder.stats().busy)
  observe('portal_decodificador_espera', 'Imagens na fila do decodificador', () => decoder.stats().waiting)

  const read = together(() =>
    background.read(0, async (db) => {
      const [espera, mortas, atraso] = await Promise.all([
        readEspera(db),
        readMortas(db),
        findAtrasoSelagem(db, clock.now()),
      ])
      return { espera, mortas, atraso }
    }),
  )
  const byFila = <Row extends { fila: string }>(rows: readonly Row[], valor: (row: Row) => number) =>
    rows.map((row) => ({ labels: { fila: row.fila }, valor: valor(row) }))
  observe(
    'portal_fila_tarefas',
    'Tarefas que esperam na fila',
    async () => byFila((await read()).espera, ({ tarefas }) => tarefas),
    ['fila'],
  )
  observe(
    'portal_fila_atraso_segundos',
    'Há quanto tempo a tarefa mais antiga da fila já podia ter começado',
    async () => byFila((await read()).espera, ({ atraso }) => atraso),
    ['fila'],
  )
  observe(
    'portal_fila_mortas',
    'Tarefas paradas depois de falhar todas as vezes, pela fila de onde vieram',
    async () => byFila((await read()).mortas, ({ tarefas }) => tarefas),
    ['fila'],
  )
  observe(
    'portal_trilha_sem_selo',
    'Linhas da trilha de acesso ainda sem selo, até 100 mil',
    async () => (await read()).atraso.linhas,
  )
  observe(
    'portal_trilha_atraso_segundos',
    'Idade da linha mais antiga ainda sem selo',
    async () => (await read()).atraso.segundos,
  )
}
