import type { Correcao, Motivo } from '@portal/contract/motivo.ts'

/**
 * What can be done about a reason; nothing where a complementary guide takes no justification: whatever is written there
 * would not help.
 */
export function findCorrecao({ correcao }: Motivo, complementar: boolean): Correcao | undefined {
  return complementar && correcao?.tipo === 'justificar' ? undefined : correcao
}

/** Where there is little room: the code tells the event, and the rest of the label its name. */
export const shortenRotulo = (correcao: Correcao): string =>
  correcao.tipo === 'trocarEvento'
    ? correcao.rotulo.slice(0, correcao.rotulo.indexOf(correcao.codigoEvento) + correcao.codigoEvento.length)
    : correcao.rotulo
