import type { ErrorEntry } from './errors.ts'

export const errosFinanceiro = {
  'API-FIN-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Nenhum pagamento até esta data',
    texto: 'Nenhum pagamento do seu cadastro fechou até o dia informado. Escolha uma data mais recente.',
  },
  'API-FIN-0002': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Dentista não encontrado',
    texto: 'Um dos dentistas escolhidos não é do corpo clínico que o seu acesso vê.',
  },
  'API-FIN-0003': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Informe as guias',
    texto: 'Digite ou cole de 1 a 1.000 números de guia, separados por vírgula, ponto e vírgula ou linha.',
  },
  'API-FIN-0004': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Demonstrativo grande demais para o PDF',
    texto: 'São mais de 1.500 eventos. Escolha um dentista ou uma unidade, ou exporte a planilha.',
  },
  'API-FIN-0005': {
    status: 400,
    tipo: 'aviso',
    titulo: 'Período inválido',
    texto: 'A data final deve ser igual ou posterior à inicial, em um intervalo de até 12 meses.',
  },
} as const satisfies Record<string, ErrorEntry>
