import { MINIMO_LETRAS_NOME } from '@portal/domain/associado/termoBusca.ts'
import type { ErrorEntry } from './errors.ts'

export const errosElegibilidade = {
  'API-ELE-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Paciente não encontrado',
    texto:
      'Paciente não encontrado entre os atendidos pela rede {rede}. Confira o que digitou ou tente pelo CPF ou pelo cartão; pelo nome, só quem já foi atendido aqui.',
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
  'API-ELE-0005': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Limite de pacientes novos',
    texto:
      'Este acesso já consultou hoje todos os pacientes novos que um dia permite. Quem já foi atendido aqui pode ser consultado; os demais, amanhã.',
  },
  'API-ELE-0004': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Busca não reconhecida',
    texto: `Digite só números (CPF, cartão, atendimento, senha ou guia) ou ao menos ${MINIMO_LETRAS_NOME} letras do nome.`,
  },
} as const satisfies Record<string, ErrorEntry>
