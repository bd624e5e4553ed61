import { DENTES, findDente } from '@portal/domain/dente/dente.tables.ts'
import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import type { AvisoDente, MarcaDente } from '../marca/marcaDente.ts'

export type LinhaTabela = {
  readonly chave: string
  readonly lugar: string
  readonly nome: string
  readonly marca?: MarcaDente
  readonly avisos: readonly string[]
}

const ORDEM = new Map<string, number>(DENTES.map((dente, indice) => [dente.codigo, indice]))

const toLugar = (item: MarcaDente | AvisoDente): string => item.dente ?? item.regiao ?? ''

const toNome = (lugar: string): string => findDente(lugar)?.nome ?? findRegiao(lugar)?.nome ?? ''

/** One line per event, teeth first; a place with advice and no event has a line of its own. */
export function listLinhasTabela(
  marcas: readonly MarcaDente[],
  avisos: readonly AvisoDente[],
): readonly LinhaTabela[] {
  const textos = (lugar: string) => avisos.filter((a) => toLugar(a) === lugar).map((a) => a.texto)
  const ocupados = new Set(marcas.map(toLugar))
  const comMarca = marcas.map((marca, indice) => {
    const lugar = toLugar(marca)
    return { chave: `${indice}`, lugar, nome: toNome(lugar), marca, avisos: textos(lugar) }
  })
  const soAvisos = [...new Set(avisos.map(toLugar))]
    .filter((lugar) => !ocupados.has(lugar))
    .map((lugar) => ({ chave: lugar, lugar, nome: toNome(lugar), avisos: textos(lugar) }))
  const posicao = ({ lugar }: LinhaTabela) => ORDEM.get(lugar) ?? DENTES.length
  return [...comMarca, ...soAvisos].sort((a, b) => posicao(a) - posicao(b))
}
