import { judgeNovo } from '@portal/domain/associado/pacienteNovo.ts'
import type { Db } from '../db/client.ts'
import { Antes } from '../http/antes.ts'
import { Falha } from '../http/falha.ts'
import type { Sessao } from '../http/sessao.ts'
import { countSegundosDoDia } from '../runtime/clock.ts'
import type { Acesso } from '../trilha/acesso.ts'
import { type Associado, findAssociado, type Procura } from './associado.store.ts'
import { countNovos, takeLugar } from './novo.store.ts'

/** Who asks for a patient, and when: a call's context. */
export type Consulente = {
  db: Db
  sessao: Pick<Sessao, 'codigoCredenciado' | 'login'>
  agora: Date
  hoje: string
  trilha: (acesso: Acesso) => void
}

export type Consulta = {
  associado: Associado | undefined
  /** How many patients who were never attended here the login may still look up today; null while there are plenty. */
  novosRestantes: number | null
  /** The day's are used up: whoever was never attended here is not told of, nor whether there is such a member. */
  isEsgotada: boolean
}

/**
 * The one way to a patient whom a call names: a member whom the network of the session's provider serves; whoever it does
 * not serve is nobody. One who was never attended here takes a place of the login's day before anything is told of her,
 * and keeps it whatever becomes of the call; the trail names whom nobody was told of.
 */
export async function consultAssociado(
  { db, sessao, hoje, trilha }: Consulente,
  procura: Procura,
): Promise<Consulta> {
  const associado = await findAssociado(db, sessao.codigoCredenciado, hoje, procura)
  if (associado?.isAtendido) return { associado, novosRestantes: null, isEsgotada: false }
  const dia = { ...sessao, hoje }
  const { outros, isRepetido, ...limite } = await countNovos(db, dia, associado?.codigoAssociado ?? null)
  const { ok, restantes } = judgeNovo(limite, outros, isRepetido)
  if (ok && associado && !isRepetido)
    throw new Antes((antes) => takeLugar(antes, dia, associado.codigoAssociado))
  if (ok) return { associado, novosRestantes: restantes, isEsgotada: false }
  trilha({ codigoAssociado: associado?.codigoAssociado, objeto: `${limite.porDia} pacientes novos no dia` })
  return { associado: undefined, novosRestantes: restantes, isEsgotada: true }
}

/** The day's patients are used up: until the next one begins. */
export const esgotada = (agora: Date): Falha => new Falha('API-ELE-0005', [], countSegundosDoDia(agora))

type Achado = Associado & Pick<Consulta, 'novosRestantes'>

/** The member of a card. Throws API-ELE-0001 where the network serves none, API-ELE-0005 one too many. */
export const requireAssociado = (consulente: Consulente, codigoAssociado: string): Promise<Achado> =>
  requireProcurado(consulente, { tipo: 'codigoAssociado', valor: codigoAssociado })

/** The member of an address, by its opaque key; refused as by the card. */
export const requireDaChave = (consulente: Consulente, chave: string): Promise<Achado> =>
  requireProcurado(consulente, { tipo: 'chave', valor: chave })

async function requireProcurado(consulente: Consulente, procura: Procura): Promise<Achado> {
  const { associado, novosRestantes, isEsgotada } = await consultAssociado(consulente, procura)
  if (isEsgotada) throw esgotada(consulente.agora)
  if (!associado) throw new Falha('API-ELE-0001')
  return { ...associado, novosRestantes }
}
