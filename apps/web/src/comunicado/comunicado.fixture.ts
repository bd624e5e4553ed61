import type { ResumoComunicado } from '@portal/contract/comunicado.ts'

export const novo: ResumoComunicado = {
  codComunicado: 12,
  titulo: 'Fim de ano: atendimento da operadora',
  tags: ['Prazos', 'Atendimento'],
  publicadoEm: '2026-11-20T01:30:00.000Z',
  validoAte: '2026-12-31',
  lido: false,
}

export const lido: ResumoComunicado = {
  codComunicado: 11,
  titulo: 'Imagens mais nítidas',
  tags: [],
  publicadoEm: '2026-11-02T15:30:00.000Z',
  validoAte: null,
  lido: true,
}
