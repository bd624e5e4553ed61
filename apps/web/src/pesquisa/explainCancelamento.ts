import { getAcao, type NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { explainBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { getEtapa } from '@portal/domain/guia/etapa.tables.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type CabecaGuia, toEstadoCabeca } from '../guia/estado/toEstadoGuia.ts'

const acao: NomeAcao = 'cancel'

/**
 * Statuses from which a guide may be cancelled, as the table of its life says. Asked when it is wanted, not when the
 * file is loaded: the built pages may load the table after it.
 */
export const listStatusCancelaveis = (): readonly StatusFicha[] =>
  getAcao(acao).passos.flatMap(({ de }) => (de === 'qualquer' ? [] : de.map((nome) => statusFicha[nome])))

/**
 * Why the guide of a list cannot be cancelled, or undefined when it may. What stands against it
 * in its complementary guides only the server says.
 */
export function explainCancelamento(guia: CabecaGuia): string | undefined {
  if (!getEtapa(guia.codigoEtapaAtual)) return undefined
  return explainBloqueio(toEstadoCabeca(guia), acao)
}
