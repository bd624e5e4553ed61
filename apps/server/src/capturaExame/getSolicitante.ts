import type { capturaExame } from '@portal/contract/capturaExame.ts'
import type { Handler } from '../http/handler.ts'
import { listDentistasDaRede } from './capturaExame.store.ts'

/** Who has that registration, among the dentists of the network; of one from outside the portal knows nothing. Spec §7.7. */
export const getSolicitante: Handler<typeof capturaExame.getSolicitante> = async ({ query, db, fail }) => {
  const { numeroCro, siglaUf, tipoSolicitante } = query
  const pedido = { numeroCro, siglaUf, tipoSolicitante }
  if (tipoSolicitante === 'NAO_CREDENCIADO') return { ...pedido, nome: null, codigoDentistaSolicitante: null }
  const [dentista] = await listDentistasDaRede(db, numeroCro, siglaUf)
  if (!dentista) return fail('API-CAP-0006')
  return { ...pedido, nome: dentista.nome, codigoDentistaSolicitante: dentista.codigo }
}
