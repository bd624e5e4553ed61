import { credenciado } from '@portal/contract/credenciado.ts'
import { termo } from '@portal/contract/termo.ts'
import { page } from 'vitest/browser'
import { answer } from '../../testing/calls.ts'

const pergunta = (name: string) => page.getByRole('alertdialog', { name })

export const termos = pergunta('Termos pendentes')
export const cadastro = pergunta('Atualização cadastral')
export const semEspecialidade = pergunta('Nenhuma especialidade cadastrada')

/** From now on the provider has terms to accept and a registration to look through, and may dismiss both. */
export function askAll(): void {
  answer(termo.getPendencia, { termosPendentes: [{ codigo: 1, titulo: 'Contrato' }] })
  // A pointer over a dialog's link fetches what it leads to.
  answer(termo.listPendentes, {})
  answer(credenciado.getParticularidades, {
    redeCredenciada: 'AURORA',
    liberaSenha: true,
    atualizarCadastro: true,
  })
}
