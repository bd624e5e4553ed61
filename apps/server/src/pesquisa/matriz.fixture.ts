import { pesquisa } from '@portal/contract/pesquisa.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { busca, entrada, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { consultarDemais } from '../testing/matriz/recusa.ts'
import type { TestApp } from '../testing/testApp.ts'

const liberada = (t: TestApp) => createGuia(t)

const porCartao: Receita = (cena) => consultarDemais(cena, { body: { codigoAssociado: '500000001' } })

export const recusas: Matriz['recusas'] = {
  'pesquisa.searchGuias API-ELE-0003': porCartao,
  'pesquisa.exportGuias API-ELE-0003': porCartao,
}

export const buscas: Matriz['buscas'] = [
  busca('pesquisa.searchGuias by number', pesquisa.searchGuias, ({ numeroFicha }) => ({
    body: { numeroFicha },
  })),
  busca('pesquisa.searchGuias by card', pesquisa.searchGuias, ({ codigoAssociado }) => ({
    body: { codigoAssociado },
  })),
  busca('pesquisa.searchGuias by period', pesquisa.searchGuias, () => ({
    body: { dataInicio: '2026-11-01', dataFim: '2026-11-30' },
  })),
  busca('pesquisa.exportGuias by card', pesquisa.exportGuias, ({ codigoAssociado }) => ({
    body: { codigoAssociado },
  })),
  busca('pesquisa.exportGuias pending', pesquisa.exportGuias, () => ({ body: { pendentes: true } })),
  busca('pesquisa.searchTudo by name', pesquisa.searchTudo, ({ palavra }) => ({ body: { termo: palavra } })),
  busca('pesquisa.searchTudo by guide', pesquisa.searchTudo, ({ numeroFicha }) => ({
    body: { termo: String(numeroFicha) },
  })),
]

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
