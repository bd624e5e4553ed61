import type { Alvara } from '@portal/contract/cadastro.ts'

/** Contacts as the operator keeps them: digits alone, and one that there is none of. */
export const contatos = {
  contatoCredenciado: { email: 'ana@exemplo.com', numeroCel: '11987650112', whatsAppPessoal: '11987650113' },
  contatoUnidade: {
    numeroFoneFixoClinica: '1132654321',
    numeroCelClinica: '',
    whatsAppClinica: '11912345678',
  },
  conferidoEm: '2026-10-01T15:30:00.000Z',
}

export const troca = {
  email: 'nova@exemplo.com',
  numeroCel: '11999990001',
  enviadoPara: 'a***@exemplo.com',
  expiraEm: '2026-11-22T12:00:00.000Z',
}

/** The sanitary permit, near its end. */
export function createAlvara(mudancas: Partial<Alvara> = {}): Alvara {
  return {
    id: 7,
    tipo: 'SANITARIO',
    numero: 'V-1',
    dataValidade: '2026-12-16',
    situacao: 'aVencer',
    dias: 25,
    renovacao: null,
    arquivo: null,
    ...mudancas,
  }
}

export function createRenovacao(
  etapa: NonNullable<Alvara['renovacao']>['etapa'],
  mudancas: Partial<NonNullable<Alvara['renovacao']>> = {},
): NonNullable<Alvara['renovacao']> {
  return {
    etapa,
    numero: 'V-2',
    dataValidade: '2028-12-31',
    motivo: null,
    desde: '2026-11-20T12:00:00.000Z',
    protocolo: etapa === 'emAnalise' || etapa === 'recusada' ? '20261120000031' : null,
    arquivo: null,
    ...mudancas,
  }
}

export const arquivo = {
  nomeArquivo: 'alvara.pdf',
  tipo: 'application/pdf',
  bytes: 20_480,
  paginasTela: 2,
  enviadoEm: '2026-11-20T18:05:00.000Z',
}
