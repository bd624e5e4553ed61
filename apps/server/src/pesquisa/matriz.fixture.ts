import { pesquisa } from '@portal/contract/pesquisa.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { entrada, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { consultarDemais } from '../testing/matriz/recusa.ts'
import type { TestApp } from '../testing/testApp.ts'

const liberada = (t: TestApp) => createGuia(t)

const porCartao: Receita = (cena) => consultarDemais(cena, { body: { codigoAssociado: '500000001' } })

export const recusas: Matriz['recusas'] = {
  'pesquisa.searchGuias API-ELE-0003': porCartao,
  'pesquisa.exportGuias API-ELE-0003': porCartao,
}

export const entradas: Matriz['entradas'] = [
  entrada('pesquisa.searchGuias', pesquisa.searchGuias, () => ({
    body: { dataInicio: '2026-11-01', dataFim: '2026-11-30', limite: 10 },
  })),
  entrada('pesquisa.listPendentes', pesquisa.listPendentes, () => ({ query: { limite: 10 } })),
  entrada('pesquisa.exportGuias', pesquisa.exportGuias, () => ({
    body: { dataInicio: '2026-11-01', dataFim: '2026-11-30' },
  })),
  entrada('pesquisa.searchTudo', pesquisa.searchTudo, () => ({ body: { termo: '500000001' } })),
  entrada('pesquisa.watchGuia', pesquisa.watchGuia, porFicha, liberada),
]
