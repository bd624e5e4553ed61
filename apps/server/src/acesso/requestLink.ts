import { randomUUID } from 'node:crypto'
import type { acesso } from '@portal/contract/acesso.ts'
import { validadeLinkMinutos } from '@portal/domain/acesso/canal.ts'
import { insertMensagem } from '../correio/mensagem.store.ts'
import type { Handler } from '../http/handler.ts'
import { origemOf } from './origem.ts'
import { enterUnknown } from './semSessao.ts'
import { takeTentativas } from './tentativas.ts'

/**
 * Leaves word that a link was asked for, and nothing else: whoever sends it finds out whether there is such a login, so
 * that the answer is the same for all, in its words and in its time (Segurança A3). Forgotten or never defined, the link
 * is the one that this login needs.
 */
export const requestLink: Handler<
  typeof acesso.requestSenhaEsquecida | typeof acesso.requestPrimeiroAcesso
> = async ({ body, services, agora, requisicao }) => {
  const login = Number(body.codigoDentista)
  const contados = [
    { tipo: 'pedidoConta', valor: String(login) },
    { tipo: 'pedidoEndereco', valor: origemOf(requisicao.ip).endereco },
  ] as const
  const mensagem = { id: randomUUID(), login, canal: body.opcao, assunto: 'linkSenha' } as const
  await enterUnknown(services, async (db) => {
    await takeTentativas(db, contados, agora)
    await insertMensagem(db, { ...mensagem, pedidaEm: agora })
  })
  return { ok: true, validadeMinutos: validadeLinkMinutos }
}
