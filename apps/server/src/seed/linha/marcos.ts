import type { NomeStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { Momento } from '../guia/calendario.ts'
import type { PassoRoteiro } from '../guia/roteiro.ts'

/** The moments of a guide's life that its rows tell; absent while they have not come. */
export type Marcos = {
  readonly enviada: Momento | undefined
  readonly decidida: Momento | undefined
  readonly justificada: Momento | undefined
  readonly documentada: Momento | undefined
  readonly datada: Momento | undefined
  readonly assinada: Momento | undefined
  readonly tokenPedido: Momento | undefined
  readonly tokenGerado: Momento | undefined
  readonly repassada: Momento | undefined
  readonly confirmada: Momento | undefined
  readonly processada: Momento | undefined
  readonly recorrida: Momento | undefined
  readonly recursoProcessado: Momento | undefined
  readonly cancelada: Momento | undefined
}

const DECIDIDAS: readonly NomeStatusFicha[] = [
  'autorizada',
  'parcialmenteAutorizada',
  'naoAutorizada',
  'complementarEnviada',
]

/** When the guide was forwarded to payment: by the provider, or by the patient's confirmation. */
export const findEncaminhamento = ({ repassada, confirmada }: Marcos): Momento | undefined =>
  repassada ?? confirmada

export function findMarcos(momentos: readonly Momento[]): Marcos {
  const byAcao = (acao: PassoRoteiro['acao']) => momentos.find(({ passo }) => passo.acao === acao)
  const byStatus = (status: NomeStatusFicha) => momentos.find(({ passo }) => passo.status === status)
  return {
    enviada: byAcao('send'),
    decidida: momentos.find(({ passo }) => DECIDIDAS.includes(passo.status)),
    justificada: byAcao('sendJustificativa'),
    documentada: byAcao('uploadImagem'),
    datada: byAcao('updateDataEvento'),
    assinada: byAcao('sign'),
    tokenPedido: byAcao('requestToken'),
    tokenGerado: byAcao('generateToken'),
    repassada: byAcao('sendRepasse'),
    confirmada: byAcao('confirmToken'),
    processada: byStatus('processada'),
    recorrida: byAcao('sendRecurso'),
    recursoProcessado: byStatus('recursoProcessado'),
    cancelada: byAcao('cancel'),
  }
}
