import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import { startPeriodic } from '../job/periodic.ts'
import {
  claimMensagem,
  type Desfecho,
  type Mensagem,
  postponeMensagem,
  settleMensagem,
} from './mensagem.store.ts'
import { type Carta, createTransporte, isDefinitiva, type Transporte } from './transporte.ts'

const LOTE = 10
const INTERVALO_MS = 1000
/**
 * A process that dies with a message in hand leaves it to another after this: longer than a silent mail server holds an
 * attempt (transporte.ts), and not longer than somebody waits for a link. One that takes longer over each of its answers may
 * get the message twice, with the same link.
 */
const POSSE_MS = 60_000
/** What failed is tried again after 5 s, 10, 20 ... every ten minutes, for as long as it takes. */
const ESPERA_MS = 5000
const ESPERA_MAXIMA_MS = 10 * 60_000

/** A message as it leaves, and what is so only once somebody took it: done with the note that it was sent. */
export type Escrita = { carta: Carta; onEntregue?: ((db: Db) => Promise<void>) | undefined }

/** Writes a message as it leaves; undefined when there is nobody to send it to. */
export type Redator = (services: Services, mensagem: Mensagem) => Promise<Escrita | undefined>

/** Writes a mail within its provider's transaction; undefined when what it is about is over. */
export type RedatorCarta = (pedido: {
  db: Db
  codigoCredenciado: number
  services: Services
  mensagem: Mensagem
}) => Promise<Carta | undefined>

type Correio = Pick<Transporte, 'send'> & { write: Redator }

/**
 * Sends what is due, some messages at most; whether more may wait already. Each is taken only as its turn comes, or the last
 * of many would be another's before it is sent. It is taken, written and sent in steps of their own: no transaction is open
 * while a mail server thinks. Killed in between, it is sent again, with the same link.
 */
export async function deliverMensagens(services: Services, correio: Correio): Promise<boolean> {
  const { background, clock } = services
  for (let enviadas = 0; enviadas < LOTE; enviadas++) {
    const agora = clock.now()
    const posse = new Date(agora.getTime() + POSSE_MS)
    const mensagem = await background.transaction(0, (db) => claimMensagem(db, agora, posse))
    if (!mensagem) return false
    await deliver(services, correio, mensagem)
  }
  return true
}

async function deliver(services: Services, correio: Correio, mensagem: Mensagem): Promise<void> {
  const { background, clock, report } = services
  const settle = (desfecho: Desfecho, onEntregue?: Escrita['onEntregue']) =>
    background.transaction(0, async (db) => {
      await onEntregue?.(db)
      await settleMensagem(db, mensagem.id, desfecho, clock.now())
    })
  try {
    const escrita = await correio.write(services, mensagem)
    if (!escrita) return await settle('semDestino')
    await correio.send(escrita.carta)
    await settle('enviada', escrita.onEntregue)
  } catch (error) {
    report('correio', error)
    if (isDefinitiva(error)) return settle('recusada')
    const espera = Math.min(ESPERA_MAXIMA_MS, ESPERA_MS * 2 ** Math.min(mensagem.tentativas - 1, 10))
    const em = new Date(clock.now().getTime() + espera)
    await background.transaction(0, (db) => postponeMensagem(db, mensagem.id, em))
  }
}

/** Sends messages as they come, until stopped. */
export function startEntrega(services: Services, write: Redator): () => Promise<void> {
  const transporte = createTransporte(services.config)
  const correio = { send: transporte.send, write }
  const stop = startPeriodic(
    {
      trabalho: 'correio',
      intervaloMs: INTERVALO_MS,
      turn: () => deliverMensagens(services, correio),
      atOnce: true,
    },
    services.report,
  )
  return async () => {
    await stop()
    transporte.close()
  }
}
