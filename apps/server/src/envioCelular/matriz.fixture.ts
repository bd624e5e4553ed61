import { envioCelular } from '@portal/contract/envioCelular.ts'
import { exameVencido, foraDeEtapa } from '../imagem/matriz.fixture.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import { entrada, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { reachByCelular, showCodigo } from './envioCelular.fixture.ts'

const codigos: string[] = []
/** Each is opened once. */
const nextCodigo = (): string => codigos.pop() ?? `100001.${'A'.repeat(43)}`

export const prepareEntradas: Matriz['prepareEntradas'] = async (t) => {
  reachByCelular(t)
  codigos.splice(0)
  for (let vez = 0; vez < 4; vez++) codigos.push(await showCodigo(t, await createGuia(t)))
}

export const recusas: Matriz['recusas'] = {
  'envioCelular.createEnvioCelular API-CEL-0001': async (cena) => {
    reachByCelular(cena.t, null)
    return cena.call(await cena.prepare()).finally(() => reachByCelular(cena.t))
  },
  'envioCelular.createEnvioCelular API-IMG-0013': (cena) => cena.callAfter(exameVencido),
  'envioCelular.createEnvioCelular API-GTO-0012': foraDeEtapa,
  'envioCelular.validateCodigo API-ACE-0004': (cena) =>
    cena.insist(51, { body: { codigo: `100001.${'B'.repeat(43)}` } }),
  'envioCelular.validateCodigo API-CEL-0002': (cena) =>
    cena.call(0, { body: { codigo: `100001.${'B'.repeat(43)}` } }),
}

/** What a telephone's cookie opens is tried by envioCelular.test.ts: no session opens it. */
export const entradas: Matriz['entradas'] = [
  entrada(
    'envioCelular.createEnvioCelular',
    envioCelular.createEnvioCelular,
    (numeroFicha) => ({ body: { numeroFicha } }),
    (t) => createGuia(t),
  ),
  entrada('envioCelular.deleteEnvioCelular', envioCelular.deleteEnvioCelular, porFicha, (t) => createGuia(t)),
  entrada('envioCelular.watchEnvioCelular', envioCelular.watchEnvioCelular, porFicha, (t) => createGuia(t)),
  entrada('envioCelular.validateCodigo', envioCelular.validateCodigo, () => ({
    body: { codigo: nextCodigo() },
  })),
]
