import { parseArgs } from 'node:util'
import { trimCartao } from '@portal/domain/associado/cartao.ts'
import type { ContatoSemCanal, SemCanal } from '../associado/decisaoContato.store.ts'
import { formatInstante } from '../runtime/clock.ts'

export const USO = `Uso:
  npm run contato
  npm run contato -- --credenciado 100001 --cartao 500000001 (--aceita | --recusa)
Sem mais palavras, lista os que esperam pela operadora. Decide o contato que um credenciado informou de um paciente sem e-mail nem celular por onde confirmar. Com --aceita o
cadastro passa a ter o novo; com --recusa fica como está.`

const opcoes = {
  credenciado: { type: 'string' },
  cartao: { type: 'string' },
  aceita: { type: 'boolean', default: false },
  recusa: { type: 'boolean', default: false },
} as const

export type Decisao = SemCanal & { aceita: boolean }
export type Comando = { acao: 'list' } | { acao: 'decide'; decisao: Decisao }

/** What the command's arguments ask for; undefined when one is missing, says nothing or contradicts another. */
export function readComando(args: string[]): Comando | undefined {
  if (args.length === 0) return { acao: 'list' }
  let values: ReturnType<typeof parseArgs<{ options: typeof opcoes }>>['values']
  try {
    values = parseArgs({ args, options: opcoes, strict: true }).values
  } catch {
    return undefined
  }
  const { credenciado = '', cartao = '', aceita, recusa } = values
  if (!/^[1-9]\d{0,8}$/.test(credenciado) || !/^\d{1,20}$/.test(cartao) || aceita === recusa) return undefined
  const decisao = { codigoCredenciado: Number(credenciado), codigoAssociado: trimCartao(cartao), aceita }
  return { acao: 'decide', decisao }
}

/** What waits for the operator's side, a line each. */
export const drawEspera = (espera: readonly ContatoSemCanal[]): string =>
  espera.length === 0
    ? 'Nenhum contato espera pela operadora.\n'
    : espera
        .map(
          ({ codigoCredenciado, codigoAssociado, telefone, email, pedidoEm }) =>
            `${formatInstante(pedidoEm)}  credenciado ${codigoCredenciado}  cartão ${codigoAssociado}  ${[telefone, email].filter(Boolean).join('  ')}\n`,
        )
        .join('')
