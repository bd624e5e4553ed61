import type { Pool } from '../db/client.ts'
import { type LinhaSelada, listSelados } from './selo.store.ts'
import { createSelo, ORIGEM, type RegistroSelado } from './selo.ts'

/** What the walk found: how many rows hold, or the first that does not. */
export type Verificacao =
  | { ok: true; linhas: number }
  | { ok: false; trilhaId: number; motivo: 'alterada' | 'ausente' | 'seloAusente' }

const LOTE = 5000

/** The row under a seal, if it is still there. */
function findRegistro(linha: LinhaSelada): RegistroSelado | undefined {
  if (linha.id === null) return undefined
  const { sequencia: _sequencia, hash: _hash, trilhaId: _trilhaId, ...registro } = linha
  return registro
}

/**
 * Walks the chain of seals from its beginning and recomputes each one. A row that was changed, removed or put in
 * another place breaks it there; so does a seal that is missing.
 */
export async function verifyTrilha(pool: Pool): Promise<Verificacao> {
  let [sequencia, hash] = [0, ORIGEM]
  for (;;) {
    const linhas = await pool.read(0, (db) => listSelados(db, sequencia, LOTE))
    for (const linha of linhas) {
      const { trilhaId } = linha
      if (linha.sequencia !== sequencia + 1) return { ok: false, trilhaId, motivo: 'seloAusente' }
      const registro = findRegistro(linha)
      if (!registro) return { ok: false, trilhaId, motivo: 'ausente' }
      hash = createSelo(hash, registro)
      if (!hash.equals(linha.hash)) return { ok: false, trilhaId, motivo: 'alterada' }
      sequencia = linha.sequencia
    }
    if (linhas.length < LOTE) return { ok: true, linhas: sequencia }
  }
}
