import { countFaltas } from '@portal/domain/imagem/countFaltas.ts'
import type { ImagemExigida, MomentoExigido } from '@portal/domain/imagem/imagemExigida.ts'
import { ANCORA_ENVIO, ancoraImagem } from '@portal/domain/menu/ancora.ts'
import { isEscolhida } from '../imagem/envio/arquivosDoEvento.ts'
import type { ItemEnvio } from '../imagem/envio/itemEnvio.ts'

/** Where the hands begin: one missing image's own button, or the one that takes those of all events at once (Interface S09). */
export function findInicio(
  exigidas: readonly ImagemExigida[],
  momento: MomentoExigido,
  naFila: readonly ItemEnvio[],
): string {
  const [unica, ...outras] = exigidas.filter(
    (exigida) => countFaltas([exigida], momento).agora > 0 && !isEscolhida(naFila, exigida),
  )
  if (unica === undefined || outras.length > 0) return ANCORA_ENVIO
  return ancoraImagem(unica.numeroSequencialInclusao, unica.momento)
}
