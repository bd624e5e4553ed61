import type { CredenciadoContexto, GuiaContexto, MomentoAvaliacao } from '../contexto.ts'
import type { Motivo } from '../motivo.ts'
import { isEventoDaGuia } from '../regra/eventoDaGuia.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'
import { type Criterio, createMotivo, REMOVER } from './criterio.ts'

/** Why the provider may not attend on a day, whatever the event. */
export function listMotivosCredenciado(dia: string, credenciado: CredenciadoContexto): readonly Motivo[] {
  const motivos: Motivo[] = []
  if (!credenciado.ativo) motivos.push(createMotivo('3278', 'glosa', 'guia'))
  const { inicioContrato, fimContrato } = credenciado
  if (dia < inicioContrato || (fimContrato !== undefined && dia > fimContrato)) {
    motivos.push(createMotivo('1201', 'glosa', 'data'))
  }
  if (!credenciado.atendeRede) motivos.push(createMotivo('3279', 'glosa', 'guia'))
  return motivos
}

/** What the portal hides is in none of its guides, and each type holds its own; what was authorised otherwise is paid. */
function isOferecido(
  regra: RegraEvento,
  codigoEspecialidade: number,
  { codigoTipoAtendimento }: GuiaContexto,
  momento: MomentoAvaliacao,
): boolean {
  if (momento === 'pagamento') return isEventoDaGuia(regra, codigoEspecialidade, undefined)
  return !regra.ocultoPortal && isEventoDaGuia(regra, codigoEspecialidade, codigoTipoAtendimento)
}

/** Group 1: the provider is active, contracted on the date, of the plan's network and of the event's specialty. */
export const criterioAcesso: Criterio = ({ regra, data }, { credenciado, guia, momento }) => {
  const motivos = [...listMotivosCredenciado(data, credenciado)]
  const { codigoEspecialidade } = guia
  if (codigoEspecialidade === undefined) {
    // Eligibility is asked before there is a guide: any of the provider's specialties may do.
    if (!credenciado.especialidades.some((codigo) => regra.especialidades.includes(codigo))) {
      motivos.push(createMotivo('1214', 'glosa', 'codigoEvento'))
    }
    return motivos
  }
  if (!credenciado.especialidades.includes(codigoEspecialidade)) {
    motivos.push(createMotivo('1217', 'glosa', 'guia'))
  }
  if (guia.emergencia && !regra.urgencia) {
    motivos.push(createMotivo('3309', 'glosa', 'codigoEvento', { correcao: REMOVER }))
  } else if (!isOferecido(regra, codigoEspecialidade, guia, momento)) {
    motivos.push(createMotivo('1429', 'glosa', 'codigoEvento', { correcao: REMOVER }))
  }
  return motivos
}
