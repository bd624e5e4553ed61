import { completeRegra } from './completeRegra.ts'
import { isEventoDaGuia } from './eventoDaGuia.ts'
import { EVENTOS_81 } from './eventos81.data.ts'
import { EVENTOS_82 } from './eventos82.data.ts'
import { EVENTOS_83 } from './eventos83.data.ts'
import { EVENTOS_84 } from './eventos84.data.ts'
import { EVENTOS_86 } from './eventos86.data.ts'
import { EVENTOS_87 } from './eventos87.data.ts'
import { EVENTOS_851 } from './eventos851.data.ts'
import { EVENTOS_852 } from './eventos852.data.ts'
import { EVENTOS_853 } from './eventos853.data.ts'
import { EVENTOS_854 } from './eventos854.data.ts'
import { EVENTOS_855 } from './eventos855.data.ts'
import { EVENTOS_OPERADORA } from './eventosOperadora.data.ts'
import type { RegraEvento } from './regraEvento.ts'

/** The whole catalogue: the 370 current codes of TUSS 22 for dentistry and the operator's own. */
export const REGRAS_EVENTO: readonly RegraEvento[] = [
  ...EVENTOS_81,
  ...EVENTOS_82,
  ...EVENTOS_83,
  ...EVENTOS_84,
  ...EVENTOS_851,
  ...EVENTOS_852,
  ...EVENTOS_853,
  ...EVENTOS_854,
  ...EVENTOS_855,
  ...EVENTOS_86,
  ...EVENTOS_87,
  ...EVENTOS_OPERADORA,
].map(completeRegra)

/** Rules by current and by former code, for catalogues that are loaded rather than built in. */
export function indexRegras(regras: readonly RegraEvento[]): ReadonlyMap<string, RegraEvento> {
  const antigos = regras.flatMap((regra) => regra.codigosAntigos.map((codigo) => [codigo, regra] as const))
  return new Map([...antigos, ...regras.map((regra) => [regra.codigoEvento, regra] as const)])
}

const PELO_CODIGO = indexRegras(REGRAS_EVENTO)

/** The rule of an event by its current or its former code. */
export function findRegraEvento(codigo: string): RegraEvento | undefined {
  return PELO_CODIGO.get(codigo)
}

/** Whether the portal offers the event in a guide of that specialty and type; without a type, in one of any (Spec §6). */
export function isEventoVisivel(
  regra: RegraEvento,
  codigoEspecialidade: number,
  codigoTipoAtendimento?: number,
): boolean {
  return !regra.ocultoPortal && isEventoDaGuia(regra, codigoEspecialidade, codigoTipoAtendimento)
}
