import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import type { Contato } from '@portal/domain/associado/contato.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { listMudados, toErrosContato } from './contatoForm.ts'
import { informacoesAssociadoQuery } from './liberacaoSenha.queries.ts'
import { type LiberacaoForm, toPedidoLiberacao } from './toPedidoLiberacao.ts'

/** Sends the contacts to be confirmed when they changed, releases the password and goes to the new guide. */
export function useReleaseSenha(
  codigoAssociado: string,
  contato: Contato,
  onFieldErrors: (errors: SummaryError[]) => void,
) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Made when the form opens: a double click, or a retry after a crash, is one guide.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { queryKey } = informacoesAssociadoQuery(codigoAssociado)

  return useMutation({
    mutationFn: async (form: LiberacaoForm) => {
      if (form.codigoEspecialidade === null) throw new Error('the form was sent without a specialty')
      if (listMudados(contato, form).length > 0) {
        await requestContato(codigoAssociado, form)
        pushSuccess('Os novos contatos valem quando a operadora confirmar.', 'Enviado para confirmação')
        // Should the release be refused, the form knows that these contacts were sent.
        await queryClient.invalidateQueries({ queryKey })
      }
      const body = toPedidoLiberacao(codigoAssociado, form.codigoEspecialidade, form)
      return call(liberacaoSenha.releaseSenha, { body, idempotencyKey })
    },
    onSuccess: async ({ numeroFicha, senha }) => {
      pushSuccess(`Senha ${senha}, guia ${numeroFicha}.`, 'Senha liberada')
      await queryClient.invalidateQueries({ queryKey })
      await navigate({ href: `/portal/guia/${numeroFicha}` })
    },
    onError: (error, form) => {
      const errors = toErrosContato(error, listMudados(contato, form))
      if (errors) onFieldErrors(errors)
      else pushError(error)
    },
  })
}

async function requestContato(codigoAssociado: string, { telefone, email }: LiberacaoForm): Promise<void> {
  await call(liberacaoSenha.updateInformacoesAssociado, {
    query: { codigoAssociado },
    body: { numeroTelefoneResidencial: telefone, ...(email.trim() ? { email: email.trim() } : {}) },
  })
}
