import type { CalendarioRepasse } from './calendarioRepasse.ts'

const demonstracao = {
  desde: '2015-01-01',
  diaFechamento: 20,
  diaPublicacao: 1,
  diaPagamento: 10,
  diasApresentacao: 90,
}

/** The rows that the seed writes: one calendar for the three networks. The product reads the table. */
export const CALENDARIOS_REPASSE: readonly CalendarioRepasse[] = [
  { rede: 'AURORA', ...demonstracao },
  { rede: 'MERIDIANO', ...demonstracao },
  { rede: 'LUMINA', ...demonstracao },
]
