import { financeiro } from '@portal/contract/financeiro.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { busca, entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { FECHAMENTO, insertPaga } from '../testing/repasse.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'

const doRepasse = { dataFinal: FECHAMENTO }
/** All four inputs of Spec §7.9. */
const digital = {
  tipoEnvio: 'ENCAMINHAMENTO' as const,
  tipoBusca: 'ENVIO' as const,
  dataInicial: '2026-11-01',
  dataFinal: '2026-11-30',
}

/** A guide of a run was judged. */
export async function prepareEntradas(t: TestApp): Promise<void> {
  const paga = await releaseGuia(t, { codigoAssociado: await createAssociado(t) })
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                              quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao)
     select numero_ficha, 1, codigo_credenciado, codigo_associado, '85100200', 1, 100, 0, 4, '2026-11-20'
       from guia where numero_ficha = $1`,
    [paga],
  )
  await insertPaga(t, paga, 100001)
}

export const plantCanario: Matriz['plantCanario'] = (t, { numeroFicha, login }) =>
  insertPaga(t, numeroFicha, login)

const nadaAte: Receita = (cena) => cena.call(0, { query: { dataFinal: '2015-01-01' } })
const invertido: Receita = (cena) =>
  cena.call(0, { query: { dataInicial: '2026-11-21', dataFinal: '2026-11-20' } })
const alheio: Receita = (cena) => cena.call(0, { query: { codDentistasSelecionados: '1000041' } })

export const recusas: Matriz['recusas'] = {
  'financeiro.searchPeriodo API-FIN-0001': nadaAte,
  'financeiro.exportDemonstrativo API-FIN-0001': nadaAte,
  'financeiro.searchPeriodo API-FIN-0002': alheio,
  'financeiro.exportDemonstrativo API-FIN-0002': alheio,
  'financeiro.searchGtoDigital API-FIN-0005': invertido,
  'financeiro.exportGtoDigital API-FIN-0005': invertido,
  'financeiro.searchGto API-FIN-0003': (cena) => cena.call(0, { query: { gtoList: ' ;,' } }),
  'financeiro.exportDemonstrativo API-FIN-0003': (cena) => cena.call(0, { query: { tipoBuscaEnum: 'GTO' } }),
}

export const buscas: Matriz['buscas'] = [
  busca('financeiro.searchGto', financeiro.searchGto, ({ numeroFicha }) => ({
    query: { gtoList: String(numeroFicha) },
  })),
  busca('financeiro.exportGtoDigital', financeiro.exportGtoDigital, () => ({ query: digital })),
  busca('financeiro.exportDemonstrativo by period', financeiro.exportDemonstrativo, () => ({
    query: { tipoBuscaEnum: 'PERIODO' as const, ...doRepasse },
  })),
  busca('financeiro.exportDemonstrativo by guides', financeiro.exportDemonstrativo, ({ numeroFicha }) => ({
    query: { tipoBuscaEnum: 'GTO' as const, gtoList: String(numeroFicha) },
  })),
]

export const entradas: Matriz['entradas'] = [
  entrada('financeiro.getCodigoPrincipal', financeiro.getCodigoPrincipal, nada),
  entrada('financeiro.searchPeriodo', financeiro.searchPeriodo, () => ({ query: doRepasse })),
  entrada('financeiro.searchGto', financeiro.searchGto, () => ({ query: { gtoList: '700000001' } })),
  entrada('financeiro.exportDemonstrativo', financeiro.exportDemonstrativo, () => ({
    query: { tipoBuscaEnum: 'PERIODO' as const, ...doRepasse },
  })),
  entrada('financeiro.searchGtoDigital', financeiro.searchGtoDigital, () => ({ query: digital })),
  entrada('financeiro.exportGtoDigital', financeiro.exportGtoDigital, () => ({ query: digital })),
]
