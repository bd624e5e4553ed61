import type { ErrorEntry } from './errors.ts'

export const errosTermo = {
  'API-TER-0001': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Termo não encontrado',
    texto: 'Nenhum termo com este código para o seu cadastro.',
  },
  'API-TER-0002': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Termo substituído',
    texto: 'Este termo foi substituído por uma versão mais nova, e nada foi aceito. Leia a nova versão.',
  },
} as const satisfies Record<string, ErrorEntry>
