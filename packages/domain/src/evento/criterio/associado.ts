import type { DadosContexto } from '../contexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Criterio, createMotivo } from './criterio.ts'

/** Why the member may not be attended on a date, whatever the event: eligibility shows it at the head. */
export function listMotivosAssociado(
  data: string,
  { associado, plano }: Pick<DadosContexto, 'associado' | 'plano'>,
): readonly Motivo[] {
  const motivos: Motivo[] = []
  if (data < associado.inclusao) motivos.push(createMotivo('1005', 'glosa', 'associado'))
  const { exclusao, validadeCartao } = associado
  // What was done before the exclusion is still paid after it.
  if (exclusao !== undefined ? data > exclusao : associado.situacao === 'inativo') {
    motivos.push(createMotivo('1006', 'glosa', 'associado'))
  } else if (exclusao !== undefined) {
    motivos.push(createMotivo('1014', 'aviso', 'associado'))
  }
  if (associado.situacao === 'suspenso') motivos.push(createMotivo('1016', 'glosa', 'associado'))
  if (validadeCartao !== undefined && data > validadeCartao) {
    motivos.push(createMotivo('1017', 'glosa', 'associado'))
  }
  if (!plano.coberturaOdontologica) motivos.push(createMotivo('1025', 'glosa', 'associado'))
  return motivos
}

/** Group 2: the member is active on the date, with a valid card and dental coverage. */
export const criterioAssociado: Criterio = ({ data }, contexto) => listMotivosAssociado(data, contexto)
