import { readMensagemSenha, writeMensagemSenha } from './acesso/writeMensagemSenha.ts'
import { readMensagemTroca, writeMensagemTroca } from './cadastro/writeMensagemTroca.ts'
import type { Redator } from './correio/entrega.ts'
import type { Assunto, Mensagem } from './correio/mensagem.store.ts'
import type { Carta } from './correio/transporte.ts'
import { readMensagemNotificacao, writeMensagemNotificacao } from './notificacao/writeMensagemNotificacao.ts'
import type { Services } from './services.ts'

type Redacao = {
  write: Redator
  /** What was sent, written once more for the page of the local environment. */
  read: (services: Services, mensagem: Mensagem) => Promise<Carta | undefined>
}

const senha: Redacao = { write: writeMensagemSenha, read: readMensagemSenha }

/** Who writes each message, by what it is about; a missing one does not compile. */
const redatores: Readonly<Record<Assunto, Redacao>> = {
  linkSenha: senha,
  senhaDefinida: senha,
  notificacao: { write: writeMensagemNotificacao, read: readMensagemNotificacao },
  trocaContato: { write: writeMensagemTroca, read: readMensagemTroca },
}

export const writeMensagem: Redator = (services, mensagem) =>
  redatores[mensagem.assunto].write(services, mensagem)

export const readMensagem = (services: Services, mensagem: Mensagem): Promise<Carta | undefined> =>
  redatores[mensagem.assunto].read(services, mensagem)
