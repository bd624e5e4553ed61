import type { conciliacao } from '@portal/contract/conciliacao.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Handler } from '../http/handler.ts'
import { insertAcao, lockConciliacao, toAutoria } from './acao.store.ts'
import { toCentavosDe } from './centavos.ts'
import { insertDiferencas } from './escrita.store.ts'
import { loadFaltas } from './faltas.ts'
import { requireTudo } from './requireTudo.ts'

/** Puts what a run did not bring down to something, up to what it lacks. */
export const createDiferenca: Handler<typeof conciliacao.createDiferenca> = async (context) => {
  const { body, db, sessao, fail } = context
  const visao = await requireTudo(context)
  const { codigoCredenciado } = sessao
  const { dataFechamento, tipo, valor, texto } = body
  await lockConciliacao(db, codigoCredenciado)
  const falta = (await loadFaltas(db, visao, [dataFechamento])).get(dataFechamento)?.falta
  if (falta === undefined) return fail('API-CNC-0003')
  const centavos = toCentavosDe(valor)
  if (centavos > falta) fail('API-CNC-0004', [{ campo: 'valor', mensagem: 'Maior do que o que falta.' }])
  const acao = await insertAcao(db, codigoCredenciado, { tipo: 'diferenca' }, toAutoria(context))
  const nova = { acao, fechamento: dataFechamento, tipo, centavos, texto: toTextoGuardado(texto) }
  await insertDiferencas(db, codigoCredenciado, [nova])
  return { acao }
}
