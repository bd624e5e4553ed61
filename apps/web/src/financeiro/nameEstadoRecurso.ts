import type { EstadoRecurso } from '@portal/contract/financeiro.ts'
import { showData, today } from '../calendario/format.ts'
import { showPrazo, urgenciaPrazo } from '../calendario/prazo.ts'

/** How the appeal of a denied guide stands, in as many words as the link to it holds. */
export function nameEstadoRecurso(estado: EstadoRecurso): string {
  const { situacao, cabe, prazoRecurso, prazoResposta, desfecho } = estado
  switch (situacao) {
    case 'RECORRER':
      return cabe ? `Recorrer até ${showPrazo(prazoRecurso, today())}` : 'Não cabe recurso'
    case 'PERDIDO':
      return cabe ? `Prazo de recurso encerrado em ${showData(prazoRecurso)}` : 'Não cabe recurso'
    case 'RECURSO':
      return `Em recurso, resposta até ${showData(prazoResposta)}`
    case 'DECIDIDO':
      return `Recurso ${desfecho ?? 'decidido'}`
  }
}

/** Whether the appeal may still be sent, and for a few days more and no longer. */
export const isRecursoNoFim = ({ situacao, cabe, prazoRecurso }: EstadoRecurso): boolean =>
  situacao === 'RECORRER' && cabe && urgenciaPrazo(prazoRecurso, today()) === 'perto'
