import type { ContatoEmConfirmacao } from '@portal/contract/associado.ts'
import type { Contato } from '@portal/domain/associado/contato.ts'

/** A patient's contacts as the services tell them: in force, and what this provider's desk was told instead. */
export type ContatosPaciente = {
  numeroTelefoneResidencial: string | null
  email: string | null
  contatoEmConfirmacao: ContatoEmConfirmacao | null
}

/** The contacts to show: what waits to be confirmed stands in the place of what it would replace. */
export const toContato = (contatos: ContatosPaciente): Contato => ({
  telefone: contatos.contatoEmConfirmacao?.numeroTelefoneResidencial ?? contatos.numeroTelefoneResidencial,
  email: contatos.contatoEmConfirmacao?.email ?? contatos.email,
})
