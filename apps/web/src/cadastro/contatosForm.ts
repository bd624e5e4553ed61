import {
  type CampoContato,
  type ContatosCadastro,
  camposContato,
  listFaltasContatos,
  normalizeContatos,
} from '@portal/domain/cadastro/contatoCadastro.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { isErroApi } from '../api/erroApi.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'

/** What stands in each field, as it was typed. */
export type CamposDigitados = Record<CampoContato, string>

export const idCampo = (campo: string): string => `contato-${campo}`

/** The fields as they are shown: phones under their mask. */
export function toCampos({ contatoCredenciado, contatoUnidade }: ContatosCadastro): CamposDigitados {
  const { email, ...pessoais } = contatoCredenciado
  const telefones = { ...pessoais, ...contatoUnidade }
  return {
    email,
    numeroCel: formatTelefone(telefones.numeroCel),
    whatsAppPessoal: formatTelefone(telefones.whatsAppPessoal),
    numeroCelClinica: formatTelefone(telefones.numeroCelClinica),
    numeroFoneFixoClinica: formatTelefone(telefones.numeroFoneFixoClinica),
    whatsAppClinica: formatTelefone(telefones.whatsAppClinica),
  }
}

/** What is sent: digits alone of the phones (Spec §5). */
export const toContatos = (campos: CamposDigitados): ContatosCadastro =>
  normalizeContatos({
    contatoCredenciado: {
      numeroCel: campos.numeroCel,
      whatsAppPessoal: campos.whatsAppPessoal,
      email: campos.email,
    },
    contatoUnidade: {
      numeroCelClinica: campos.numeroCelClinica,
      numeroFoneFixoClinica: campos.numeroFoneFixoClinica,
      whatsAppClinica: campos.whatsAppClinica,
    },
  })

const toErro = ({ campo, mensagem }: { campo?: string; mensagem: string }): SummaryError => ({
  fieldId: idCampo(campo ?? 'email'),
  message: mensagem,
})

/** What has to be mended before it is sent. */
export const checkContatos = (campos: CamposDigitados): SummaryError[] =>
  listFaltasContatos(toContatos(campos)).map(toErro)

/** The refusal at its fields; none for any other failure. */
export const toErrosContatos = (error: unknown): SummaryError[] =>
  isErroApi(error, 'API-CAD-0002') ? error.detalhes.map(toErro) : []

/** What differs from what is in force, in the order of the screen. */
export function listMudancas(
  atual: CamposDigitados,
  novos: CamposDigitados,
): { rotulo: string; de: string; para: string }[] {
  return camposContato
    .filter(({ campo }) => atual[campo] !== novos[campo])
    .map(({ campo, rotulo }) => ({ rotulo, de: atual[campo] || 'nenhum', para: novos[campo] || 'nenhum' }))
}
