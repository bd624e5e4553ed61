import { countOf } from '@portal/domain/texto/contagem.ts'
/** What is said to who must wait for another attempt. */
export const describeEspera = (segundos: number): string =>
  `Tente de novo em ${countOf(segundos, 'segundo', 'segundos')}.`
