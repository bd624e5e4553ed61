import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import type { TabelaRegras } from './regras.ts'

/**
 * The rule of an event that the portal offers in some specialty, by its current or its former code. What is hidden is to
 * whoever asks as what does not exist; guides that hold it already are read by the rule itself.
 */
export function findOferecido(tabela: TabelaRegras, codigoEvento: string): RegraEvento | undefined {
  const regra = tabela.find(codigoEvento)
  return regra?.ocultoPortal ? undefined : regra
}
