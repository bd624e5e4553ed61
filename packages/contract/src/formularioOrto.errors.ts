import type { ErrorEntry } from './errors.ts'

const aviso = (titulo: string, texto: string) => ({ status: 422, tipo: 'aviso', titulo, texto }) as const

export const errosFormularioOrto = {
  'API-FOR-0001': aviso(
    'Formulário com erro de preenchimento',
    'Há campos do formulário de ortodontia preenchidos de forma inválida. Corrija os indicados e envie de novo.',
  ),
  'API-FOR-0002': aviso(
    'Falta o formulário de ortodontia',
    'A guia inicial e a de prorrogação são enviadas com o seu formulário de ortodontia.',
  ),
  'API-FOR-0003': aviso(
    'Guia sem este formulário',
    'Esta guia não leva o que foi enviado com ela. Confira o tipo de atendimento.',
  ),
  'API-FOR-0004': aviso(
    'Data de nascimento não confere',
    'Informe a data de nascimento do beneficiário desta guia.',
  ),
} as const satisfies Record<string, ErrorEntry>
