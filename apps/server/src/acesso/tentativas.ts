import type { Db } from '../db/client.ts'
import { Falha } from '../http/falha.ts'
import { describeEspera } from './espera.ts'
import { origemOf } from './origem.ts'
import { type Contado, findEspera, refundTentativa, takeTentativa } from './tentativa.store.ts'

/** Counts the attempt everywhere or, throwing API-ACE-0004, nowhere. */
export async function takeTentativas(db: Db, contados: readonly Contado[], agora: Date): Promise<void> {
  // Asked first: who must wait anyway takes no lock that others wait for.
  refuseEspera(await findEspera(db, contados, agora))
  // One after the other: two logins that count the same never wait for each other in a circle.
  for (const contado of contados) {
    if (await takeTentativa(db, contado, agora)) continue
    refuseEspera(Math.max(1, await findEspera(db, contados, agora)))
  }
}

/** Takes attempts back that turned out right. */
export async function refundTentativas(db: Db, contados: readonly Contado[]): Promise<void> {
  for (const contado of contados) await refundTentativa(db, contado)
}

/** Where a guess is counted that names no account. */
export function listContadosOrigem(ip: string): readonly Contado[] {
  const { endereco, rede } = origemOf(ip)
  return [
    { tipo: 'endereco', valor: endereco },
    { tipo: 'rede', valor: rede },
  ]
}

function refuseEspera(segundos: number): void {
  if (segundos === 0) return
  throw new Falha('API-ACE-0004', [{ mensagem: describeEspera(segundos) }], segundos)
}
