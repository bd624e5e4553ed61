import type { ErrorEntry } from './errors.ts'

export const errosMenu = {
  // Never 403, which would end the session (Spec §7.11): the rest of the portal stays open.
  'API-MEN-0001': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Funcionalidade bloqueada',
    texto:
      'Esta funcionalidade está bloqueada para o seu cadastro, e nada foi alterado. Fale com a central do credenciado.',
  },
} as const satisfies Record<string, ErrorEntry>
