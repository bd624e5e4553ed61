import { MAXIMO_VISTAS } from '@portal/domain/vista/telaVista.tables.ts'
import type { ErrorEntry } from './errors.ts'

export const errosVista = {
  'API-VIS-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Vista não encontrada',
    texto: 'Ela já foi removida. A lista das vistas foi lida de novo.',
  },
  'API-VIS-0002': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Já há uma vista com este nome',
    texto: 'Dê outro nome a esta, ou remova a outra antes.',
  },
  'API-VIS-0003': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Limite de vistas',
    texto: `Cada lista guarda até ${MAXIMO_VISTAS} vistas. Remova uma antes.`,
  },
} as const satisfies Record<string, ErrorEntry>
