import type { ContatoEmConfirmacao } from '@portal/contract/associado.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, pushSuccess, toNotice } from '../api/notice.ts'
import { queryClient, refresh } from '../api/queryClient.ts'
import { useWrite } from '../api/useWrite.ts'
import type { ContatosPaciente } from '../associado/contato.ts'
import { useIdentOrigem } from '../menu/identOrigem.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { isMudado, tellMudanca } from './contatoForm.ts'
import { solicitanteQuery } from './liberacaoSenha.queries.ts'
import {
  camposSolicitante,
  type SolicitanteAchado,
  type SolicitanteForm,
  toConsulta,
} from './solicitanteForm.ts'
import { isRecusaDoTipo } from './tipoOrto.ts'
import { campos, type LiberacaoForm, toPedidoLiberacao } from './toPedidoLiberacao.ts'

type ReleaseSenha = {
  codigoAssociado: string
  contatos: ContatosPaciente
  /** Of a refusal that belongs to a field. */
  onErros: (erros: SummaryError[]) => void
}

/**
 * Releases the password, keeps the contacts for the new guide where they changed and says what becomes of them, and goes to
 * the guide. Contacts that are refused cost nobody the guide.
 */
export function useReleaseSenha({ codigoAssociado, contatos, onErros }: ReleaseSenha) {
  const navigate = useNavigate()
  const identOrigem = useIdentOrigem()
  return useWrite(liberacaoSenha.releaseSenha, {
    prepare: async (form: LiberacaoForm) => {
      const { codigoEspecialidade } = form
      if (codigoEspecialidade === null) throw new Error('the form was sent without a specialty')
      const achado = isRadiologia(codigoEspecialidade) ? await findSolicitante(form.solicitante) : undefined
      return {
        body: toPedidoLiberacao(codigoAssociado, codigoEspecialidade, form, identOrigem, achado),
      }
    },
    onSuccess: async ({ numeroFicha, senha }, form) => {
      pushSuccess(`Senha ${senha}, guia ${numeroFicha}.`, 'Senha liberada', `guia ${numeroFicha}`)
      if (isMudado(contatos, form)) await sendContato(codigoAssociado, contatos, form)
      await navigate({ href: enderecoGuia(numeroFicha) })
    },
    onError: (error) => {
      const fieldId = isErroApi(error) ? findCampo(error.codigo) : undefined
      if (!fieldId) return pushError(error)
      const { title, text } = toNotice(error)
      onErros([{ fieldId, message: text ?? title }])
    },
  })
}

/** The field that a refusal is about; none of what is about the whole request. */
function findCampo(codigo: string): string | undefined {
  if (isRecusaDoTipo(codigo)) return campos.tipo
  return codigo === 'API-CAP-0006' ? camposSolicitante.cro : undefined
}

/** The operator's word on a requester: asked for anew where the form was quicker than it. */
const findSolicitante = (solicitante: SolicitanteForm): Promise<SolicitanteAchado> | undefined =>
  solicitante.tipo === 'CREDENCIADO' || solicitante.nome === null
    ? queryClient.fetchQuery(solicitanteQuery(toConsulta(solicitante)))
    : undefined

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
