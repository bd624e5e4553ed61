import { parseArgs } from 'node:util'
import { acceptsAcaoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type { Db } from '../db/client.ts'
import { moveTratamento } from '../tratamento/moveTratamento.ts'
import { lockTratamento } from '../tratamento/tratamento.store.ts'
import { notifyTratamento } from './tellTratamento.ts'

export const USO = `Uso:
  npm run tratamento -- --credenciado 100002 --numero 8000001 (--suspende | --retoma) --motivo "..."
Suspende, a pedido do dentista, um tratamento ortodôntico ativo, ou retoma um suspenso. O credenciado é avisado.`

const opcoes = {
  credenciado: { type: 'string' },
  numero: { type: 'string' },
  motivo: { type: 'string' },
  suspende: { type: 'boolean', default: false },
  retoma: { type: 'boolean', default: false },
} as const

export type Comando = {
  codigoCredenciado: number
  numeroTratamento: number
  acao: 'suspend' | 'resume'
  motivo: string
}

/** What the command's arguments ask for; undefined when one is missing, says nothing or contradicts another. */
export function readComando(args: string[]): Comando | undefined {
  let values: ReturnType<typeof parseArgs<{ options: typeof opcoes }>>['values']
  try {
    values = parseArgs({ args, options: opcoes, strict: true }).values
  } catch {
    return undefined
  }
  const { credenciado = '', numero = '', suspende, retoma } = values
  const motivo = values.motivo?.trim() ?? ''
  const isNumero = (texto: string) => /^[1-9]\d{0,11}$/.test(texto)
  if (!isNumero(credenciado) || !isNumero(numero) || motivo === '' || suspende === retoma) return undefined
  return {
    codigoCredenciado: Number(credenciado),
    numeroTratamento: Number(numero),
    acao: suspende ? 'suspend' : 'resume',
    motivo,
  }
}

/** Suspends or resumes it and tells its provider; false where there is none in a state that takes that. */
export async function applyComando(db: Db, comando: Comando, em: Date): Promise<boolean> {
  const { codigoCredenciado, numeroTratamento, acao, motivo } = comando
  const tratamento = await lockTratamento(db, codigoCredenciado, numeroTratamento)
  if (!tratamento || !acceptsAcaoTratamento(tratamento.estado, acao)) return false
  await moveTratamento(db, tratamento, { acao, autor: 'operadora', em, motivo })
  await notifyTratamento(db, tratamento, acao, em)
  return true
}
