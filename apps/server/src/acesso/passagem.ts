import { randomUUID } from 'node:crypto'
import { duracaoPassagemSegundos } from '@portal/domain/acesso/passagem.ts'
import type { Config } from '../runtime/config.ts'
import { loadChaves, readAssinado, signAssinado, type TipoAssinado } from './assinado.ts'

/** The two ways of a hand-over (docs/operacao.md, "Sistema anterior"). */
const sentidos = {
  ida: { typ: 'legado+jwt', aud: 'legado' },
  volta: { typ: 'passagem+jwt', aud: 'portal-entrada' },
} as const satisfies Record<string, TipoAssinado>
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

/** None: nobody is handed over. */
export const loadChavesPassagem = (config: Config): Promise<readonly string[]> =>
  loadChaves(config, config.passagemSecrets, 'passagem.key')

/** Signs the hand-over of a login, good for a minute and once. HS256, with the first key. */
export function signPassagem(
  chaves: readonly string[],
  sentido: Sentido,
  dados: Pick<Passagem, 'userLogin' | 'item' | 'destino'>,
  agora: Date,
): string {
  const iat = Math.floor(agora.getTime() / 1000)
  const passagem: Passagem = { ...dados, jti: randomUUID(), iat, exp: iat + duracaoPassagemSegundos }
  return signAssinado(chaves, sentidos[sentido], { ...passagem, iss: emissores[sentido] })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isPassagem(dita: unknown): dita is Passagem {
  if (typeof dita !== 'object' || dita === null) return false
  const { jti, userLogin, iat, exp, destino }: Partial<Record<keyof Passagem, unknown>> = dita
  return (
    typeof jti === 'string' &&
    uuid.test(jti) &&
    typeof userLogin === 'string' &&
    /^[1-9][0-9]{0,8}$/.test(userLogin) &&
    [iat, exp].every(Number.isInteger) &&
    (destino === undefined || typeof destino === 'string')
  )
}

/** A token of the way that is asked for, signed by one of the keys, whatever its age; otherwise undefined. */
export function readPassagem(
  chaves: readonly string[],
  sentido: Sentido,
  token: string,
): Passagem | undefined {
  const dita = readAssinado(chaves, sentidos[sentido], token)
  return isPassagem(dita) ? dita : undefined
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
