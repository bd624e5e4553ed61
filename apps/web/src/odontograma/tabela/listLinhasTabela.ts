import { DENTES } from '@portal/domain/dente/dente.tables.ts'
import { nameLocal } from '@portal/domain/dente/nameLocal.ts'
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

/** One line per event, teeth first; a place with advice and no event has a line of its own. */
export function listLinhasTabela(
  marcas: readonly MarcaDente[],
  avisos: readonly AvisoDente[],
): readonly LinhaTabela[] {
  const textos = (lugar: string) => avisos.filter((a) => toLugar(a) === lugar).map((a) => a.texto)
  const ocupados = new Set(marcas.map(toLugar))
  const comMarca = marcas.map((marca, indice) => {
    const lugar = toLugar(marca)
    return { chave: `${indice}`, lugar, nome: nameLocal(lugar), marca, avisos: textos(lugar) }
  })
  const soAvisos = [...new Set(avisos.map(toLugar))]
    .filter((lugar) => !ocupados.has(lugar))
    .map((lugar) => ({ chave: lugar, lugar, nome: nameLocal(lugar), avisos: textos(lugar) }))
  const posicao = ({ lugar }: LinhaTabela) => ORDEM.get(lugar) ?? DENTES.length
  return [...comMarca, ...soAvisos].sort((a, b) => posicao(a) - posicao(b))
}
