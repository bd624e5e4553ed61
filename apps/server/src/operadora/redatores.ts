import { findCredencial } from '../acesso/credencial.store.ts'
import { readMensagemSenha, writeMensagemSenha } from '../acesso/writeMensagemSenha.ts'
import { writeCartaContato } from '../associado/cartaContato.ts'
import { writeCartaTroca, writeCartaTrocado } from '../cadastro/cartaTroca.ts'
import type { Redator, RedatorCarta } from '../correio/entrega.ts'
import type { Assunto, Mensagem } from '../correio/mensagem.store.ts'
import { type Carta, listCanais } from '../correio/transporte.ts'
import type { Services } from '../http/services.ts'
import { writeCartaNotificacao } from '../notificacao/cartaNotificacao.ts'

type Redacao = {
  write: Redator
  /** What was sent, written once more for the page of the local environment. */
  read: (services: Services, mensagem: Mensagem) => Promise<Carta | undefined>
}

/** A message about a thing of the login's provider, which is read with that provider's rows alone. */
function doCredenciado(writeCarta: RedatorCarta): Redacao {
  const read: Redacao['read'] = async (services, mensagem) => {
    const { background } = services
    const credencial = await background.read(0, (db) => findCredencial(db, mensagem.login))
    if (!credencial) return undefined
    const { codigoCredenciado } = credencial
    return background.read(codigoCredenciado, (db) =>
      writeCarta({ db, codigoCredenciado, services, mensagem }),
    )
  }
  const write: Redator = async (services, mensagem) => {
    const carta = listCanais(services.config).includes(mensagem.canal) && (await read(services, mensagem))
    return carta ? { carta } : undefined
  }
  return { read, write }
}

const senha: Redacao = { write: writeMensagemSenha, read: readMensagemSenha }

/** Who writes each message, by what it is about; a missing one does not compile. */
const redatores: Readonly<Record<Assunto, Redacao>> = {
  linkSenha: senha,
  senhaCriada: senha,
  senhaDefinida: senha,
  notificacao: doCredenciado(writeCartaNotificacao),
  trocaContato: doCredenciado(writeCartaTroca),
  contatoTrocado: doCredenciado(writeCartaTrocado),
  contatoPaciente: doCredenciado(writeCartaContato),
}

export const writeMensagem: Redator = (services, mensagem) =>
  redatores[mensagem.assunto].write(services, mensagem)

export const readMensagem = (services: Services, mensagem: Mensagem): Promise<Carta | undefined> =>
  redatores[mensagem.assunto].read(services, mensagem)
