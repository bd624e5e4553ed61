import { randomUUID } from 'node:crypto'
import type { acesso } from '@portal/contract/acesso.ts'
import { validadeLinkMinutos } from '@portal/domain/acesso/canal.ts'
import { insertMensagem } from '../correio/mensagem.store.ts'
import { listCanais } from '../correio/transporte.ts'
import type { Handler } from '../http/handler.ts'
import { COOKIE_DISPOSITIVO } from './cookies.ts'
import { findCredencial } from './credencial.store.ts'
import { createDispositivos } from './dispositivo.ts'
import { origemOf } from './origem.ts'
import { enterUnknown } from './semSessao.ts'
import type { Contado } from './tentativa.store.ts'
import { takeTentativas } from './tentativas.ts'

/**
 * Leaves word that a link was asked for, and nothing else: whoever sends it finds out whether there is such a login, so
 * that the answer is the same for all, in its words and in its time (Segurança A3). Forgotten or never defined, the link
 * is the one that this login needs. A channel that reaches nobody is refused before anything is looked up, for every
 * code alike: it neither counts nor ends the link that somebody has.
 */
export const requestLink: Handler<
  typeof acesso.requestSenhaEsquecida | typeof acesso.requestPrimeiroAcesso
> = async ({ body, services, agora, requisicao, fail }) => {
  if (!listCanais(services.config).includes(body.opcao)) {
    return fail('API-GEN-0001', [{ campo: 'opcao', mensagem: 'Este canal não recebe mensagens do portal.' }])
  }
  const login = Number(body.codigoDentista)
  const dispositivos = createDispositivos(services.secrets)
  const cookie = requisicao.cookies[COOKIE_DISPOSITIVO]
  const mensagem = { id: randomUUID(), login, canal: body.opcao, assunto: 'linkSenha' } as const
  await enterUnknown(services, async (db) => {
    const credencial = await findCredencial(db, login)
    const dispositivo = dispositivos.find(cookie, login, credencial?.hash)
    await takeTentativas(db, listContados(login, requisicao.ip, dispositivo), agora)
    await insertMensagem(db, { ...mensagem, pedidaEm: agora })
  })
  return { ok: true, validadeMinutos: validadeLinkMinutos }
}

/** Where a request counts: a known device's there alone, so that nobody else uses up what its owner may ask for. */
function listContados(login: number, ip: string, dispositivo: string | undefined): readonly Contado[] {
  if (dispositivo) return [{ tipo: 'pedidoDispositivo', valor: dispositivo }]
  return [
    { tipo: 'pedidoConta', valor: String(login) },
    { tipo: 'pedidoEndereco', valor: origemOf(ip).endereco },
  ]
}
