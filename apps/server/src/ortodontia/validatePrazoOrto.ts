import type { ortodontia } from '@portal/contract/ortodontia.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { evaluateTipo, toDecisao, toTratamento } from './avaliacao.ts'

/** Whether the approved term of the patient's treatment still takes a guide of a type (Spec §7.7). */
export const validatePrazoOrto: Handler<typeof ortodontia.validatePrazoOrto> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const associado = await requireAssociado(context, query.codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado })
  const { codigoCredenciado } = sessao
  const tabela = await services.regras.get()
  const avaliado = await evaluateTipo(
    { db, tabela, associado, codigoCredenciado, hoje },
    query.codigoEspecialidade,
    query.codigoTipoAtendimento,
  )
  return { ...toDecisao(avaliado), tratamento: toTratamento(avaliado, tabela, hoje) }
}
