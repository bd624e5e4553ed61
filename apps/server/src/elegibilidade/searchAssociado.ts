import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { classifyTermo, textosMotivoTermo } from '@portal/domain/associado/termoBusca.ts'
import { toResumo } from '../associado/associado.store.ts'
import { esgotada } from '../associado/consulta.ts'
import { findAssociados } from '../associado/findAssociados.ts'
import type { Handler } from '../http/handler.ts'

/**
 * Finds patients by one field that takes any number or a name (Spec §5.4), read as `leitura` when the person chose the
 * other reading. By a name or by a guide's number only the provider's own. Refuses one new patient too many of the day
 * with API-ELE-0005.
 */
export const searchAssociado: Handler<typeof elegibilidade.searchAssociado> = async (context) => {
  const { body, agora, hoje, fail, trilha } = context
  const lido = classifyTermo(body.termo)
  if (!lido.ok) return fail('API-ELE-0004', [{ campo: 'termo', mensagem: textosMotivoTermo[lido.motivo] }])
  const { alternativa, ...leitura } = lido.termo
  const chosen = body.leitura !== undefined && alternativa?.tipo === body.leitura ? alternativa : leitura
  const { associados, numeroDaGuia, isEsgotada } = await findAssociados(context, chosen)
  if (associados.length === 0 && isEsgotada) throw esgotada(agora)
  if (associados.length === 0) return fail('API-ELE-0001')
  for (const { codigoAssociado } of associados) trilha({ codigoAssociado })
  return { associados: associados.map((associado) => toResumo(associado, hoje)), numeroDaGuia }
}
