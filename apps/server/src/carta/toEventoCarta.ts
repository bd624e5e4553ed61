import type { EventoCarta } from '@portal/domain/carta/sayEvento.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'

type Pedido = {
  readonly codigoEvento: string
  readonly dente?: string | null | undefined
  readonly regiao?: string | null | undefined
  readonly faces?: string | null | undefined
}

/** An event of a guide, of a draft or of a question as a letter tells it; by its code alone where the table has it no more. */
export const toEventoCarta = (
  { codigoEvento, dente, regiao, faces }: Pedido,
  regra: RegraEvento | undefined,
): EventoCarta => ({
  codigoEvento,
  descricao: regra?.descricao ?? codigoEvento,
  classe: regra?.classeCarencia,
  local: dente ?? regiao ?? null,
  faces: faces ?? null,
})
