import { randomUUID } from 'node:crypto'
import type { cadastro, TrocaContato } from '@portal/contract/cadastro.ts'
import { maskEmail } from '@portal/domain/acesso/canal.ts'
import {
  HORAS_TROCA_CONTATO,
  hasMudanca,
  listFaltasContatos,
  listTrocas,
  normalizeContatos,
} from '@portal/domain/cadastro/contatoCadastro.ts'
import { confirmSenha, refuseSenha } from '../acesso/confirmSenha.ts'
import { createProtocolo } from '../acesso/sessao.store.ts'
import { insertMensagem } from '../correio/mensagem.store.ts'
import type { Context, PreparedHandler } from '../http/handler.ts'
import { countSegundosDoDia } from '../runtime/clock.ts'
import { countConferencias, findContatos, insertContatos, lockCredenciado } from './contato.store.ts'
import { endTroca, findTroca, insertTroca, type Troca } from './troca.store.ts'

/** Each sends a mail at most; more in a day is somebody who tries out (ours: the specification names no limit). */
export const CONFERENCIAS_DIA = 20

const VALIDADE_TROCA_MS = HORAS_TROCA_CONTATO * 60 * 60_000

export const toTrocaContato = (troca: Troca | undefined): TrocaContato | null =>
  troca
    ? {
        numeroCel: troca.celular,
        email: troca.email,
        enviadoPara: maskEmail(troca.emailAnterior),
        expiraEm: troca.expiraEm.toISOString(),
      }
    : null

/**
 * The contacts were looked at and are these. Where any of them is another, the session's password comes with them: an open
 * screen is not enough. The unit's are in force at once; another e-mail or mobile, where the
 * password's links go, waits for the code that is sent to the e-mail in force (Operadora §6). The same change asked for
 * again sends no second code; what is in force asked for again takes the waiting one back.
 */
export const updateContatos: PreparedHandler<typeof cadastro.updateContatos> = {
  prepare: async (context) => {
    const { senha } = context.body
    if (senha !== undefined) await confirmSenha(context, senha)
    return (inTransaction) => saveContatos(inTransaction, senha !== undefined)
  },
}

async function saveContatos(context: Context<typeof cadastro.updateContatos>, isConfirmada: boolean) {
  const { body, db, sessao, agora, hoje, fail, trilha } = context
  const { codigoCredenciado, login } = sessao
  trilha({ objeto: 'contatos do cadastro' })
  await lockCredenciado(db, codigoCredenciado)
  const emVigor = await findContatos(db, codigoCredenciado)
  const { contatoCredenciado: atual, conferidoEm } = emVigor
  const { conferidoEm: visto, contatoCredenciado, contatoUnidade } = body
  const contatos = normalizeContatos({
    contatoCredenciado: { email: atual.email, ...contatoCredenciado },
    contatoUnidade,
  })
  const faltas = listFaltasContatos(contatos)
  if (faltas.length > 0) return fail('API-CAD-0002', faltas)
  if (visto !== undefined && visto !== (conferidoEm?.toISOString() ?? null)) return fail('API-CAD-0008')
  if (!isConfirmada && hasMudanca(emVigor, contatos)) throw refuseSenha('Digite a sua senha do portal.')
  const { email, numeroCel } = contatos.contatoCredenciado
  const trocas = new Set(listTrocas(atual, contatos.contatoCredenciado).map(({ campo }) => campo))
  const nova = {
    email: trocas.has('email') ? email : null,
    celular: trocas.has('numeroCel') ? numeroCel : null,
  }
  const espera = await findTroca(db, codigoCredenciado, agora)
  // Taking a waiting change back is never too much: it may be a stranger's.
  const isRetirada = espera !== undefined && nova.email === null && nova.celular === null
  if (!isRetirada && (await countConferencias(db, codigoCredenciado, hoje)) >= CONFERENCIAS_DIA)
    return fail('API-CAD-0006', [], countSegundosDoDia(agora))
  const protocolo = await createProtocolo(db, hoje)
  await insertContatos(db, contatos, { codigoCredenciado, login, protocolo, em: agora })
  if (espera && espera.email === nova.email && espera.celular === nova.celular)
    return { protocolo, emConfirmacao: toTrocaContato(espera) }
  await endTroca(db, codigoCredenciado, 'substituida', agora)
  if (nova.email === null && nova.celular === null) return { protocolo, emConfirmacao: null }
  const troca = { id: randomUUID(), ...nova, expiraEm: new Date(agora.getTime() + VALIDADE_TROCA_MS) }
  await insertTroca(db, { codigoCredenciado, login, pedidaEm: agora }, troca)
  await insertMensagem(db, { id: troca.id, login, canal: 'EMAIL', assunto: 'trocaContato', pedidaEm: agora })
  return { protocolo, emConfirmacao: toTrocaContato({ ...troca, emailAnterior: atual.email }) }
}
