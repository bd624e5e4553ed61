import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { toResumo } from '../associado/associado.store.ts'
import { requireDaChave } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'

/** Who the patient of an address is. */
export const getAssociado: Handler<typeof elegibilidade.getAssociado> = async (context) => {
  const { query, hoje, trilha } = context
  const associado = await requireDaChave(context, query.chave)
  trilha({ codigoAssociado: associado.codigoAssociado })
  return toResumo(associado, hoje)
}
