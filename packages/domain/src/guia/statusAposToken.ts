import { autorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { isPorConfirmar } from './condicao.ts'
import type { Destino } from './decideAcao.ts'
import type { EstadoGuia } from './estadoGuia.ts'
import { etapa } from './etapa.tables.ts'
import { type StatusFicha, statusFicha } from './statusFicha.tables.ts'

type Guia = Pick<EstadoGuia, 'numeroFichaPrincipal' | 'eventos'>

/**
 * Where the patient's answer leads. Nothing unconfirmed is forwarded by token: while an event is still to be confirmed,
 * as after a no, the guide goes back to the status that it was asked from, done as it is.
 */
export function destinoAposToken(guia: Guia): Destino {
  if (guia.eventos.some(isPorConfirmar)) {
    return { statusFicha: executavel(guia), codigoEtapaAtual: etapa.tratamentoRealizado }
  }
  return { statusFicha: statusFicha.encaminhadaPagamentoToken, codigoEtapaAtual: etapa.faturamento }
}

/** The status of a guide whose events are being done, from what was decided of them. */
function executavel({ numeroFichaPrincipal, eventos }: Guia): StatusFicha {
  if (numeroFichaPrincipal) return statusFicha.complementarEnviada
  const algumNegado = eventos.some(({ autorizacao }) => autorizacao === autorizacaoEvento.negado)
  return algumNegado ? statusFicha.parcialmenteAutorizada : statusFicha.autorizada
}
