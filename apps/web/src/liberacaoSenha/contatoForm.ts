import type { ContatoEmConfirmacao } from '@portal/contract/associado.ts'
import { parseTelefone } from '@portal/domain/texto/mascara.ts'
import { isErroApi } from '../api/erroApi.ts'
import { type ContatosPaciente, toContato } from '../associado/contato.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { campos, type LiberacaoForm } from './toPedidoLiberacao.ts'

/**
 * The contact fields that differ from what is shown of the patient's. An e-mail left empty asks for nothing, but that
 * the one that waits be taken back.
 */
export function listMudados(
  contatos: ContatosPaciente,
  form: Pick<LiberacaoForm, 'telefone' | 'email'>,
): string[] {
  const atual = toContato(contatos)
  const email = form.email.trim() || contatos.email
  return [
    ...(parseTelefone(form.telefone) === (atual.telefone ?? '') ? [] : [campos.telefone]),
    ...(email === atual.email ? [] : [campos.email]),
  ]
}

const nomes = [
  ['numeroTelefoneResidencial', 'telefone'],
  ['email', 'e-mail'],
] as const

/** What became of a change of contacts; undefined when nothing waits and nothing did. */
export function tellMudanca(
  antes: ContatoEmConfirmacao | null,
  agora: ContatoEmConfirmacao | null,
): { titulo: string; texto: string } | undefined {
  const novos = nomes.filter(([campo]) => agora?.[campo]).map(([, nome]) => `o novo ${nome}`)
  const retirados = nomes.filter(([campo]) => antes?.[campo] && !agora?.[campo]).map(([, nome]) => nome)
  const espera = `${novos.join(' e ')} ${novos.length > 1 ? 'valem' : 'vale'} quando a operadora confirmar.`
  const retirada = `A mudança de ${retirados.join(' e ')} que estava em espera foi retirada.`
  const partes = [
    ...(novos.length > 0 ? [`${espera.charAt(0).toUpperCase()}${espera.slice(1)}`] : []),
    ...(retirados.length > 0 ? [retirada] : []),
  ]
  if (partes.length === 0) return undefined
  const titulo = novos.length > 0 ? 'Contato em confirmação' : 'Mudança em espera retirada'
  return { titulo, texto: partes.join(' ') }
}

/** The refusal of a change of contacts, at its fields; undefined for any other failure. */
export function toErrosContato(error: unknown, mudados: readonly string[]): SummaryError[] | undefined {
  if (isErroApi(error, 'API-LIB-0010')) {
    return error.detalhes.map(({ campo, mensagem }) => ({
      fieldId: campo === 'email' ? campos.email : campos.telefone,
      message: mensagem,
    }))
  }
  if (isErroApi(error, 'API-LIB-0013') || isErroApi(error, 'API-LIB-0014'))
    return [{ fieldId: mudados[0] ?? campos.telefone, message: error.mensagem }]
  return undefined
}
