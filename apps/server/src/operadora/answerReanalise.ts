import { isEmCurso } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { judgeReanalise, type ParecerReanalise } from '@portal/domain/reanalisePrazo/politicaReanalise.ts'
import { getSituacaoReanalise, toSituacaoReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { loadPolitica, loadTermosPrazo } from '../auditoria/politica.store.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import type { Db } from '../db/client.ts'
import { autorPolitica } from '../guia/registro/historico.store.ts'
import type { Services } from '../http/services.ts'
import type { TarefaReanalise } from '../job/filas.ts'
import { startPeriodic } from '../job/periodic.ts'
import { notify } from '../notificacao/notify.ts'
import { listAnexos } from '../reanalisePrazo/anexo.store.ts'
import {
  concludeReanalise,
  findReanalises,
  listDevidas,
  type Reanalise,
} from '../reanalisePrazo/reanalise.store.ts'
import { findTermo } from '../reanalisePrazo/termo.store.ts'
import { civilDay } from '../runtime/clock.ts'
import { moveTratamento } from '../tratamento/moveTratamento.ts'
import { lockTratamento } from '../tratamento/tratamento.store.ts'

const INTERVALO_MS = 60_000
const REANALISES = 100

/**
 * Answers a request in one transaction (Operadora §2): what is granted is added to the months of the guide that it is about,
 * and the provider is told. One that was answered already is left as it is.
 */
export async function answerReanalise(
  { background, clock }: Pick<Services, 'background' | 'clock'>,
  { codigoCredenciado, numeroReanalise }: TarefaReanalise,
): Promise<void> {
  const em = clock.now()
  await background.transaction(codigoCredenciado, async (db) => {
    const [pedida] = await findReanalises(db, codigoCredenciado, [numeroReanalise])
    const tratamento = pedida && (await lockTratamento(db, codigoCredenciado, pedida.numeroTratamento))
    // Read again under the lock: whoever held it may have answered.
    const [reanalise] = await findReanalises(db, codigoCredenciado, [numeroReanalise])
    if (!tratamento || !reanalise || reanalise.julgadaEm) return
    const { mesesConcedidos, numeroFicha, protocolo } = reanalise
    const parecer =
      (await explainVencido(db, codigoCredenciado, reanalise)) ??
      (await judge(db, codigoCredenciado, reanalise))
    const { mesesDecididos, razao } = parecer
    await concludeReanalise(db, codigoCredenciado, numeroReanalise, { em, mesesDecididos, razao })
    if (mesesDecididos > mesesConcedidos) {
      await moveTratamento(db, tratamento, {
        acao: 'reanalyse',
        autor: autorPolitica,
        em,
        numeroFicha,
        meses: mesesDecididos - mesesConcedidos,
        motivo: razao,
      })
    }
    const { rotulo } = getSituacaoReanalise(toSituacaoReanalise(mesesConcedidos, mesesDecididos))
    await notify(db, {
      codigoCredenciado,
      tipo: 'REANALISE',
      referencia: reanalise.numeroTratamento,
      texto: `Reanálise ${protocolo}: ${rotulo.toLowerCase()}, ${mesesDecididos} meses`,
      em,
    })
  })
}

/** What became of the term while the request waited: one that no longer runs takes no months. */
async function explainVencido(
  db: Db,
  codigoCredenciado: number,
  { numeroTratamento, numeroFicha, mesesConcedidos }: Reanalise,
): Promise<ParecerReanalise | undefined> {
  const { rede } = await findContrato(db, codigoCredenciado)
  const termo = await findTermo(db, codigoCredenciado, numeroTratamento, rede)
  const corre = termo !== undefined && isEmCurso(termo.estado)
  if (corre && termo.numeroFicha === numeroFicha) return undefined
  const oQue = corre ? 'Outra guia decidiu os meses' : 'O tratamento deixou de estar em curso'
  return { mesesDecididos: mesesConcedidos, razao: `${oQue} antes da resposta: o prazo pedido já não vale.` }
}

async function judge(
  db: Db,
  codigoCredenciado: number,
  { numeroReanalise, mesesConcedidos, mesesPedidos, justificativa, enviadaEm }: Reanalise,
): Promise<ParecerReanalise> {
  // By the policy that took it: a word that is taken away while it waits makes no request vain.
  const dia = civilDay(enviadaEm)
  const [politica, termosPrazo, anexos] = await Promise.all([
    loadPolitica(db, dia),
    loadTermosPrazo(db, dia),
    listAnexos(db, codigoCredenciado, [numeroReanalise]),
  ])
  const imagens = anexos.filter(({ nova }) => nova)
  return judgeReanalise(
    { mesesConcedidos, mesesPedidos, justificativa, imagens },
    { ...politica, termosPrazo },
  )
}

/**
 * Answers the requests whose answer is due today, whatever became of their step in the queue. One that fails is tried again at
 * the next turn.
 */
export async function answerReanalises(services: Services): Promise<void> {
  const { background, clock, report } = services
  const hoje = civilDay(clock.now())
  let depois = 0
  for (;;) {
    const devidas = await background.read(0, (db) => listDevidas(db, hoje, depois, REANALISES))
    for (const devida of devidas) {
      await answerReanalise(services, devida).catch((error: unknown) => report('reanalise', error))
    }
    const ultima = devidas.at(-1)
    if (!ultima || devidas.length < REANALISES) return
    depois = ultima.numeroReanalise
  }
}

/** Looks every minute for requests that are due, until stopped. */
export const startReanalises = (services: Services): (() => Promise<void>) =>
  startPeriodic(
    {
      trabalho: 'reanalise',
      intervaloMs: INTERVALO_MS,
      turn: async () => {
        await answerReanalises(services)
        return false
      },
      atOnce: true,
    },
    services.report,
  )
