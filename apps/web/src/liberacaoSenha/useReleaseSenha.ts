import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { parseTelefone } from '@portal/domain/texto/mascara.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { informacoesAssociadoQuery } from './liberacaoSenha.queries.ts'
import { campos, type LiberacaoForm, toPedidoLiberacao } from './toPedidoLiberacao.ts'

type Contato = { numeroTelefoneResidencial: string | null; email: string | null }

/** Keeps the contacts when they changed, releases the password and goes to the new guide. */
export function useReleaseSenha(
  codigoAssociado: string,
  before: Contato,
  onFieldErrors: (errors: SummaryError[]) => void,
) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Made when the form opens: a double click, or a retry after a crash, is one guide.
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  return useMutation({
    mutationFn: async (form: LiberacaoForm) => {
      if (form.codigoEspecialidade === null) throw new Error('the form was sent without a specialty')
      await updateContato(codigoAssociado, before, form)
      const body = toPedidoLiberacao(codigoAssociado, form.codigoEspecialidade, form)
      return call(liberacaoSenha.releaseSenha, { body, idempotencyKey })
    },
    onSuccess: async ({ numeroFicha, senha }) => {
      pushSuccess(`Senha ${senha}, guia ${numeroFicha}.`, 'Senha liberada')
      await queryClient.invalidateQueries({ queryKey: informacoesAssociadoQuery(codigoAssociado).queryKey })
      await navigate({ href: `/portal/guia/${numeroFicha}` })
    },
    onError: (error) => {
      if (!isErroApi(error, 'API-LIB-0010')) return pushError(error)
      onFieldErrors(
        error.detalhes.map(({ campo, mensagem }) => ({
          fieldId: campo === 'email' ? campos.email : campos.telefone,
          message: mensagem,
        })),
      )
    },
  })
}

async function updateContato(codigoAssociado: string, before: Contato, { telefone, email }: LiberacaoForm) {
  const same =
    parseTelefone(telefone) === (before.numeroTelefoneResidencial ?? '') && email === (before.email ?? '')
  if (same) return
  await call(liberacaoSenha.updateInformacoesAssociado, {
    query: { codigoAssociado },
    body: { numeroTelefoneResidencial: telefone, ...(email.trim() ? { email: email.trim() } : {}) },
  })
}
