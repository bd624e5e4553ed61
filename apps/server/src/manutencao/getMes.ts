import type { manutencao } from '@portal/contract/manutencao.ts'
import { endMes, mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import type { ListaMes } from '@portal/domain/manutencao/situacaoMes.ts'
import type { Handler } from '../http/handler.ts'
import { encodeCursor, loadPagina, readCursor } from '../http/pagina.ts'
import { findEspecialidadeOrto } from '../ortodontia/avaliacao.ts'
import { loadMes, type ManutencaoDoMes, pickLiberaveis } from './loadMes.ts'

const toConta = (linhas: readonly ManutencaoDoMes[]) => ({
  quantas: linhas.length,
  valor: toValor(linhas.reduce((soma, { centavos }) => soma + (centavos ?? 0), 0)),
})

const toManutencao = ({ lista: _lista, chaveAssociado: _chave, centavos, ...linha }: ManutencaoDoMes) => ({
  ...linha,
  valor: centavos === null ? null : toValor(centavos),
})

/** The maintenances of the month, with what each is worth. Interface S34. */
export const getMes: Handler<typeof manutencao.getMes> = async (context) => {
  const { query, db, sessao, services, hoje } = context
  const { codigoCredenciado, rede } = sessao
  const [tabela, codigoEspecialidade] = await Promise.all([
    services.regras.get(),
    findEspecialidadeOrto(db, codigoCredenciado),
  ])
  const linhas = await loadMes({ db, tabela, codigoCredenciado, rede, hoje })
  const daLista = (lista: ListaMes) => linhas.filter((linha) => linha.lista === lista)
  const objeto = `manutenções do mês: ${query.lista.toLowerCase()}`
  const lista = daLista(query.lista)
  const { pagina, proximo } = await loadPagina(context, query, {
    objeto,
    vazio: `${objeto}, nenhuma`,
    write: ({ numeroTratamento }: ManutencaoDoMes) => encodeCursor(String(numeroTratamento)),
    read: readCursor,
    list: async (limite, depois) => {
      // The one that the page before ended with may be in another list by now: those that follow it then begin anew.
      const inicio = lista.findIndex(({ numeroTratamento }) => numeroTratamento === depois) + 1
      return lista.slice(inicio, inicio + limite)
    },
  })
  const mes = mesDe(hoje)
  return {
    mes,
    ultimoDia: endMes(mes),
    codigoEspecialidade,
    contas: {
      aLiberar: toConta(pickLiberaveis(linhas, hoje)),
      liberadas: toConta(daLista('LIBERADA')),
      feitas: toConta(daLista('FEITA')),
      perdidas: toConta(daLista('PERDIDA')),
    },
    manutencoes: pagina.map(toManutencao),
    proximo,
  }
}
