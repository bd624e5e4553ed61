import { validadeLinkMinutos } from '@portal/domain/acesso/canal.ts'
import { textosSessao } from '@portal/domain/acesso/sessao.ts'
import type { ErrorEntry } from './errors.ts'

export const errosAcesso = {
  'API-ACE-0001': {
    status: 401,
    tipo: 'aviso',
    titulo: 'Não foi possível entrar',
    texto: 'Código ou senha não conferem. Verifique os dados e tente de novo.',
  },
  'API-ACE-0002': {
    status: 401,
    tipo: 'aviso',
    titulo: 'Sessão encerrada',
    texto:
      'Sua sessão terminou. Entre novamente para continuar; guias, recursos e pedidos começados foram guardados.',
  },
  'API-ACE-0003': {
    status: 403,
    tipo: 'aviso',
    titulo: 'Acesso não permitido',
    texto: 'Seu cadastro não tem permissão para usar esta função.',
  },
  'API-ACE-0004': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Muitas tentativas',
    texto: 'Foram muitas tentativas. Aguarde o tempo indicado e tente de novo.',
  },
  'API-ACE-0005': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Senha não aceita',
    texto: 'A nova senha não atende às regras indicadas.',
  },
  'API-ACE-0006': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Senha atual não confere',
    texto: 'A senha atual informada não confere.',
  },
  'API-ACE-0007': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Link ou código sem validade',
    texto: `Este link ou código já foi usado, passou dos ${validadeLinkMinutos} minutos, foi pedido de novo ou não confere. Peça outro.`,
  },
  // A 403, which ends the session (Spec §7), in the specification's own words (Spec §8).
  'API-ACE-0008': {
    status: 403,
    tipo: 'erro',
    titulo: 'Sessão encerrada',
    texto: textosSessao.dentistaDivergente,
  },
} as const satisfies Record<string, ErrorEntry>
