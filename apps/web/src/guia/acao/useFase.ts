import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { toEstadoDeclarado } from '../estado/toEstadoDeclarado.ts'
import { toEstadoGuia } from '../estado/toEstadoGuia.ts'
import { type AcaoVista, listAcoesVistas } from './acoesVistas.ts'
import { chooseProxima } from './proximaAcao.ts'
import { useFechosGuia } from './useFechosGuia.ts'

/** The actions of the guide's phase and the one of them that stands out: the bar draws it, and the next step names it. */
export function useFase(guia: GuiaDetalhada): { fase: AcaoVista[]; proxima: NomeAcao | undefined } {
  const estado = toEstadoGuia(guia)
  const { fase } = listAcoesVistas(estado, toEstadoDeclarado(guia), useFechosGuia(guia))
  return { fase, proxima: chooseProxima(fase, estado) }
}
