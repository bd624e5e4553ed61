import type { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { classifyTermo, textosMotivoTermo } from '@portal/domain/associado/termoBusca.ts'
import { toResumo } from '../associado/associado.store.ts'
import { consultAssociado, esgotada } from '../associado/consulta.ts'
import { type AssociadosAchados, findAssociados } from '../associado/findAssociados.ts'
import type { Handler } from '../http/handler.ts'

/**
 * Finds patients by one field that takes any number or a name (Spec §5.4), read as `leitura` when the person chose the
 * other reading; or by the opaque key of an address. By a name or by a guide's number only the provider's own. Refuses
 * one new patient too many of the day with API-ELE-0005.
 */
export const searchAssociado: Handler<typeof elegibilidade.searchAssociado> = async (context) => {
  const { body, agora, hoje, fail, trilha } = context
  const { associados, numeroDaGuia, isEsgotada } = body.chave
    ? await findByChave(body.chave)
    : await findByTermo()
  if (associados.length === 0 && isEsgotada) throw esgotada(agora)
  if (associados.length === 0) return fail('API-ELE-0001')
  for (const { codigoAssociado } of associados) trilha({ codigoAssociado })
  return { associados: associados.map((associado) => toResumo(associado, hoje)), numeroDaGuia }

  async function findByChave(chave: string): Promise<AssociadosAchados> {
    const { associado, isEsgotada } = await consultAssociado(context, { tipo: 'chave', valor: chave })
    return { associados: associado ? [associado] : [], numeroDaGuia: null, isEsgotada }
  }

  function findByTermo(): Promise<AssociadosAchados> {
    const lido = classifyTermo(body.termo ?? '')
    if (!lido.ok) return fail('API-ELE-0004', [{ campo: 'termo', mensagem: textosMotivoTermo[lido.motivo] }])
    const { alternativa, ...leitura } = lido.termo
    const chosen = body.leitura !== undefined && alternativa?.tipo === body.leitura ? alternativa : leitura
    return findAssociados(context, chosen)
  }
}
