import { toPlano } from '../texto/palavra.ts'
import { type Credito, toIdentidade } from './credito.ts'

/** How a bank tells a deposit, besides its day and amount. */
export type ModoDito = Pick<Credito, 'conta' | 'documento' | 'historico'>

/** A credit of the file with its place there, from 0, and how the deposit that is here is told; other words are plain ones. */
export type Parecido = { credito: Credito; lugar: number; daqui: ModoDito }

/** A statement's credits, by whether they are here already. */
export type Conferidos = {
  novos: Credito[]
  /** Of the day and amount of a deposit that is here, with another account, number or description. */
  parecidos: Parecido[]
  repetidos: Credito[]
}

/** Of an identity (`toIdentidade`): account, day and amount, number, the words of the line. */
const partes = /^(.*?)\|(\d{4}-\d{2}-\d{2}\|\d+)\|(.*)\|([^|]*)\|\d+$/s

function readModo(identidade: string): ModoDito {
  const [, conta = '', , documento = '', historico = ''] = partes.exec(identidade) ?? []
  return { conta, documento, historico }
}

/** The same words as the file writes them: they are compared plain, and would look like others so. */
const nameComo = ({ historico }: Credito, modo: ModoDito): ModoDito =>
  toPlano(historico) === modo.historico ? { ...modo, historico } : modo

const toDiaEValor = (identidade: string): string => partes.exec(identidade)?.[2] ?? identidade
const toLinha = (identidade: string): string => `${toDiaEValor(identidade)}|${readModo(identidade).historico}`

/** Pairs one to one what has the same key: the credits that found another, with its identity, and what is left of both. */
function pair(
  creditos: readonly Credito[],
  identidades: readonly string[],
  toChave: (identidade: string) => string,
): { achados: ReadonlyMap<Credito, string>; outros: Credito[]; sobra: string[] } {
  const livres = Map.groupBy(identidades, toChave)
  const achados = new Map(
    creditos.flatMap((credito) => {
      const achada = livres.get(toChave(toIdentidade(credito)))?.pop()
      return achada === undefined ? [] : [[credito, achada] as const]
    }),
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
    parecidos: creditos.flatMap((credito, lugar) => {
      const achada = daLinha.achados.get(credito) ?? doDia.achados.get(credito)
      return achada === undefined ? [] : [{ credito, lugar, daqui: nameComo(credito, readModo(achada)) }]
    }),
    repetidos: [...iguais.achados.keys()],
  }
}
