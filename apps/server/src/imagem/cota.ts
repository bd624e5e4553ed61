import { imagensMaximo } from '@portal/domain/imagem/limite.ts'
import type { Db } from '../db/client.ts'
import { Falha } from '../http/falha.ts'
import type { Sessao } from '../http/sessao.ts'
import { sumBytesDia } from './imagem.store.ts'

/** Nobody fills the disk of all: far more than a day of a clinic takes. */
const bytesDiaMaximo = 500 * 1024 * 1024

/** Refuses images too many for a guide that has so many (API-IMG-0007), or for the provider's day (API-IMG-0008). */
export async function checkCota(
  { db, sessao, hoje }: { db: Db; sessao: Pick<Sessao, 'codigoCredenciado'>; hoje: string },
  presentes: number,
  novas: readonly { bytes: number }[],
): Promise<void> {
  if (presentes + novas.length > imagensMaximo) throw new Falha('API-IMG-0007')
  const bytesDia = await sumBytesDia(db, sessao.codigoCredenciado, hoje)
  const bytes = novas.reduce((soma, nova) => soma + nova.bytes, 0)
  if (bytesDia + bytes > bytesDiaMaximo) throw new Falha('API-IMG-0008')
}
