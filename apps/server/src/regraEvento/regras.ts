import { hash } from 'node:crypto'
import { indexRegras } from '@portal/domain/evento/regra/eventos.tables.ts'
import type { Exclusao } from '@portal/domain/evento/regra/exclusao.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { findPrazoSenha, type PrazoSenha } from '@portal/domain/liberacaoSenha/prazoSenha.ts'
import { findPrazoOrtodontia, type PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import type { CalendarioRepasse } from '@portal/domain/repasse/calendarioRepasse.ts'
import { detached, type Pool } from '../db/client.ts'
import type { Report } from '../runtime/report.ts'
import { type LinhasRegras, listRegras } from './regra.store.ts'

/** The operator's rules as they stand in the database. */
export type TabelaRegras = {
  /** Changes with `todas` and `exclusoes`, whichever process read them. */
  versao: string
  todas: readonly RegraEvento[]
  /** By current code, and by the former ones that translate to it. */
  find: (codigoEvento: string) => RegraEvento | undefined
  exclusoes: readonly Exclusao[]
  /** The payment calendars of the networks, of every validity. */
  calendarios: readonly CalendarioRepasse[]
  /** How long a password is good in a network, by guide type, from the row in force on a civil day. */
  findPrazoSenha: (rede: string, codigoTipoAtendimento: number, dia: string) => PrazoSenha
  /** The terms of orthodontics in a network, from the row in force on a civil day. */
  findPrazoOrtodontia: (rede: string, dia: string) => PrazoOrtodontia
}

export type Regras = { get: () => Promise<TabelaRegras> }

declare module '../http/services.ts' {
  interface Services {
    regras: Regras
  }
}

const VALIDADE_MS = 60_000

/** The rows as they are asked. */
export function toTabelaRegras({
  todas,
  exclusoes,
  prazos,
  prazosOrtodontia,
  calendarios,
}: LinhasRegras): TabelaRegras {
  const indice = indexRegras(todas)
  return {
    versao: hash('sha256', JSON.stringify([todas, exclusoes]), 'base64url'),
    todas,
    find: (codigo) => indice.get(codigo),
    exclusoes,
    calendarios,
    findPrazoSenha: (rede, tipo, dia) => findPrazoSenha(prazos, rede, tipo, dia),
    findPrazoOrtodontia: (rede, dia) => findPrazoOrtodontia(prazosOrtodontia, rede, dia),
  }
}

const load = async (pool: Pool): Promise<TabelaRegras> => toTabelaRegras(await pool.read(0, listRegras))

/**
 * Every decision reads the same few hundred rules: kept for a minute, then read again beside the calls, so that a
 * change takes hold. Who asks meanwhile gets the ones kept: a call already holds a connection, and with all of them
 * held by calls that wait for the rules nobody could read them. Rules that cannot be read again are reported: the ones
 * kept may be old by then.
 */
export function createRegras(pool: Pool, report: Report, now: () => number = Date.now): Regras {
  let kept: Promise<TabelaRegras> | undefined
  let until = 0
  let reading = false

  async function read(): Promise<TabelaRegras> {
    reading = true
    try {
      return await load(pool)
    } finally {
      reading = false
      // After a failure too: the next try is a minute away, and the rules kept serve until then.
      until = now() + VALIDADE_MS
    }
  }

  async function renew(): Promise<void> {
    const tabela = await read()
    kept = Promise.resolve(tabela)
  }

  return {
    get: () => {
      if (!kept) {
        kept = read()
        kept.catch(() => {
          kept = undefined
        })
      } else if (!reading && until <= now()) {
        detached(renew).catch((error: unknown) => report('regras', error))
      }
      return kept
    },
  }
}
