import { CodigoAssociado, CodigoDe, NumeroFicha } from '@portal/contract/campo.ts'
import { atos, duracaoPasseSegundos } from '@portal/domain/aplicativo/ato.tables.ts'
import { motivosRejeicao } from '@portal/domain/guia/motivoRejeicao.tables.ts'
import { createSigner, createVerifier } from 'fast-jwt'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { keepLocalKey } from '../files/localKey.ts'
import type { Config } from '../runtime/config.ts'

/** Of its own, so that no other token of ours is an order, nor an order anything else, whichever key signs it. */
const [typ, aud] = ['aplicativo+jwt', 'aplicativo']

/** Clocks of two systems that are well kept. */
const FOLGA_SEGUNDOS = 30

const Ordem = Type.Object({
  /** The patient's card, as the application knows who is logged in there. */
  sub: CodigoAssociado,
  numeroFicha: NumeroFicha,
  ato: CodigoDe(atos),
  /** Which token is answered. */
  numeroToken: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
  motivo: Type.Optional(CodigoDe(motivosRejeicao)),
  iat: Type.Integer(),
  exp: Type.Integer(),
})

/** What the application orders in a patient's name: of one guide, one act. */
export type Ordem = Omit<Static<typeof Ordem>, 'iat' | 'exp'>

declare module '../http/services.ts' {
  interface Services {
    /** The keys that the beneficiary's application has too: none of those that sign access tokens. */
    chavesAplicativo: readonly string[]
  }
}

/** The configured keys or, in the local environment, one made once and kept in DATA_DIR. None: no order is taken. */
export async function loadChavesAplicativo({
  aplicativoSecrets,
  ambiente,
  dataDir,
}: Config): Promise<readonly string[]> {
  if (aplicativoSecrets.length > 0 || ambiente !== 'local') return aplicativoSecrets
  return [await keepLocalKey(dataDir, 'aplicativo.key')]
}

/** Signs an order as the application does. HS256, with the first key. */
export function signOrdem([chave]: readonly string[], ordem: Ordem, agora: Date): string {
  if (chave === undefined) throw new Error('no key of the application')
  const iat = Math.floor(agora.getTime() / 1000)
  const header = { typ, alg: 'HS256' as const }
  return createSigner({ key: chave, algorithm: 'HS256', header })({
    ...ordem,
    aud,
    iat,
    exp: iat + duracaoPasseSegundos,
  })
}

/** A yes names its token, and a no says why. */
const isInteira = ({ ato, numeroToken, motivo }: Ordem): boolean =>
  (ato !== 'CONFIRMA' || numeroToken !== undefined) && (ato !== 'REJEITA' || motivo !== undefined)

/** The order that one of the keys signed and that holds at `agora`; undefined of anything else. */
export function readOrdem(chaves: readonly string[], passe: string, agora: Date): Ordem | undefined {
  const segundos = agora.getTime() / 1000
  for (const key of chaves) {
    try {
      const verify = createVerifier({
        key,
        algorithms: ['HS256'],
        allowedAud: aud,
        checkTyp: typ,
        // Its age is judged below, by the service's own clock.
        ignoreExpiration: true,
      })
      const dita: unknown = verify(passe)
      if (!Check(Ordem, dita) || !isInteira(dita)) return undefined
      const { iat, exp } = dita
      const isNova = iat <= segundos + FOLGA_SEGUNDOS && exp > segundos && exp - iat <= duracaoPasseSegundos
      return isNova ? dita : undefined
    } catch {
      // Signed by another key, or by nobody we know, or something else: the next key tells.
    }
  }
  return undefined
}
