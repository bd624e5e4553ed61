import type { ErrorEntry } from './errors.ts'

export const errosElegibilidade = {
  'API-ELE-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Paciente não encontrado',
    texto:
      'Nenhum beneficiário com este número. Confira os dígitos ou tente pelo CPF, cartão ou número de atendimento.',
  },
  'API-ELE-0002': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Evento não encontrado',
    texto: 'Não existe evento com este código na tabela da operadora.',
  },
  'API-ELE-0003': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Muitas consultas',
    texto: 'Foram muitas consultas de beneficiários em pouco tempo. Aguarde um pouco e tente de novo.',
  },
  'API-ELE-0004': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Número não reconhecido',
    texto: 'Digite o CPF, o número do cartão ou o número do atendimento, só com os números.',
  },
} as const satisfies Record<string, ErrorEntry>
