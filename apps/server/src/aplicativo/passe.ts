import { CodigoAssociado, CodigoDe, NumeroFicha } from '@portal/contract/campo.ts'
import { atos, duracaoPasseSegundos } from '@portal/domain/aplicativo/ato.tables.ts'
import { motivosRejeicao } from '@portal/domain/guia/motivoRejeicao.tables.ts'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { loadChaves, readAssinado, signAssinado } from '../acesso/assinado.ts'
import type { Config } from '../runtime/config.ts'

const tipo = { typ: 'aplicativo+jwt', aud: 'aplicativo' }

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

/** An order as it came, with when it was signed. */
export type OrdemAssinada = Static<typeof Ordem>

/** What the application orders in a patient's name: of one guide, one act. */
export type Ordem = Omit<OrdemAssinada, 'iat' | 'exp'>

declare module '../http/services.ts' {
  interface Services {
    /** The keys that the beneficiary's application has too: none of those that sign access tokens. */
    chavesAplicativo: readonly string[]
  }
}

/** None: no order is taken. */
export const loadChavesAplicativo = (config: Config): Promise<readonly string[]> =>
  loadChaves(config, config.aplicativoSecrets, 'aplicativo.key')

/** Signs an order as the application does. */
export function signOrdem(chaves: readonly string[], ordem: Ordem, agora: Date): string {
  const iat = Math.floor(agora.getTime() / 1000)
  return signAssinado(chaves, tipo, { ...ordem, iat, exp: iat + duracaoPasseSegundos })
}

/** A yes names its token, and a no says why. */
const isInteira = ({ ato, numeroToken, motivo }: Ordem): boolean =>
  (ato !== 'CONFIRMA' || numeroToken !== undefined) && (ato !== 'REJEITA' || motivo !== undefined)

/** The order that one of the keys signed and that holds at `agora`; undefined of anything else. */
export function readOrdem(chaves: readonly string[], passe: string, agora: Date): OrdemAssinada | undefined {
  const dita = readAssinado(chaves, tipo, passe)
  if (!Check(Ordem, dita) || !isInteira(dita)) return undefined
  const segundos = agora.getTime() / 1000
  const { iat, exp } = dita
  const isNova = iat <= segundos + FOLGA_SEGUNDOS && exp > segundos && exp - iat <= duracaoPasseSegundos
  return isNova ? dita : undefined
}
