import { indicador } from '@portal/contract/indicador.ts'
import { busca, entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { computeIndicadores } from './calculo.store.ts'

/** The figures of the demonstration's day, those of the month that runs too: what the others made of guides is in them. */
export const prepareEntradas: Matriz['prepareEntradas'] = async (t) => {
  await t.services.background.transaction(0, (db) => computeIndicadores(db, '2026-11', t.clock.now()))
}

/** The other provider's guide was sent, so that one more figure has a row of it. */
export const plantCanario: Matriz['plantCanario'] = async (t, { numeroFicha, login }) => {
  await t.rows(
    `insert into historico_guia (numero_ficha, codigo_credenciado, em, autor, acao, para_status, para_etapa)
     values ($1, $2, '2026-11-20T12:00:00Z', 'teste', 'send', 1, 2)`,
    [numeroFicha, login],
  )
  await t.services.background.transaction(0, (db) => computeIndicadores(db, '2026-11', t.clock.now()))
}

export const buscas: Matriz['buscas'] = [
  busca('indicador.listLinhas', indicador.listLinhas, () => ({
    body: { indicador: 'guiaCompleta' as const },
  })),
]

export const entradas: Matriz['entradas'] = [
  entrada('indicador.getQualidadeDesempenho', indicador.getQualidadeDesempenho, nada),
  entrada('indicador.listLinhas', indicador.listLinhas, () => ({
    body: { indicador: 'guiaCompleta' as const },
  })),
  entrada('indicador.getBonus', indicador.getBonus, nada),
  entrada('indicador.getRegraElegibilidade', indicador.getRegraElegibilidade, nada),
  entrada('indicador.getUltimoReajuste', indicador.getUltimoReajuste, nada),
  entrada('indicador.listBonusUnidades', indicador.listBonusUnidades, nada),
  entrada('indicador.listReajusteUnidades', indicador.listReajusteUnidades, nada),
  entrada('indicador.getReajusteBonificacao', indicador.getReajusteBonificacao, nada),
]
