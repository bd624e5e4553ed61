import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { addDiasUteis } from '@portal/domain/calendario/diaUtil.ts'
import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { EventoPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { findDiasAnalise } from '../auditoria/politica.store.ts'
import { type Db, statement } from '../db/client.ts'
import type { FatosPedido } from './fatosPedido.ts'
import { type EventoGuardado, getDiasValidade } from './solicitacao.store.ts'

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

const cobertura = statement<{ dia: string | null }>(
  'nascimentoSolicitacao.cobertura',
  `select (fim_cobertura($1, $2) ->> 'dia')::date as dia`,
)

/** The last day on which a request approved on that day may be captured: none after the plan's known end. */
export async function findValidade(
  db: Db,
  { codigoAssociado, codigoPlano }: { codigoAssociado: string; codigoPlano: string },
  rede: string,
  dia: string,
): Promise<string> {
  const diasValidade = await getDiasValidade(db, rede, dia)
  const [fim] = await db.query(cobertura, [codigoAssociado, codigoPlano])
  const ultimo = addDays(dia, diasValidade)
  return fim?.dia && fim.dia < ultimo ? fim.dia : ultimo
}

/** The status that the request is born with: until when the operator answers, or until when it may be captured. */
export async function findTermos(
  db: Db,
  { prontuario, tabela, hoje, associado, plano }: FatosPedido,
  eventos: readonly EventoGuardado[],
) {
  const emAnalise = eventos.filter(({ situacao }) => situacao === 'EM_ANALISE')
  if (emAnalise.length === 0) {
    const { codigoAssociado } = associado
    const codigoPlano = plano?.codigoPlano ?? ''
    const { rede } = prontuario.contrato
    const validade = await findValidade(db, { codigoAssociado, codigoPlano }, rede, hoje)
    return { status: 'APROVADA_PORTAL', prazo: null, validade } as const
  }
  const classes = emAnalise.flatMap(({ codigoEvento }) => tabela.find(codigoEvento)?.classeCarencia ?? [])
  const dias = await findDiasAnalise(db, { emergencia: false, classes }, hoje)
  return { status: 'EM_ANALISE', prazo: addDiasUteis(hoje, dias), validade: null } as const
}
