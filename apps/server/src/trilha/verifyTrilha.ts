import type { Pool } from '../db/client.ts'
import type { Cabeca } from './cabeca.ts'
import type { Chaves } from './chave.ts'
import { countNaoSelados, type LinhaSelada, listSelados } from './selo.store.ts'
import { createSelo, ORIGEM, type RegistroSelado } from './selo.ts'

/** What does not hold: at a row of the trail, or at a head that was published. */
export type Quebra =
  | { motivo: 'alterada' | 'ausente' | 'seloAusente' | 'semChave'; trilhaId: number }
  | { motivo: 'chaveDesconhecida'; trilhaId: number; chave: string }
  | { motivo: 'reescrita' | 'cortada' | 'esvaziada'; linhas: number; cabeca: Cabeca }
  | { motivo: 'semCabeca'; linhas: number }

/** What the walk found: how many rows hold, or the first thing that does not. */
export type Verificacao = { ok: true; linhas: number } | ({ ok: false } & Quebra)

const LOTE = 5000

/** The row under a seal, if it is still there. */
function findRegistro(linha: LinhaSelada): RegistroSelado | undefined {
  if (linha.id === null) return undefined
  const { sequencia: _sequencia, hash: _hash, chave: _chave, trilhaId: _trilhaId, ...registro } = linha
  return registro
}

type Elo = { sequencia: number; hash: Buffer; comChave: boolean }

/** Follows the chain by one seal; answers what does not hold, if anything. */
function followElo(elo: Elo, linha: LinhaSelada, chaves: Chaves): Quebra | undefined {
  const { trilhaId, sequencia } = linha
  if (sequencia !== elo.sequencia + 1) return { motivo: 'seloAusente', trilhaId }
  const registro = findRegistro(linha)
  if (!registro) return { motivo: 'ausente', trilhaId }
  const chave = linha.chave === null ? null : chaves.find(linha.chave)
  if (chave === undefined) return { motivo: 'chaveDesconhecida', trilhaId, chave: String(linha.chave) }
  if (!chave && elo.comChave) return { motivo: 'semChave', trilhaId }
  if (!createSelo(elo.hash, registro, chave).equals(linha.hash)) return { motivo: 'alterada', trilhaId }
  elo.sequencia = sequencia
  elo.hash = linha.hash
  elo.comChave = chave !== null
  return undefined
}

/**
 * Walks the chain of seals from its beginning, recomputes each one and holds it against every head that was published;
 * they are read before the walk begins. A row that was changed, removed or put in another place breaks the chain
 * there, and so does a seal that is missing; a chain made anew, or cut at its end, does not go through the heads.
 */
export async function verifyTrilha(
  pool: Pool,
  chaves: Chaves,
  cabecas: readonly Cabeca[],
): Promise<Verificacao> {
  const published = Map.groupBy(cabecas, ({ sequencia }) => sequencia)
  const elo: Elo = { sequencia: 0, hash: ORIGEM, comChave: false }
  for (;;) {
    const linhas = await pool.read(0, (db) => listSelados(db, elo.sequencia, LOTE))
    for (const linha of linhas) {
      const quebra = followElo(elo, linha, chaves)
      if (quebra) return { ok: false, ...quebra }
      const hash = elo.hash.toString('hex')
      const cabeca = published.get(elo.sequencia)?.find((cada) => cada.hash !== hash)
      if (cabeca) return { ok: false, motivo: 'reescrita', linhas: elo.sequencia, cabeca }
    }
    if (linhas.length < LOTE) return concludeEnd(elo.sequencia, cabecas)
  }
}

/** Whether a chain that holds up to its end reaches what was published of it. */
function concludeEnd(linhas: number, cabecas: readonly Cabeca[]): Verificacao {
  const cabeca = cabecas.toSorted((a, b) => a.sequencia - b.sequencia).at(-1)
  if (!cabeca) return linhas > 0 ? { ok: false, motivo: 'semCabeca', linhas } : { ok: true, linhas }
  if (linhas >= cabeca.sequencia) return { ok: true, linhas }
  return { ok: false, motivo: linhas === 0 ? 'esvaziada' : 'cortada', linhas, cabeca }
}

/** How many rows of the whole trail no seal covers yet, and since when the oldest waits. */
export async function countNaoSeladas(pool: Pool): Promise<{ linhas: number; desde: Date | null }> {
  let [ate, total]: [number | null, number] = [Number.MIN_SAFE_INTEGER, 0]
  let desde: Date | null = null
  while (ate !== null) {
    const depoisDe: number = ate
    const lote = await pool.read(0, (db) => countNaoSelados(db, depoisDe, LOTE))
    ate = lote.ate
    total += lote.linhas
    if (lote.desde && (!desde || lote.desde < desde)) desde = lote.desde
  }
  return { linhas: total, desde }
}
