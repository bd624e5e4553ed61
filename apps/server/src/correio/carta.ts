import { getRede } from '@portal/domain/rede/rede.tables.ts'
import type { Carta } from './transporte.ts'

/** A provider as it is written to. */
export type Destinatario = { nome: string; rede: string; email: string }

export const getRotuloRede = (rede: string): string => getRede(rede)?.rotulo ?? ''

/** A mail to a provider: its name, what is told, and the network's portal as the sender. */
export function writeEmail(
  { nome, rede, email }: Destinatario,
  titulo: string,
  paragrafos: readonly string[],
): Carta {
  const rotulo = getRotuloRede(rede)
  const texto = [`${nome},`, ...paragrafos, `Portal do Credenciado · ${rotulo}`].join('\n\n')
  return { canal: 'EMAIL', para: email, titulo: `${titulo} · ${rotulo}`, texto }
}
