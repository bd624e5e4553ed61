import type { ContatoEmConfirmacao } from '@portal/contract/associado.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { refresh } from '../api/queryClient.ts'
import { useWrite } from '../api/useWrite.ts'
import type { ContatosPaciente } from '../associado/contato.ts'
import { useIdentOrigem } from '../menu/identOrigem.ts'
import { isMudado, tellMudanca } from './contatoForm.ts'
import { type LiberacaoForm, toPedidoLiberacao } from './toPedidoLiberacao.ts'

type ReleaseSenha = {
  codigoAssociado: string
  contatos: ContatosPaciente
}

/**
 * Releases the password, keeps the contacts for the new guide where they changed and says what becomes of them, and goes to
 * the guide. Contacts that are refused cost nobody the guide.
 */
export function useReleaseSenha({ codigoAssociado, contatos }: ReleaseSenha) {
  const navigate = useNavigate()
  const identOrigem = useIdentOrigem()
  return useWrite(liberacaoSenha.releaseSenha, {
    prepare: (form: LiberacaoForm) => {
      if (form.codigoEspecialidade === null) throw new Error('the form was sent without a specialty')
      return { body: toPedidoLiberacao(codigoAssociado, form.codigoEspecialidade, form, identOrigem) }
    },
    onSuccess: async ({ numeroFicha, senha }, form) => {
      pushSuccess(`Senha ${senha}, guia ${numeroFicha}.`, 'Senha liberada')
      if (isMudado(contatos, form)) await sendContato(codigoAssociado, contatos, form)
      await navigate({ href: enderecoGuia(numeroFicha) })
    },
    onError: pushError,
  })
}

/** Sends the contacts of the form, and tells what became of them. */
async function sendContato(
  codigoAssociado: string,
  { contatoEmConfirmacao }: ContatosPaciente,
  form: LiberacaoForm,
): Promise<void> {
  try {
    const mudanca = tellMudanca(contatoEmConfirmacao, await requestContato(codigoAssociado, form))
    if (mudanca) pushSuccess(mudanca.texto, mudanca.titulo)
    await refresh(liberacaoSenha.updateInformacoesAssociado.stale)
  } catch (error) {
    pushError(error)
  }
}

/** Asks for the contacts of the form; answers what waits to be confirmed now. */
async function requestContato(
  codigoAssociado: string,
  { telefone, email }: LiberacaoForm,
): Promise<ContatoEmConfirmacao | null> {
  const { contatoEmConfirmacao } = await call(liberacaoSenha.updateInformacoesAssociado, {
    query: { codigoAssociado },
    body: { numeroTelefoneResidencial: telefone, ...(email.trim() ? { email: email.trim() } : {}) },
  })
  return contatoEmConfirmacao
}
