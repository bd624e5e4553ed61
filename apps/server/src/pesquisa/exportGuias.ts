import type { FiltroGuia, pesquisa } from '@portal/contract/pesquisa.ts'
import type { Handler } from '../http/handler.ts'
import { exportPlanilha } from '../planilha/exportPlanilha.ts'
import { readFiltro } from './filtro.ts'
import { describeBusca, listColunas, nameArquivo } from './guiasPlanilha.ts'
import { ORDEM_PENDENTES, toPendentes } from './listPendentes.ts'
import { listOrdenadas, toPosicao } from './ordem.store.ts'
import { countGuias, listGuias } from './pesquisa.store.ts'

/**
 * The guides of a search, all of them, in the order of the screen that asks. The end of its period may be left out: it is
 * today then (Spec §7.3). An end alone is half a period, as in any search.
 */
export const exportGuias: Handler<typeof pesquisa.exportGuias> = (context) => {
  const { body, db, sessao, hoje, fail } = context
  const { pendentes, planosAEnviar, ordem = pendentes ? ORDEM_PENDENTES : '-guia', ...filtro } = body
  const busca = pendentes ? toPendentes(planosAEnviar) : readFiltro(withFim(filtro, hoje), hoje, fail)
  const { codigoCredenciado } = sessao
  return exportPlanilha(context, {
    operacao: 'pesquisa.exportGuias',
    objeto: 'exportação de guias',
    arquivo: nameArquivo(busca, hoje),
    nome: 'Guias',
    cabecalho: [['Filtros', describeBusca(busca)]],
    colunas: listColunas(hoje),
    count: () => countGuias(db, codigoCredenciado, busca),
    list: (later, limite, depois) =>
      ordem === '-guia'
        ? listGuias(later, codigoCredenciado, busca, limite, depois?.numeroFicha)
        : listOrdenadas(later, codigoCredenciado, {
            ...{ busca, ordem, limite },
            depois: depois && toPosicao(ordem, depois),
          }),
  })
}

const withFim = (filtro: FiltroGuia, hoje: string): FiltroGuia =>
  filtro.dataInicio && !filtro.dataFim ? { ...filtro, dataFim: hoje } : filtro
