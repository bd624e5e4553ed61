import { prazo } from '@portal/contract/prazo.ts'
import { PRAZOS_PAGINA } from '@portal/domain/prazo/ordemPrazo.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { type PrazoSearch, toOrdem } from './prazoSearch.ts'

/** A page of the deadlines, open or given up. */
export const prazosQuery = (search: PrazoSearch) => {
  const query = {
    ordem: toOrdem(search),
    desistidos: search.aba === 'desistidos',
    nroPagina: search.pagina ?? 1,
    qtdRegistros: PRAZOS_PAGINA,
  }
  return queryOptions({
    queryKey: ['prazo.listPrazos', query],
    queryFn: ({ signal }) => call(prazo.listPrazos, { query, signal }),
  })
}

const query = { manutencoesJuntas: true, qtdRegistros: PRAZOS_PAGINA }

/** The nearest, of which the home page chooses (`chooseInicio`); a month's maintenance would else be all of them. */
export const prazosInicioQuery = queryOptions({
  queryKey: ['prazo.listPrazos', 'inicio'],
  queryFn: ({ signal }) => call(prazo.listPrazos, { query, signal }),
})
