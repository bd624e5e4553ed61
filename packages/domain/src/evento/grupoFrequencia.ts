import type { DadosContexto } from './contexto.ts'
import { listContidos } from './regra/documentacao.tables.ts'

/** An item stands under each of its keys. */
export function groupBy<T>(itens: Iterable<T>, listKeys: (item: T) => readonly string[]): Map<string, T[]> {
  const grupos = new Map<string, T[]>()
  for (const item of itens) {
    for (const key of listKeys(item)) {
      const grupo = grupos.get(key)
      if (grupo) grupo.push(item)
      else grupos.set(key, [item])
    }
  }
  return grupos
}

/** The frequency groups that an event takes a place in: its own, and those of the exams that it holds. */
export function listGrupos(
  { regras }: Pick<DadosContexto, 'regras'>,
  codigoEvento: string,
  grupo: string,
): readonly string[] {
  const contidos = listContidos(regras(codigoEvento)?.codigoEvento ?? codigoEvento)
  return [...new Set([grupo, ...contidos.map((codigo) => regras(codigo)?.grupoFrequencia ?? codigo)])]
}
