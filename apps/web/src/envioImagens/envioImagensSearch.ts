/** What the address of the sending of images holds: which guide. */
export type EnvioImagensSearch = { guia?: number }

const MAXIMO = 999_999_999_999

/** Keeps a number that a guide may have, and drops the rest. */
export function readEnvioImagensSearch({ guia: raw }: Record<string, unknown>): EnvioImagensSearch {
  const guia = raw === '' ? Number.NaN : Number(raw)
  return Number.isInteger(guia) && guia > 0 && guia <= MAXIMO ? { guia } : {}
}
