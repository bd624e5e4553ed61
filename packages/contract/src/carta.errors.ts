import type { ErrorEntry } from './errors.ts'

export const errosCarta = {
  'API-CAR-0001': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Nenhum evento negado',
    texto: 'Nenhum evento desta guia foi negado na autorização: não há o que explicar ao paciente por carta.',
  },
  'API-CAR-0002': {
    status: 409,
    tipo: 'aviso',
    titulo: 'O plano não nega este evento',
    texto:
      'O que o plano responde hoje sobre este evento não é uma negativa: não há o que explicar ao paciente por carta.',
  },
  'API-CAR-0003': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Nada a estimar',
    texto:
      'A estimativa é de uma guia com eventos, enquanto ela não foi encaminhada para pagamento nem encerrada.',
  },
  'API-CAR-0004': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Falta acertar o lugar do evento',
    texto:
      'O dente, a região ou as faces faltam, ou não são deste evento, e sem isso o plano não responde. Acerte a pergunta na elegibilidade.',
  },
} as const satisfies Record<string, ErrorEntry>
