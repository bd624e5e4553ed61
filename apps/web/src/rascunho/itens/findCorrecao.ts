import type { Correcao, Motivo } from '@portal/contract/motivo.ts'

/**
 * What can be done about a reason; nothing where a complementary guide takes no justification: whatever is written there
 * would not help.
 */
export function findCorrecao({ correcao }: Motivo, complementar: boolean): Correcao | undefined {
  return complementar && correcao?.tipo === 'justificar' ? undefined : correcao
}
