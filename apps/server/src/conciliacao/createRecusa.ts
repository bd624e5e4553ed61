import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { Handler } from '../http/handler.ts'
import { insertAcao, lockConciliacao, toAutoria } from './acao.store.ts'
import { refuseDecididos } from './decidido.ts'
import { listDepositosPorNumero } from './deposito.store.ts'
import { insertRecusas } from './escrita.store.ts'
import { loadFaltas } from './faltas.ts'
import { requireTudo } from './requireTudo.ts'

/** Refuses pairs: what was refused is not offered again. One that somebody has decided meanwhile is not refused. */
export const createRecusa: Handler<typeof conciliacao.createRecusa> = async (context) => {
  const { body, db, sessao, fail, trilha } = context
  const visao = await requireTudo(context)
  const { codigoCredenciado } = sessao
  await lockConciliacao(db, codigoCredenciado)
  const pares = body.pares.map(({ deposito, dataFechamento }) => ({ deposito, fechamento: dataFechamento }))
  const numeros = [...new Set(pares.map(({ deposito }) => deposito))]
  trilha({ objeto: `depósitos ${numeros.join(', ')}` })
  const fechamentos = [...new Set(pares.map(({ fechamento }) => fechamento))]
  const depositos = await listDepositosPorNumero(db, codigoCredenciado, numeros)
  if (depositos.length < numeros.length) fail('API-CNC-0002')
  const faltas = await loadFaltas(db, visao, fechamentos)
  if (faltas.size < fechamentos.length) fail('API-CNC-0003')
  await refuseDecididos(db, visao, pares, { depositos, faltas }, fail)
  const acao = await insertAcao(db, codigoCredenciado, { tipo: 'recusa' }, toAutoria(context))
  await insertRecusas(db, codigoCredenciado, acao, pares)
  return { acao }
}
