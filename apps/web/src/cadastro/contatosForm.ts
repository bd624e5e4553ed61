import {
  type CampoContato,
  type ContatosCadastro,
  camposContato,
  listFaltasContatos,
  listTrocas,
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

type Troca = { email: string | null; numeroCel: string | null }

/** The fields as they will be: what waits for its code stands in its place, so that sending anew does not undo it. */
export function toPedidos(contatos: ContatosCadastro & { emConfirmacao: Troca | null }): CamposDigitados {
  const { emConfirmacao: troca, contatoCredenciado, contatoUnidade } = contatos
  const email = troca?.email ?? contatoCredenciado.email
  const numeroCel = troca?.numeroCel ?? contatoCredenciado.numeroCel
  return toCampos({ contatoUnidade, contatoCredenciado: { ...contatoCredenciado, email, numeroCel } })
}

/** Whether sending these takes back the change that waits for its code. */
export function isRetirada(
  contatos: ContatosCadastro & { emConfirmacao: Troca | null },
  campos: CamposDigitados,
): boolean {
  const { contatoCredenciado: novo } = toContatos(campos)
  const { emConfirmacao: troca, contatoCredenciado: atual } = contatos
  return troca !== null && novo.email === atual.email && novo.numeroCel === atual.numeroCel
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

/** The labels of what will wait for its code. */
export const listEsperas = (atual: CamposDigitados, novos: CamposDigitados): string[] =>
  listTrocas(atual, novos).map(({ rotulo }) => rotulo)

/** A field that differs from what is in force, as it was and as it is asked for. */
export type Mudanca = { campo: CampoContato; rotulo: string; de: string; para: string }

const showContato = (valor: string): string => valor || 'nenhum'

/** Under a field that shows what waits for its code: what serves until then, and whose it is as its hint says (`dicasContato`). */
export const sayEspera = (emVigor: string, isParte: boolean): string =>
  `${isParte ? 'Da clínica, não o seu, à' : 'À'} espera do código: até ele ser digitado vale ${emVigor || 'nenhum'}.`

/** What differs from what is in force, in the order of the screen. */
export const listMudancas = (atual: CamposDigitados, novos: CamposDigitados): Mudanca[] =>
  camposContato
    .filter(({ campo }) => atual[campo] !== novos[campo])
    .map(({ campo, rotulo }) => ({
      campo,
      rotulo,
      de: showContato(atual[campo]),
      para: showContato(novos[campo]),
    }))

/**
 * What became of each change that was asked for, by what is in force and what waits for its code; of one that another
 * change has replaced since, nothing.
 */
export function sayMudancas(
  mudancas: readonly Mudanca[],
  contatos: ContatosCadastro & { emConfirmacao: Troca | null },
): string {
  if (mudancas.length === 0) return 'Os contatos continuam os mesmos.'
  const [emVigor, pedidos] = [toCampos(contatos), toPedidos(contatos)]
  return mudancas
    .flatMap(({ campo, rotulo, para }) => {
      if (showContato(emVigor[campo]) === para)
        return para === showContato('') ? `${rotulo} retirado.` : `${rotulo} alterado para ${para}.`
      return pedidos[campo] === para ? `${rotulo} muda para ${para} só depois do código, logo abaixo.` : []
    })
    .join(' ')
}
