import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import type { Handler } from '../http/handler.ts'
import { insertCiencia, listProntosDasFichas } from './vinculoExame.store.ts'

/** The provider has seen the exam and needs it in no guide: it leaves the list, until something more of it comes. */
export const acknowledgeExame: Handler<typeof vinculoExame.acknowledgeExame> = async ({
  body,
  db,
  sessao,
  agora,
  fail,
  trilha,
}) => {
  const { codigoCredenciado, login } = sessao
  const [pronto] = await listProntosDasFichas(db, codigoCredenciado, [body.fichaExame])
  if (!pronto) return fail('API-VIN-0001')
  const { codigoAssociado, numeroSolicitacao } = pronto
  trilha({ codigoAssociado, objeto: `ciência do exame da ficha ${body.fichaExame}` })
  await insertCiencia(db, { codigoCredenciado, numeroSolicitacao, em: agora, login })
  return { ok: true }
}
