import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { acaoEnvio } from '@portal/domain/guia/acaoEnvio.ts'
import { explainRecusa, motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { summarizeRecusa } from '../guia/acao/acoesVistas.ts'
import { type CabecaGuia, toEstadoCabeca } from '../guia/estado/toEstadoGuia.ts'

type GuiaEnviavel = CabecaGuia & Pick<GuiaResumo, 'codigoEspecialidade'>

/** Why the guide takes no image now, in words; undefined while it does. */
export function explainEnvio(guia: GuiaEnviavel): string | undefined {
  const estado = toEstadoCabeca(guia)
  const acao = acaoEnvio('inicial', guia)
  const motivo = motivoBloqueio(estado, acao)
  // Of a term that is over the day is said, as on the guide.
  return motivo === 'exameEncerrado'
    ? explainRecusa(estado, acao, motivo)
    : motivo && summarizeRecusa(estado, motivo)
}
