import type { ContatoEmConfirmacao } from '@portal/contract/associado.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { refresh } from '../api/queryClient.ts'
import { useWrite } from '../api/useWrite.ts'
import type { ContatosPaciente } from '../associado/contato.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { listMudados, tellMudanca, toErrosContato } from './contatoForm.ts'
import { type LiberacaoForm, toPedidoLiberacao } from './toPedidoLiberacao.ts'

/** Sends the contacts to be confirmed when they changed and says what became of them, releases the password and goes to the new guide. */
export function useReleaseSenha(
  codigoAssociado: string,
  contatos: ContatosPaciente,
  onFieldErrors: (errors: SummaryError[]) => void,
) {
  const navigate = useNavigate()
  return useWrite(liberacaoSenha.releaseSenha, {
    prepare: async (form: LiberacaoForm) => {
      if (form.codigoEspecialidade === null) throw new Error('the form was sent without a specialty')
      if (listMudados(contatos, form).length > 0) {
        const emConfirmacao = await requestContato(codigoAssociado, form)
        const mudanca = tellMudanca(contatos.contatoEmConfirmacao, emConfirmacao)
        if (mudanca) pushSuccess(mudanca.texto, mudanca.titulo)
        // Should the release be refused, the form knows that these contacts were sent.
        await refresh(liberacaoSenha.updateInformacoesAssociado.stale)
      }
      return { body: toPedidoLiberacao(codigoAssociado, form.codigoEspecialidade, form) }
    },
    onSuccess: async ({ numeroFicha, senha }) => {
      pushSuccess(`Senha ${senha}, guia ${numeroFicha}.`, 'Senha liberada')
      await navigate({ href: `/portal/guia/${numeroFicha}` })
    },
    onError: (error, form) => {
      const errors = toErrosContato(error, listMudados(contatos, form))
      if (errors) onFieldErrors(errors)
      else pushError(error)
    },
  })
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
