import { type Credito, toIdentidade } from './credito.ts'

/** A statement's credits, by whether they are here already. */
export type Conferidos = {
  novos: Credito[]
  /** Of the day and amount of a deposit that is here, with another account, number or description. */
  parecidos: Credito[]
  repetidos: Credito[]
}

/** Of an identity: day and amount, and the words of the line. */
const partes = /^.*?\|(\d{4}-\d{2}-\d{2}\|\d+)\|.*\|([^|]*)\|\d+$/s

const toDiaEValor = (identidade: string): string => partes.exec(identidade)?.[1] ?? identidade
const toLinha = (identidade: string): string => partes.exec(identidade)?.slice(1).join('|') ?? identidade

/** Pairs one to one what has the same key: the credits that found another, and the identities that are left. */
function pair(
  creditos: readonly Credito[],
  identidades: readonly string[],
  toChave: (identidade: string) => string,
): { achados: ReadonlySet<Credito>; outros: Credito[]; sobra: string[] } {
  const livres = Map.groupBy(identidades, toChave)
  const achados = new Set(
    creditos.filter((credito) => livres.get(toChave(toIdentidade(credito)))?.pop() !== undefined),
  )
  return {
    achados,
    outros: creditos.filter((credito) => !achados.has(credito)),
    sobra: [...livres.values()].flat(),
  }
}

/**
 * Of a statement's credits, which are here already, and which look like it: another file of the same account tells the same
 * money otherwise (Operadora §4). Each deposit that is here answers for one of the file's, first for one with its own words,
 * so that a second one of the same day and amount stays new.
 */
export function compareCreditos(creditos: readonly Credito[], identidades: readonly string[]): Conferidos {
  const iguais = pair(creditos, identidades, (identidade) => identidade)
  const daLinha = pair(iguais.outros, iguais.sobra, toLinha)
  const doDia = pair(daLinha.outros, daLinha.sobra, toDiaEValor)
  return {
    novos: doDia.outros,
    parecidos: iguais.outros.filter((credito) => daLinha.achados.has(credito) || doDia.achados.has(credito)),
    repetidos: [...iguais.achados],
  }
}
