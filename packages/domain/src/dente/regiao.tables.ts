import { REGIOES as LINHAS } from './regiao.data.ts'

export type CodigoRegiao = (typeof LINHAS)[number]['codigo']
export type TipoRegiao = (typeof LINHAS)[number]['tipo']

export type Regiao = {
  readonly codigo: CodigoRegiao
  readonly nome: string
  readonly tipo: TipoRegiao
  /** Empty for soft tissue. */
  readonly dentes: readonly string[]
}

/** The 61 regions of TISS table 42, in its order. */
export const REGIOES: readonly Regiao[] = LINHAS.map((linha) => ({
  codigo: linha.codigo,
  nome: linha.nome,
  tipo: linha.tipo,
  dentes: linha.dentes === '' ? [] : linha.dentes.split(' '),
}))

const PELO_CODIGO: ReadonlyMap<string, Regiao> = new Map(REGIOES.map((regiao) => [regiao.codigo, regiao]))

export function findRegiao(codigo: string): Regiao | undefined {
  return PELO_CODIGO.get(codigo)
}

/** Of these regions, the smallest that holds the tooth. */
export function findRegiaoDoDente(codigos: readonly string[], dente: string): Regiao | undefined {
  return codigos
    .flatMap((codigo) => findRegiao(codigo) ?? [])
    .filter((regiao) => regiao.dentes.includes(dente))
    .toSorted((a, b) => a.dentes.length - b.dentes.length)[0]
}

function relate(relation: (a: Regiao, b: Regiao) => boolean): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    REGIOES.map((a) => [a.codigo, new Set(REGIOES.filter((b) => relation(a, b)).map((b) => b.codigo))]),
  )
}

// Computed once: the engine asks for every pair of regional items.
const SOBREPOSTAS = relate(
  (a, b) => a.codigo === b.codigo || a.dentes.some((dente) => b.dentes.includes(dente)),
)

/** Whether two regions share a tooth, or are the same. */
export function isRegiaoSobreposta(a: string, b: string): boolean {
  return SOBREPOSTAS.get(a)?.has(b) ?? a === b
}
