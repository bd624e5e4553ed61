import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Services } from '../http/services.ts'
import { startPeriodic } from '../job/periodic.ts'
import { notify } from '../notificacao/notify.ts'
import { listAJulgar } from '../repasse/encaminhamento.store.ts'
import { publishDevidos } from '../repasse/publishRepasse.ts'
import { depositRepasses, listRepassesDevidos } from '../repasse/repasse.store.ts'
import { civilDay } from '../runtime/clock.ts'
import { choosePagamento } from './processPagamento.ts'
import { type Caminho, runCaminhos } from './runTarefa.ts'
import { toLotes } from './toLotes.ts'

const INTERVALO_MS = 60_000
const CREDENCIADOS = 100
const GUIAS = 500
/** Guides judged in one commit: their rows stay locked as long as all of them take. */
const LOTE = 50

/**
 * A provider's runs that are due today, in steps that can be killed anywhere and are taken up again: what was forwarded
 * for them is judged, batch by batch; they are summed up and published; they are paid on their day. Operadora §4.
 */
export async function runRepasse(services: Services, codigoCredenciado: number): Promise<void> {
  const { background: pool, clock } = services
  await judgePendentes(services, codigoCredenciado)
  const agora = clock.now()
  const hoje = civilDay(agora)
  await pool.transaction(codigoCredenciado, async (db) => {
    const tell = (fechamento: string, texto: string) =>
      notify(db, {
        codigoCredenciado,
        tipo: 'DEMONSTRATIVO',
        referencia: Number(fechamento.replaceAll('-', '')),
        texto,
        em: agora,
      })
    // Every login of the provider reads them: how much is told by the statement, as far as each sees it (Spec §3).
    for (const { fechamento } of await publishDevidos(db, codigoCredenciado, agora, hoje)) {
      await tell(fechamento, 'Demonstrativo publicado')
    }
    for (const { fechamento, liquidoCentavos } of await depositRepasses(db, codigoCredenciado, hoje, agora)) {
      if (liquidoCentavos > 0) await tell(fechamento, 'Repasse pago')
    }
  })
}

/**
 * Judges what a run that is due still waits for; what is locked stays, and goes into a later one. What could not be judged
 * stops no other guide, but the run: all of it is thrown once the others are judged. A database that cannot be reached is
 * thrown at once.
 */
async function judgePendentes(services: Services, codigoCredenciado: number): Promise<void> {
  const hoje = civilDay(services.clock.now())
  const falhas: Error[] = []
  let depois = 0
  for (;;) {
    const guias = await services.background.read(codigoCredenciado, (db) =>
      listAJulgar(db, codigoCredenciado, hoje, depois, GUIAS),
    )
    for (const lote of toLotes(guias, LOTE)) {
      const caminhos = lote.map(({ codigoAssociado: _paciente, ...guia }) => {
        const tarefa = { ...guia, codigoCredenciado }
        const emProcessamento = { ...tarefa, statusFicha: statusFicha.emProcessamento }
        return tarefa.statusFicha === emProcessamento.statusFicha ? [tarefa] : [tarefa, emProcessamento]
      })
      falhas.push(...(await judgeLote(services, codigoCredenciado, caminhos)))
    }
    const ultima = guias.at(-1)
    if (!ultima || guias.length < GUIAS) break
    depois = ultima.numeroFicha
  }
  if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} guides could not be judged`)
}

/**
 * In one commit or, where that fails, guide by guide. Answers which could not be judged, and why. Throws where the database
 * cannot be reached: each of them would wait for it as long.
 */
async function judgeLote(
  services: Services,
  codigoCredenciado: number,
  caminhos: readonly Caminho[],
): Promise<Error[]> {
  try {
    await runCaminhos(services, codigoCredenciado, caminhos, choosePagamento)
    return []
  } catch (error) {
    if (isUnavailable(error)) throw error
    const [guia] = caminhos.flat()
    if (caminhos.length === 1) return [new Error(`guide ${guia?.numeroFicha}`, { cause: error })]
  }
  const falhas: Error[] = []
  for (const caminho of caminhos) falhas.push(...(await judgeLote(services, codigoCredenciado, [caminho])))
  return falhas
}

/** Looks every minute for runs that are due, until stopped. A provider whose run fails is tried again at the next turn. */
export function startRepasses(services: Services): () => Promise<void> {
  const { background: pool, clock, report } = services
  let depois = 0
  const turn = async () => {
    const devidos = await pool.read(0, (db) =>
      listRepassesDevidos(db, civilDay(clock.now()), depois, CREDENCIADOS),
    )
    for (const { codigoCredenciado } of devidos) {
      await runRepasse(services, codigoCredenciado).catch((error: unknown) => report('repasse', error))
    }
    depois = devidos.length < CREDENCIADOS ? 0 : (devidos.at(-1)?.codigoCredenciado ?? 0)
    return depois > 0
  }
  return startPeriodic({ trabalho: 'repasse', intervaloMs: INTERVALO_MS, turn, atOnce: true }, report)
}
