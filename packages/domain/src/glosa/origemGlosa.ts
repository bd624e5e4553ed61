import { GLOSAS_DA_REGRA, GLOSAS_DO_CREDENCIADO, LINHAS_ORIGEM_GLOSA } from './origemGlosa.data.ts'

/** Who made the rule behind a denial. */
export const origensGlosa = ['lei', 'ans', 'tiss', 'contrato', 'operadora'] as const
type Origem = (typeof origensGlosa)[number]

export type OrigemGlosa = { readonly origem: Origem; readonly referencia: string }

const DA_OPERADORA: OrigemGlosa = {
  origem: 'operadora',
  referencia:
    'Regra da própria operadora. Só o texto da mensagem é do padrão TISS da ANS, tabela 38 (termos de glosa).',
}

const PELO_CODIGO: ReadonlyMap<string, OrigemGlosa> = new Map(
  LINHAS_ORIGEM_GLOSA.map(([codigo, origem, referencia]) => [codigo, { origem, referencia }]),
)

/** Where the rule behind a denial comes from; what no norm and no contract is named for is the operator's own (Domínio §6.15). */
export const findOrigemGlosa = (codigo: string): OrigemGlosa => PELO_CODIGO.get(codigo) ?? DA_OPERADORA

const DA_REGRA: ReadonlySet<string> = new Set(GLOSAS_DA_REGRA)

/** Whether a denial follows from the rule of the event, and not from the member, the contract or the guide. */
export const isGlosaDaRegra = (codigo: string): boolean => DA_REGRA.has(codigo)

const DO_CREDENCIADO: ReadonlySet<string> = new Set(GLOSAS_DO_CREDENCIADO)

/** Whether a denial follows from the provider's contract: another of the network may be paid for the same. */
export const isGlosaDoCredenciado = (codigo: string): boolean => DO_CREDENCIADO.has(codigo)
