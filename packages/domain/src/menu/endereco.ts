import type { Tela } from './tela.tables.ts'

export type Rota = Tela['rota']

/** The number that the address of a screen names: `{ numeroFicha: 700000001 }`. */
export type Nomeado<R extends Rota> = R extends `${string}$${infer Nome}`
  ? Readonly<Record<Nome, number>>
  : object

type Valores = Readonly<Record<string, string | number | undefined>>

/**
 * The address of a screen, the one place where one is put together: what its route names stands in the path, all else
 * in the query, and what is absent or an empty text stays out. The web's `hrefOf` types the query too.
 */
export function toEndereco<R extends Rota>(rota: R, valores: Nomeado<R> & Valores): string {
  const todos: Valores = valores
  const nomeados = new Set(Array.from(rota.matchAll(/\$(\w+)/g), ([, nome]) => nome))
  const caminho = rota.replaceAll(/\$(\w+)/g, (_, nome: string) => String(todos[nome]))
  const query = new URLSearchParams()
  for (const [nome, valor] of Object.entries(todos)) {
    if (!nomeados.has(nome) && valor !== undefined && valor !== '') query.set(nome, String(valor))
  }
  return query.size > 0 ? `${caminho}?${query}` : caminho
}

/** Where a guide stands, an exam request, and the appeal of a guide: what most addresses lead to. */
export const enderecoGuia = (numeroFicha: number): string =>
  toEndereco('/portal/guia/$numeroFicha', { numeroFicha })
export const enderecoSolicitacao = (numeroSolicitacao: number): string =>
  toEndereco('/portal/sol/$numeroSolicitacao', { numeroSolicitacao })
/** Where exams are asked for, for one patient where there is one. */
export const enderecoNovoPedido = (chave?: string): string => toEndereco('/portal/sol/solicitacao', { chave })
export const enderecoRecurso = (numeroFicha: number): string =>
  toEndereco('/portal/recurso/$numeroFicha', { numeroFicha })
