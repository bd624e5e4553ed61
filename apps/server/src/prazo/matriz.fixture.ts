import { prazo } from '@portal/contract/prazo.ts'
import { entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'

/** The deadline of a permit of 100001. */
const ALVARA_A_VENCER = 'ALVARA:1:2026-12-16'

export async function prepareEntradas(t: TestApp): Promise<void> {
  await t.rows(`update alvara set validade = '2026-12-16' where id = 1`)
}

export const recusas: Matriz['recusas'] = {
  'prazo.createDesistencia API-PRA-0002': (cena) => cena.call(0, { body: { motivo: '...' } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('prazo.listPrazos', prazo.listPrazos, () => ({ query: {} })),
  entrada('prazo.createDesistencia', prazo.createDesistencia, () => ({
    body: { chave: ALVARA_A_VENCER, motivo: 'Não atendo mais neste endereço.' },
  })),
  entrada('prazo.deleteDesistencia', prazo.deleteDesistencia, () => ({ query: { chave: ALVARA_A_VENCER } })),
]
