import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData } from '../calendario/format.ts'

const inativos = { NAO_CIENTES: 'Sem ciência', CIENTES: 'Com ciência', TODOS: 'Todos' } as const

const showPeriodo = (de: string | undefined, ate: string | undefined): string =>
  [de && `de ${showData(de)}`, ate && `até ${showData(ate)}`].filter(Boolean).join(' ') || 'de todo o período'

/** What a file was asked with, in a few words. */
export function describePedido(pedido: PedidoExportacao): string {
  switch (pedido.operacao) {
    case 'pesquisa.exportGuias': {
      const { pendentes, dataInicio, dataFim, ordem: _ordem, ...filtros } = pedido.entrada
      if (pendentes) return 'As pendentes'
      const outros = Object.keys(filtros).length
      return `Liberadas ${showPeriodo(dataInicio, dataFim)}${outros > 0 ? `, com ${countOf(outros, 'outro filtro', 'outros filtros')}` : ''}`
    }
    case 'credenciado.exportStatusSenha':
      return 'Todas'
    case 'pacienteInativo.exportPacientes':
      return inativos[pedido.entrada.opcao ?? 'TODOS']
    case 'financeiro.exportDemonstrativo': {
      const { tipoBuscaEnum, gtoList = '', dataFinal, codDentistasSelecionados } = pedido.entrada
      if (tipoBuscaEnum === 'GTO') return countOf(gtoList.split(',').length, 'guia', 'guias')
      const dentistas = codDentistasSelecionados?.split(',').length ?? 0
      return `Pagamento fechado em ${showData(dataFinal)}${dentistas > 0 ? `, ${countOf(dentistas, 'dentista', 'dentistas')}` : ''}`
    }
    case 'financeiro.exportGtoDigital': {
      const { dataInicial, dataFinal } = pedido.entrada
      return dataInicial || dataFinal
        ? `Enviadas ${showPeriodo(dataInicial, dataFinal)}`
        : 'Os últimos 30 dias'
    }
  }
}
