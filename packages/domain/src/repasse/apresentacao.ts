import type { Motivo } from '../evento/motivo.ts'
import { textoMotivo } from '../glosa/glosaMotivo.ts'
import type { Rede } from '../rede/rede.tables.ts'
import { CALENDARIOS_REPASSE } from './calendarioRepasse.data.ts'
import { fimApresentacao, findCalendarioRepasse } from './calendarioRepasse.ts'

/** Last day on which an event of a date may be forwarded to payment, by the contract of the network on that date. */
export const fimApresentacaoNaRede = (rede: Rede, dataRealizacao: string): string =>
  fimApresentacao(findCalendarioRepasse(CALENDARIOS_REPASSE, rede, dataRealizacao), dataRealizacao)

/** Denied 3091: forwarded after the contract's days (Operadora §4). None for an event without a date. */
export function listForaDoPrazo(
  { dataRealizacao }: { dataRealizacao: string | null },
  rede: Rede,
  apresentadaEm: string,
): Motivo[] {
  if (dataRealizacao === null || apresentadaEm <= fimApresentacaoNaRede(rede, dataRealizacao)) return []
  return [{ codigoGlosa: '3091', severidade: 'glosa', campo: 'data', texto: textoMotivo('3091') }]
}
