import { exportacao } from '@portal/contract/exportacao.ts'
import { MAXIMO_EXPORTACOES } from '@portal/domain/exportacao/exportacao.tables.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { insertPronta } from './exportacao.fixture.ts'

/** Files of 100001: one to be read, one to be removed. */
const [LIDA, REMOVIDA] = [900_001, 900_002]
const NENHUMA = 999_999

export async function prepareEntradas(t: TestApp): Promise<void> {
  for (const numero of [LIDA, REMOVIDA]) await insertPronta(t, { login: 100001, numero })
}

export const recusas: Matriz['recusas'] = {
  'exportacao.createExportacao API-EXP-0002': async (cena) => {
    for (let n = 0; n < MAXIMO_EXPORTACOES; n++)
      await insertPronta(cena.t, { login: 100001, numero: 900_010 + n })
    return cena.call(0)
  },
  'exportacao.getExportacao API-EXP-0001': (cena) => cena.call(0, { query: { numero: NENHUMA } }),
  'exportacao.deleteExportacao API-EXP-0001': (cena) => cena.call(0, { query: { numero: NENHUMA } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('exportacao.listExportacoes', exportacao.listExportacoes, nada),
  entrada('exportacao.createExportacao', exportacao.createExportacao, () => ({
    body: { pedido: { operacao: 'pesquisa.exportGuias' as const, entrada: { statusTiss: '4' } } },
  })),
  entrada('exportacao.getExportacao', exportacao.getExportacao, () => ({ query: { numero: LIDA } })),
  entrada('exportacao.deleteExportacao', exportacao.deleteExportacao, () => ({
    query: { numero: REMOVIDA },
  })),
]
