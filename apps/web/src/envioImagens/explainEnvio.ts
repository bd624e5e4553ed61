import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { acaoEnvio } from '@portal/domain/guia/acaoEnvio.ts'
import { type CabecaGuia, toEstadoCabeca } from '../guia/estado/toEstadoGuia.ts'
import { explainRecusaImagem } from '../guia/explainRecusaImagem.ts'

type GuiaEnviavel = CabecaGuia & Pick<GuiaResumo, 'codigoEspecialidade'>

/** Why the guide takes no image now, in words; undefined while it does. */
export const explainEnvio = (guia: GuiaEnviavel): string | undefined =>
  explainRecusaImagem(toEstadoCabeca(guia), acaoEnvio('inicial', guia))
