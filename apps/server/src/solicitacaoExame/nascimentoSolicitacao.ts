import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { addDiasUteis } from '@portal/domain/calendario/diaUtil.ts'
import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { EventoPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { findDiasAnalise } from '../auditoria/politica.store.ts'
import type { Db } from '../db/client.ts'
import type { FatosPedido } from './fatosPedido.ts'
import { type EventoGuardado, getPrazoExame } from './solicitacao.store.ts'

/** The exams of a request as they are kept, each with what the rules say of it. */
export const toGuardados = (
  pedidos: readonly EventoPedido[],
  julgados: readonly (readonly Motivo[])[],
): EventoGuardado[] => pedidos.map((pedido, i) => toGuardado(pedido, i, julgados[i] ?? []))

const toGuardado = (pedido: EventoPedido, i: number, motivos: readonly Motivo[]): EventoGuardado => ({
  ...pedido,
  sequencial: i + 1,
  situacao: decideEvento(motivos) === 'analise' ? 'EM_ANALISE' : 'APROVADO',
  motivos,
})

/** The status that the request is born with: until when the operator answers, or until when it may be captured. */
export async function findTermos(
  db: Db,
  { prontuario, tabela, hoje }: FatosPedido,
  eventos: readonly EventoGuardado[],
) {
  const emAnalise = eventos.filter(({ situacao }) => situacao === 'EM_ANALISE')
  if (emAnalise.length === 0) {
    const { diasValidade } = await getPrazoExame(db, prontuario.contrato.rede, hoje)
    return { status: 'APROVADA_PORTAL', prazo: null, validade: addDays(hoje, diasValidade) } as const
  }
  const classes = emAnalise.flatMap(({ codigoEvento }) => tabela.find(codigoEvento)?.classeCarencia ?? [])
  const dias = await findDiasAnalise(db, { emergencia: false, classes }, hoje)
  return { status: 'EM_ANALISE', prazo: addDiasUteis(hoje, dias), validade: null } as const
}
