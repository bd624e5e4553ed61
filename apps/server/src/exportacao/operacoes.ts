import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import type { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { exportStatusSenha } from '../credenciado/exportStatusSenha.ts'
import { exportDemonstrativo } from '../financeiro/exportDemonstrativo.ts'
import { exportGtoDigital } from '../financeiro/exportGtoDigital.ts'
import type { Falha } from '../http/falha.ts'
import type { Arquivo, Context } from '../http/handler.ts'
import { exportPacientes } from '../pacienteInativo/exportPacientes.ts'
import { exportGuias } from '../pesquisa/exportGuias.ts'

/** What every export needs of its call, but what it is asked with. */
export type ContextoExportacao = Omit<Context<typeof pacienteInativo.exportPacientes>, 'query' | 'fail'> & {
  fail: (...recusa: ConstructorParameters<typeof Falha>) => never
}

/** Makes the file as the export's own call does: one code, so that both say the same. */
export function runOperacao(context: ContextoExportacao, pedido: PedidoExportacao): Promise<Arquivo> {
  switch (pedido.operacao) {
    case 'pesquisa.exportGuias':
      return exportGuias({ ...context, body: pedido.entrada })
    case 'credenciado.exportStatusSenha':
      return exportStatusSenha(context)
    case 'pacienteInativo.exportPacientes':
      return exportPacientes({ ...context, query: pedido.entrada })
    case 'financeiro.exportDemonstrativo':
      return exportDemonstrativo({ ...context, query: pedido.entrada })
    case 'financeiro.exportGtoDigital':
      return exportGtoDigital({ ...context, query: pedido.entrada })
  }
}
