import { isVigente } from '../calendario/vigencia.ts'

/** How long a password is good, as the operator's data says: a row for all, for a network, for a guide type or both. */
export type PrazoSenha = {
  /** Null: every network. */
  rede: string | null
  /** Null: every type without a row of its own. */
  codigoTipoAtendimento: number | null
  /** The first civil day on which the row holds. */
  desde: string
  /** Null: until the last day of the month of the release. */
  diasValidade: number | null
  /** What the one renewal adds. */
  diasRenovacao: number
  /** How long before its release an emergency may have been attended. */
  diasUrgencia: number
}

/**
 * The row in force on a civil day. The one that names the guide's type comes before the one that names the network
 * alone, for the type says what kind of work it is; among equals the latest. Throws a RangeError when there is none.
 */
export function findPrazoSenha(
  prazos: readonly PrazoSenha[],
  rede: string,
  codigoTipoAtendimento: number,
  dia: string,
): PrazoSenha {
  const [escolhido] = prazos
    .filter(
      (prazo) =>
        isVigente(prazo, dia) &&
        (prazo.rede === null || prazo.rede === rede) &&
        (prazo.codigoTipoAtendimento === null || prazo.codigoTipoAtendimento === codigoTipoAtendimento),
    )
    .sort(
      (a, b) =>
        Number(b.codigoTipoAtendimento !== null) - Number(a.codigoTipoAtendimento !== null) ||
        Number(b.rede !== null) - Number(a.rede !== null) ||
        (a.desde < b.desde ? 1 : -1),
    )
  if (!escolhido) throw new RangeError(`no password term for type ${codigoTipoAtendimento} in ${rede}`)
  return escolhido
}
