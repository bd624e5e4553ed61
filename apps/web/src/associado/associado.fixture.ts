import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { answer } from '../testing/calls.ts'

/** A patient of the plan, in good standing. */
export const helena: ResumoAssociado = {
  chave: '00000000-0000-4000-8000-000000000001',
  codigoAssociado: '500000001',
  nome: 'Helena Prado',
  nomeCivil: null,
  dataNascimento: '1988-05-10',
  idade: 38,
  situacao: 'ativo',
  nomePlano: 'Aurora Completo',
}

/** Another one, who is called by her social name. */
export const otavia: ResumoAssociado = {
  ...helena,
  chave: '00000000-0000-4000-8000-000000000002',
  codigoAssociado: '500000002',
  nome: 'Otávia Nunes',
  nomeCivil: 'Otávio Nunes',
  dataNascimento: '1999-01-31',
  idade: 27,
}

const todos = [helena, otavia]

/** Each of them is found by her key and by her card; a name finds both. */
export function answerAssociados(): void {
  answer(elegibilidade.getAssociado, ({ query: { chave } }) => ({
    ...todos.find((um) => um.chave === chave),
  }))
  answer(elegibilidade.searchAssociado, ({ body: { termo } }) => {
    const digitos = termo.replaceAll(/\D/g, '')
    return { associados: digitos ? todos.filter((um) => um.codigoAssociado === digitos) : todos }
  })
}
