import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import type { MarcaDente } from './marcaDente.ts'

type Lugar = { readonly dente?: string | undefined; readonly regiao?: string | undefined }

/** What stands on each tooth by itself. */
export function groupPorDente<T extends Lugar>(lista: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(
    lista.filter((item) => item.dente !== undefined),
    (item) => item.dente ?? '',
  )
}

/** What stands on a tooth, by itself or with its region: each once. */
export function listMarcasDoDente(marcas: readonly MarcaDente[], dente: string): readonly MarcaDente[] {
  const aqui = marcas.filter(
    (marca) => marca.dente === dente || (marca.regiao !== undefined && isDenteDaRegiao(dente, marca.regiao)),
  )
  return aqui.filter(
    ({ tipo, rotulo }, indice) =>
      aqui.findIndex((outra) => outra.tipo === tipo && outra.rotulo === rotulo) === indice,
  )
}

/** Whether a tooth is part of a region. */
export function isDenteDaRegiao(dente: string, regiao: string): boolean {
  return findRegiao(regiao)?.dentes.includes(dente) ?? false
}
