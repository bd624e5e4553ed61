import { randomUUID } from 'node:crypto'
import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { type Contato, chooseCanal, isMudanca, limitesContato } from '@portal/domain/associado/contato.ts'
import type { Associado } from '../associado/associado.store.ts'
import {
  type ContatoEmEspera,
  countPedidosContato,
  insertContato,
  supersedeContato,
} from '../associado/contato.store.ts'
import { insertMensagem } from '../correio/mensagem.store.ts'
import { listCanais } from '../correio/transporte.ts'
import type { Context } from '../http/handler.ts'
import { countSegundosDoDia } from '../runtime/clock.ts'

export type ChamadaContato = Context<typeof liberacaoSenha.updateInformacoesAssociado>

/**
 * Keeps the change for the guide in progress, in the place of the provider's own one that waits, and asks the member to
 * confirm it at the address in force. Asking for what is in force only takes the waiting one back. Answers what waits now,
 * if anything. Refuses the day's one too many with API-LIB-0014.
 */
export async function requestContato(
  chamada: ChamadaContato,
  { codigoAssociado, telefone, email }: Associado,
  numeroFicha: number,
  novo: Contato,
): Promise<ContatoEmEspera | undefined> {
  const { db, sessao, services, agora } = chamada
  const { codigoCredenciado, login } = sessao
  const isPedido = isMudanca(novo)
  if (isPedido) await checkLimite(chamada, codigoAssociado)
  await supersedeContato(db, codigoCredenciado, codigoAssociado, agora)
  if (!isPedido) return undefined
  const anterior = { telefone, email }
  const canal = chooseCanal(anterior, listCanais(services.config))
  const mensagem = canal && { id: randomUUID(), canal }
  const pedido = { codigoCredenciado, codigoAssociado, numeroFicha, anterior, novo, mensagem }
  await insertContato(db, pedido, agora)
  if (mensagem) await insertMensagem(db, { ...mensagem, login, assunto: 'contatoPaciente', pedidaEm: agora })
  return { ...novo, canal, enviadoPara: canal && (canal === 'EMAIL' ? email : telefone) }
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
