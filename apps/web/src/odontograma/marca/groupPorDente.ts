import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'

type Lugar = { readonly dente?: string | undefined; readonly regiao?: string | undefined }

/** What stands on each tooth by itself. */
export function groupPorDente<T extends Lugar>(lista: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(
    lista.filter((item) => item.dente !== undefined),
    (item) => item.dente ?? '',
  )
}

/** Whether a tooth is part of a region. */
export function isDenteDaRegiao(dente: string, regiao: string): boolean {
  return findRegiao(regiao)?.dentes.includes(dente) ?? false
}
