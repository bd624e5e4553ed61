import { randomUUID } from 'node:crypto'
import { duracaoPassagemSegundos } from '@portal/domain/acesso/passagem.ts'
import { createSigner, createVerifier } from 'fast-jwt'
import { keepLocalKey } from '../files/localKey.ts'
import type { Config } from '../runtime/config.ts'

/**
 * The two ways of a hand-over (docs/operacao.md, "Sistema anterior"). Each has a type and an audience of its own, so that a
 * token of one is none of the other, nor an access token, whichever key signs it (Segurança A2).
 */
const sentidos = {
  ida: { typ: 'legado+jwt', aud: 'legado' },
  volta: { typ: 'passagem+jwt', aud: 'portal-entrada' },
} as const
type Sentido = keyof typeof sentidos

/** Who says to have signed it; whether it is true, the key tells. */
const emissores = { ida: 'portal-do-credenciado', volta: 'legado' } as const satisfies Record<Sentido, string>

/** What a hand-over token says, both ways. */
export type Passagem = {
  /** Names the token: it is good for once. */
  jti: string
  userLogin: string
  iat: number
  exp: number
  /** The item of the menu that the legacy system is to open. */
  item?: string
  /** Where in the portal the way back ends. */
  destino?: string
}

declare module '../http/services.ts' {
  interface Services {
    /** The keys of the hand-over, which the other system has too: none of those that sign access tokens. */
    chavesPassagem: readonly string[]
  }
}

/** The configured keys or, in the local environment, one made once and kept in DATA_DIR. None: nobody is handed over. */
export async function loadChavesPassagem({
  passagemSecrets,
  ambiente,
  dataDir,
}: Config): Promise<readonly string[]> {
  if (passagemSecrets.length > 0 || ambiente !== 'local') return passagemSecrets
  return [await keepLocalKey(dataDir, 'passagem.key')]
}

/** Signs the hand-over of a login, good for a minute and once. HS256, with the first key. */
export function signPassagem(
  [chave]: readonly string[],
  sentido: Sentido,
  dados: Pick<Passagem, 'userLogin' | 'item' | 'destino'>,
  agora: Date,
): string {
  if (chave === undefined) throw new Error('no key for the hand-over')
  const { typ, aud } = sentidos[sentido]
  const iat = Math.floor(agora.getTime() / 1000)
  const passagem: Passagem = { ...dados, jti: randomUUID(), iat, exp: iat + duracaoPassagemSegundos }
  const sign = createSigner({ key: chave, algorithm: 'HS256', header: { typ, alg: 'HS256' } })
  return sign({ ...passagem, iss: emissores[sentido], aud })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isPassagem = ({
  jti,
  userLogin,
  iat,
  exp,
  destino,
}: Partial<Record<keyof Passagem, unknown>>): boolean =>
  typeof jti === 'string' &&
  uuid.test(jti) &&
  typeof userLogin === 'string' &&
  /^[1-9][0-9]{0,8}$/.test(userLogin) &&
  [iat, exp].every(Number.isInteger) &&
  (destino === undefined || typeof destino === 'string')

/** A token of the way that is asked for, signed by one of the keys, whatever its age; otherwise undefined. */
export function readPassagem(
  chaves: readonly string[],
  sentido: Sentido,
  token: string,
): Passagem | undefined {
  const { typ, aud } = sentidos[sentido]
  for (const key of chaves) {
    try {
      const verify = createVerifier({
        key,
        algorithms: ['HS256'],
        allowedAud: aud,
        // What a token does not say is not held against it otherwise.
        requiredClaims: ['aud'],
        checkTyp: typ,
        // Its age is for whoever asks, by the service's own clock.
        ignoreExpiration: true,
      })
      const passagem: Passagem = verify(token)
      return isPassagem(passagem) ? passagem : undefined
    } catch {
      // Signed by another key, or by nobody we know, or something else: the next key tells.
    }
  }
  return undefined
}

/** The clocks of two systems are this far apart at most. */
const DIFERENCA_RELOGIOS_SEGUNDOS = 5

/** Whether a hand-over is made now: neither late nor ahead, nor made to last (Segurança A2). */
export function isDeAgora({ iat, exp }: Passagem, agora: Date): boolean {
  const segundos = agora.getTime() / 1000
  return (
    exp > segundos && iat <= segundos + DIFERENCA_RELOGIOS_SEGUNDOS && exp - iat <= duracaoPassagemSegundos
  )
}
