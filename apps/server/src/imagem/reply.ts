import type { Imagem } from '@portal/contract/imagem.ts'
import { explainCongelada } from '../guia/pagamento/evidencia.ts'
import type { ImagemGuia } from './imagem.store.ts'

/** The image as its guide's screen reads it: a frozen one tells by which step, in words. */
export function toImagem(imagem: ImagemGuia): Imagem {
  const { enviadaEm, eventos, congeladaEm, congeladaPor, contraste: _medida, origem, ...resto } = imagem
  return {
    ...resto,
    enviadaEm: enviadaEm.toISOString(),
    eventos: eventos && [...eventos],
    origem: origem?.numeroFicha ?? null,
    congelada: congeladaEm && { em: congeladaEm.toISOString(), por: explainCongelada(congeladaPor) },
  }
}
