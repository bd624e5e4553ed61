import { createSigner, createVerifier } from 'fast-jwt'
import { keepLocalKey } from '../files/localKey.ts'
import type { Config } from '../runtime/config.ts'

/**
 * A kind of token that another system of the operator signs with us. Its type and audience are its own, so that it is no
 * token of another kind, nor one of those a token of it, whichever key signs it (Segurança A2).
 */
export type TipoAssinado = { readonly typ: string; readonly aud: string }

/** The configured keys or, in the local environment, one made once and kept in DATA_DIR. None: nothing is signed or read. */
export async function loadChaves(
  { ambiente, dataDir }: Pick<Config, 'ambiente' | 'dataDir'>,
  configuradas: readonly string[],
  arquivo: string,
): Promise<readonly string[]> {
  if (configuradas.length > 0 || ambiente !== 'local') return configuradas
  return [await keepLocalKey(dataDir, arquivo)]
}

/** Signs claims with the first key, HS256. Throws without a key. */
export function signAssinado([chave]: readonly string[], { typ, aud }: TipoAssinado, claims: object): string {
  if (chave === undefined) throw new Error(`no key for ${typ}`)
  return createSigner({ key: chave, algorithm: 'HS256', header: { typ, alg: 'HS256' } })({ ...claims, aud })
}

/** What a token of this kind says that one of the keys signed, whatever its age; undefined of anything else. */
export function readAssinado(chaves: readonly string[], { typ, aud }: TipoAssinado, token: string): unknown {
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
      const claims: unknown = verify(token)
      return claims
    } catch {
      // Signed by another key, or by nobody we know, or something else: the next key tells.
    }
  }
  return undefined
}
