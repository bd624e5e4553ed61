import type { SeveridadeMotivo } from '../evento/motivo.ts'
import { autorizacaoEvento } from './autorizacaoEvento.tables.ts'

type Evento = {
  autorizacao: number
  motivos: readonly { severidade: SeveridadeMotivo }[]
}

/** Whether the decision of an event asked the practice for this: not everything that is in analysis waits for it. */
export const isPedida = (
  { autorizacao, motivos }: Evento,
  pedida: Extract<SeveridadeMotivo, 'pendenciaImagem' | 'pendenciaJustificativa'>,
): boolean =>
  autorizacao === autorizacaoEvento.emAnalise && motivos.some(({ severidade }) => severidade === pedida)
