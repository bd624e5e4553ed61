import type { ContextoGuia } from '@portal/contract/contextoGuia.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'

/** The guide's context with its rules by code, built once for each context that the server sends. */
export type RegrasDaGuia = {
  readonly contexto: ContextoGuia
  readonly find: (codigoEvento: string) => RegraEvento | undefined
}

export function createRegrasDaGuia(contexto: ContextoGuia): RegrasDaGuia {
  const porCodigo = new Map<string, RegraEvento>()
  for (const regra of contexto.regras) {
    for (const antigo of regra.codigosAntigos) porCodigo.set(antigo, regra)
  }
  // After the former codes: a current code always means itself.
  for (const regra of contexto.regras) porCodigo.set(regra.codigoEvento, regra)
  return { contexto, find: (codigoEvento) => porCodigo.get(codigoEvento) }
}
