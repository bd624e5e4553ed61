import { HORAS_GUARDADA, MAXIMO_EXPORTACOES } from '@portal/domain/exportacao/exportacao.tables.ts'
import type { ErrorEntry } from './errors.ts'

export const errosExportacao = {
  'API-EXP-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Arquivo não encontrado',
    texto: `Ele foi removido, passou das ${HORAS_GUARDADA} horas ou mostra o que o seu acesso já não vê. Exporte de novo.`,
  },
  'API-EXP-0002': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Limite de arquivos',
    texto: `São guardados até ${MAXIMO_EXPORTACOES} arquivos por acesso. Remova um em Meus arquivos.`,
  },
} as const satisfies Record<string, ErrorEntry>
