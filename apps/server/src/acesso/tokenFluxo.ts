import { createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import { type Canal, TAMANHO_CODIGO } from '@portal/domain/acesso/canal.ts'

/** Characters that nobody takes for one another on a telephone: 32, so that each holds five bits. */
const ALFABETO = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What the login of an expired password gives to define another with. */
export const createTokenFluxo = (): string => randomBytes(32).toString('base64url')

/** As the database keeps it: whoever reads that cannot use it (ASVS 6.5.2). */
export const hashTokenFluxo = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * The token that a message carries: a link's for mail, a code to type for a telephone. It follows from the message's id
 * and a key that the database does not hold, so that nothing that waits to be sent is a secret, and a message sent again
 * carries the same one.
 */
export function deriveTokenFluxo(
  secrets: readonly string[],
  { id, canal }: { id: string; canal: Canal },
): string {
  const valor = derive(secrets, `${canal}.${id}`)
  return canal === 'EMAIL' ? valor.toString('base64url') : toCodigo(valor)
}

/** The code of something else than a password that a message's id stands for: never one of its links. */
export const deriveCodigo = (secrets: readonly string[], id: string): string =>
  toCodigo(derive(secrets, `codigo.${id}`))

/** What proves that a link other than a password's is ours: it follows from what the link names. */
export const deriveProva = (secrets: readonly string[], what: string): string =>
  derive(secrets, `prova.${what}`).toString('base64url')

function derive(secrets: readonly string[], what: string): Buffer {
  const [secret] = secrets
  if (secret === undefined) throw new Error('no key for links')
  const chave = Buffer.from(hkdfSync('sha256', secret, '', 'portal links de senha', 32))
  return createHmac('sha256', chave).update(what).digest()
}

const toCodigo = (valor: Buffer): string =>
  Array.from(valor.subarray(0, TAMANHO_CODIGO), (byte) => ALFABETO[byte % ALFABETO.length]).join('')
