import { MAXIMO_LISTA_GTO } from '@portal/domain/financeiro/listaGto.ts'
import { MAXIMO_EVENTOS_PAPEL } from '@portal/domain/financeiro/papelDemonstrativo.ts'
import { MESES_PERIODO } from '@portal/domain/guia/filtroBusca.ts'
import { showInteiro } from '@portal/domain/texto/contagem.ts'
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
    texto: `Digite ou cole até ${showInteiro(MAXIMO_LISTA_GTO)} números de guia, separados por vírgula, ponto e vírgula ou linha.`,
  },
  'API-FIN-0004': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Demonstrativo grande demais para o PDF',
    texto: `São mais de ${showInteiro(MAXIMO_EVENTOS_PAPEL)} eventos. Escolha um dentista ou uma unidade, ou exporte a planilha.`,
  },
  'API-FIN-0005': {
    status: 400,
    tipo: 'aviso',
    titulo: 'Período inválido',
    texto: `A data final deve ser igual ou posterior à inicial, em um intervalo de até ${MESES_PERIODO} meses.`,
  },
} as const satisfies Record<string, ErrorEntry>
