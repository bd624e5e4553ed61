import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { type Contato, isMudanca, limitesContato } from '@portal/domain/associado/contato.ts'
import type { Associado } from '../associado/associado.store.ts'
import { countPedidosContato, insertContato, supersedeContato } from '../associado/contato.store.ts'
import { countSegundosDoDia } from '../clock.ts'
import type { Context } from '../http/handler.ts'

export type ChamadaContato = Context<typeof liberacaoSenha.updateInformacoesAssociado>

/**
 * Puts the change in the place of the provider's own one that waits, and queues its confirmation. Asking for what is in
 * force only takes the waiting one back. Answers what waits now, if anything. Refuses the day's one too many with API-LIB-0014.
 */
export async function requestContato(
  chamada: ChamadaContato,
  { codigoAssociado, telefone, email }: Associado,
  novo: Contato,
): Promise<Contato | undefined> {
  const { db, sessao, services, agora } = chamada
  const { codigoCredenciado } = sessao
  const isPedido = isMudanca(novo)
  if (isPedido) await checkLimite(chamada, codigoAssociado)
  await supersedeContato(db, codigoCredenciado, codigoAssociado, agora)
  if (!isPedido) return undefined
  const pedido = { codigoCredenciado, codigoAssociado, anterior: { telefone, email }, novo }
  const id = await insertContato(db, pedido, agora)
  const tarefa = { codigoCredenciado, id }
  await services.jobs.enqueue(db, 'confirmContato', tarefa, services.config.ritmoSegundos)
  return novo
}

/** Refuses what is over the day's limits (API-LIB-0014), until the next day begins. */
async function checkLimite(
  { db, sessao, agora, hoje, fail }: ChamadaContato,
  codigoAssociado: string,
): Promise<void> {
  const { doPaciente, doCredenciado } = await countPedidosContato(
    db,
    sessao.codigoCredenciado,
    codigoAssociado,
    hoje,
  )
  const { pedidosPorPaciente, pedidosPorCredenciado } = limitesContato
  const refuse = (mensagem: string) => fail('API-LIB-0014', [{ mensagem }], countSegundosDoDia(agora))
  if (doPaciente >= pedidosPorPaciente)
    refuse(`São até ${pedidosPorPaciente} alterações por dia para o mesmo paciente.`)
  if (doCredenciado >= pedidosPorCredenciado)
    refuse(`São até ${pedidosPorCredenciado} alterações por dia, somados todos os pacientes.`)
}
