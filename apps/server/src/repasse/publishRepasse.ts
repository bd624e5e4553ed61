import type { Db } from '../db/client.ts'
import { listCalendarios } from './calendario.store.ts'
import { findPessoa, insertDescontos, listDescontos, toRetencoes } from './desconto.store.ts'
import { findRede } from './encaminhamento.store.ts'
import { lockRepassesAPublicar, openRepasses, publishRepasses, sumRepasses } from './repasse.store.ts'
import { listLeis } from './retencao.store.ts'
import { listSaldosDevedores } from './saldoDevedor.ts'

const SEM_EVENTOS = {
  informadoCentavos: 0,
  processadoCentavos: 0,
  glosaCentavos: 0,
  franquiaCentavos: 0,
  liberadoCentavos: 0,
}

/**
 * Sums up the provider's runs whose statement is due on a day, withholds what the law asks, carries on what one owes and
 * publishes them, in one transaction: killed anywhere, nothing happened; done again, nothing is left to do. Answers the
 * runs published.
 */
export async function publishDevidos(
  db: Db,
  codigoCredenciado: number,
  agora: Date,
  hoje: string,
): Promise<{ fechamento: string; liquidoCentavos: number }[]> {
  const devidos = await lockRepassesAPublicar(db, codigoCredenciado, hoje)
  const fechamentos = devidos.map(({ fechamento }) => fechamento)
  if (fechamentos.length === 0) return []
  const [somas, pessoa, leis] = await Promise.all([
    sumRepasses(db, codigoCredenciado, fechamentos),
    findPessoa(db, codigoCredenciado),
    listLeis(db),
  ])
  const somados = devidos.map((run) => ({
    ...(somas.find(({ fechamento }) => fechamento === run.fechamento) ?? SEM_EVENTOS),
    ...run,
  }))
  await insertDescontos(
    db,
    codigoCredenciado,
    somados.flatMap((run) => toRetencoes(leis, pessoa, run, run.liberadoCentavos)),
  )
  const [lancados, rede, calendarios] = await Promise.all([
    listDescontos(db, codigoCredenciado, fechamentos),
    findRede(db, codigoCredenciado),
    listCalendarios(db),
  ])
  const saldos = listSaldosDevedores(calendarios, rede, somados, lancados)
  await openRepasses(
    db,
    { codigoCredenciado, rede, calendarios },
    [...new Set(saldos.map(({ fechamento }) => fechamento))],
    agora,
  )
  await insertDescontos(db, codigoCredenciado, saldos)
  const descontos = [...lancados, ...saldos]
  const total = (run: string, deCredito: boolean) =>
    descontos
      .filter(({ fechamento, credito }) => fechamento === run && credito === deCredito)
      .reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)
  const publicacoes = somados.map((run) => ({
    ...run,
    debitoCentavos: total(run.fechamento, false),
    creditoCentavos: total(run.fechamento, true),
  }))
  return publishRepasses(db, codigoCredenciado, publicacoes, agora)
}
