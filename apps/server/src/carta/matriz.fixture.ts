import { carta } from '@portal/contract/carta.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import { entrada, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'

/** A guide of which the audit denied the one event. */
async function createNegada(t: TestApp): Promise<number> {
  const numeroFicha = await createGuia(t, 'autorizada')
  await t.rows(`update evento_guia set autorizacao = 3, tipo_acao = 'glosado' where numero_ficha = $1`, [
    numeroFicha,
  ])
  return numeroFicha
}

/** A resin for the member of the cast who still waits, and for the one with full coverage. */
const naoCoberto = () => ({
  query: { codigoAssociado: '500000002', codigoEvento: '85100196', dente: '26', faces: 'O' },
})
const coberto = { query: { codigoAssociado: '500000001' } }
const deOutroLugar = { query: { dente: '51' } }

export const recusas: Matriz['recusas'] = {
  'carta.getNegativa API-CAR-0001': async (cena) => cena.call(await createGuia(cena.t)),
  'carta.printNegativa API-CAR-0001': async (cena) => cena.call(await createGuia(cena.t)),
  'carta.getEstimativa API-CAR-0003': async (cena) => cena.call(await createGuia(cena.t)),
  'carta.printEstimativa API-CAR-0003': async (cena) => cena.call(await createGuia(cena.t)),
  'carta.getNegativaCobertura API-ELE-0002': (cena) => cena.call(0, { query: { codigoEvento: '99999999' } }),
  'carta.printNegativaCobertura API-ELE-0002': (cena) =>
    cena.call(0, { query: { codigoEvento: '99999999' } }),
  'carta.getNegativaCobertura API-CAR-0002': (cena) => cena.call(0, coberto),
  'carta.printNegativaCobertura API-CAR-0002': (cena) => cena.call(0, coberto),
  'carta.getNegativaCobertura API-CAR-0004': (cena) => cena.call(0, deOutroLugar),
  'carta.printNegativaCobertura API-CAR-0004': (cena) => cena.call(0, deOutroLugar),
}

export const entradas: Matriz['entradas'] = [
  entrada('carta.getNegativa', carta.getNegativa, porFicha, createNegada),
  entrada('carta.printNegativa', carta.printNegativa, porFicha, createNegada),
  entrada('carta.getNegativaCobertura', carta.getNegativaCobertura, naoCoberto),
  entrada('carta.printNegativaCobertura', carta.printNegativaCobertura, naoCoberto),
  entrada('carta.getEstimativa', carta.getEstimativa, porFicha, createNegada),
  entrada('carta.printEstimativa', carta.printEstimativa, porFicha, createNegada),
]
