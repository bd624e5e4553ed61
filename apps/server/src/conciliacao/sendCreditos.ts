import type { conciliacao } from '@portal/contract/conciliacao.ts'
import { MAXIMO_DEPOSITOS } from '@portal/domain/conciliacao/credito.ts'
import { toHistorico } from '@portal/domain/conciliacao/historico.ts'
import { cutPeriodo } from '@portal/domain/conciliacao/periodo.ts'
import type { Handler } from '../http/handler.ts'
import {
  closeAbandonadas,
  closeImportacao,
  insertAcao,
  isImportacaoAberta,
  lockConciliacao,
  toAutoria,
} from './acao.store.ts'
import { toCentavosDe } from './centavos.ts'
import {
  countDepositos,
  dropDepositos,
  expectMuitos,
  insertDepositos,
  settleDepositos,
} from './deposito.store.ts'
import { requireTudo } from './requireTudo.ts'

/** Takes a page of an import; its deposits count once the last one is here, so that nothing is half imported. */
export const sendCreditos: Handler<typeof conciliacao.sendCreditos> = async (context) => {
  const { body, db, sessao, hoje, fail } = context
  await requireTudo(context)
  const { codigoCredenciado } = sessao
  const { periodo } = body
  if (periodo && periodo.ate < periodo.de)
    fail('API-GEN-0001', [{ campo: 'periodo.ate', mensagem: 'Antes do primeiro dia.' }])
  // What was typed is no statement; some banks write to the end of the month that was asked for.
  const dias = periodo && body.arquivo !== null ? cutPeriodo(periodo, hoje) : null
  if (body.creditos.length === 0 && !dias)
    fail('API-GEN-0001', [{ campo: 'creditos', mensagem: 'Nenhum depósito, nem os dias de um extrato.' }])
  await lockConciliacao(db, codigoCredenciado)
  await expectMuitos(db)
  if (body.importacao !== null && !(await isImportacaoAberta(db, codigoCredenciado, body.importacao)))
    fail('API-CNC-0005')
  const autoria = toAutoria(context)
  if (body.importacao === null)
    await dropDepositos(db, codigoCredenciado, await closeAbandonadas(db, codigoCredenciado, autoria))
  const importacao =
    body.importacao ??
    (await insertAcao(
      db,
      codigoCredenciado,
      {
        tipo: 'importacao',
        arquivo: body.arquivo === null ? null : toHistorico(body.arquivo),
        periodo: dias,
      },
      autoria,
    ))
  const creditos = body.creditos.map(({ valor, historico, conta, documento, ...resto }) => ({
    ...resto,
    centavos: toCentavosDe(valor),
    historico: toHistorico(historico),
    conta: toHistorico(conta),
    documento: toHistorico(documento),
  }))
  const novos = await insertDepositos(db, codigoCredenciado, importacao, creditos)
  if ((await countDepositos(db, codigoCredenciado, importacao)) > MAXIMO_DEPOSITOS) fail('API-CNC-0007')
  if (body.ultima) {
    await settleDepositos(db, codigoCredenciado, importacao)
    await closeImportacao(db, codigoCredenciado, importacao)
  }
  return { importacao, novos, repetidos: creditos.length - novos }
}
