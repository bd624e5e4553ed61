import type { ContatoEmConfirmacao } from '@portal/contract/associado.ts'
import { parseTelefone } from '@portal/domain/texto/mascara.ts'
import { type ContatosPaciente, toContato } from '../associado/contato.ts'
import type { LiberacaoForm } from './toPedidoLiberacao.ts'

/**
 * Whether the contacts of the form are others than are shown of the patient's. An e-mail left empty asks for nothing, but
 * that the one that waits be taken back.
 */
export function isMudado(
  contatos: ContatosPaciente,
  form: Pick<LiberacaoForm, 'telefone' | 'email'>,
): boolean {
  const atual = toContato(contatos)
  const email = form.email.trim() || contatos.email
  return parseTelefone(form.telefone) !== (atual.telefone ?? '') || email !== atual.email
}

/** Who has to agree before a contact is the registration's. */
export const quemConfirma = ({ enviadoPara }: Pick<ContatoEmConfirmacao, 'enviadoPara'>): string =>
  enviadoPara
    ? `quando o paciente confirmar pela mensagem enviada a ${enviadoPara}`
    : 'quando a operadora confirmar'

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
  const [vale, entra] = novos.length > 1 ? ['valem', 'entram'] : ['vale', 'entra']
  const espera = `${novos.join(' e ')} já ${vale} para esta guia e ${entra} no cadastro ${agora ? quemConfirma(agora) : ''}.`
  const retirada = `A mudança de ${retirados.join(' e ')} que estava em espera foi retirada.`
  const partes = [
    ...(novos.length > 0 ? [`${espera.charAt(0).toUpperCase()}${espera.slice(1)}`] : []),
    ...(retirados.length > 0 ? [retirada] : []),
  ]
  if (partes.length === 0) return undefined
  const titulo = novos.length > 0 ? 'Contato em confirmação' : 'Mudança em espera retirada'
  return { titulo, texto: partes.join(' ') }
}
