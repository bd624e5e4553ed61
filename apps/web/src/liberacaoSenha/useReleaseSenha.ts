import type { ContatoEmConfirmacao } from '@portal/contract/associado.ts'
import { guia } from '@portal/contract/guia.ts'
import { type GuiaLiberada, liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { refresh } from '../api/queryClient.ts'
import { useWrite } from '../api/useWrite.ts'
import type { ContatosPaciente } from '../associado/contato.ts'
import { useIdentOrigem } from '../menu/identOrigem.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { listMudados, tellMudanca, toErrosContato } from './contatoForm.ts'
import { type LiberacaoForm, toPedidoLiberacao } from './toPedidoLiberacao.ts'

type ReleaseSenha = {
  codigoAssociado: string
  contatos: ContatosPaciente
  onFieldErrors: (errors: SummaryError[]) => void
  /** Released for somebody who may not read the guide, and why not. */
  onFechada: (liberada: GuiaLiberada, motivo: string) => void
}

/**
 * Sends the contacts to be confirmed when they changed and says what became of them, releases the password and goes to the
 * new guide, where it opens.
 */
export function useReleaseSenha({ codigoAssociado, contatos, onFieldErrors, onFechada }: ReleaseSenha) {
  const navigate = useNavigate()
  const identOrigem = useIdentOrigem()
  // Its address opens to whoever releases (Spec §2.4): the reading itself asks for another function.
  const motivo = useAcesso().whyNotCall(guia.getGuiaDetalhada)
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
      return { body: toPedidoLiberacao(codigoAssociado, form.codigoEspecialidade, form, identOrigem) }
    },
    onSuccess: async (liberada) => {
      const { numeroFicha, senha } = liberada
      pushSuccess(`Senha ${senha}, guia ${numeroFicha}.`, 'Senha liberada')
      if (motivo) onFechada(liberada, motivo)
      else await navigate({ href: `/portal/guia/${numeroFicha}` })
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
