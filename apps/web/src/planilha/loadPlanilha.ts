import { credenciado } from '@portal/contract/credenciado.ts'
import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { MAXIMO_LINHAS_NA_TELA } from '@portal/domain/exportacao/exportacao.tables.ts'
import { type CallOptions, call } from '../api/call.ts'
import type { ArquivoRecebido, OnDownload } from '../api/reply.ts'

/** The workbook has more rows than anybody waits for: nothing of it was received. */
export class PlanilhaGrande extends Error {
  /** What was asked for, whatever the screen asks for by now. */
  readonly pedido: PedidoExportacao

  constructor(pedido: PedidoExportacao) {
    super('the workbook has too many rows to be waited for')
    this.pedido = pedido
  }
}

function load(pedido: PedidoExportacao, options: CallOptions): Promise<ArquivoRecebido> {
  switch (pedido.operacao) {
    case 'pesquisa.exportGuias':
      return call(pesquisa.exportGuias, { body: pedido.entrada, ...options })
    case 'credenciado.exportStatusSenha':
      return call(credenciado.exportStatusSenha, options)
    case 'pacienteInativo.exportPacientes':
      return call(pacienteInativo.exportPacientes, { query: pedido.entrada, ...options })
    case 'financeiro.exportDemonstrativo':
      return call(financeiro.exportDemonstrativo, { query: pedido.entrada, ...options })
    case 'financeiro.exportGtoDigital':
      return call(financeiro.exportGtoDigital, { query: pedido.entrada, ...options })
  }
}

/** The workbook, received while it is written. Throws `PlanilhaGrande` before its first row where it has too many. */
export function loadPlanilha(pedido: PedidoExportacao, onDownload: OnDownload): Promise<ArquivoRecebido> {
  const controller = new AbortController()
  return load(pedido, {
    signal: controller.signal,
    onDownload: (fraction, linhas = 0) => {
      if (linhas > MAXIMO_LINHAS_NA_TELA) {
        controller.abort()
        throw new PlanilhaGrande(pedido)
      }
      onDownload(fraction)
    },
  })
}
