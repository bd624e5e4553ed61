import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { faltaImagem } from '@portal/domain/imagem/imagemExigida.ts'

/** The initial images that an event asks for are all there; false where it asks for none. */
export function hasImagemInicial({ imagensExigidas }: GuiaDetalhada, evento: EventoGuia): boolean {
  const doEvento = imagensExigidas.filter(
    ({ numeroSequencialInclusao, momento }) =>
      numeroSequencialInclusao === evento.numeroSequencialInclusao && momento === 'inicial',
  )
  return doEvento.length > 0 && !faltaImagem(doEvento, 'inicial')
}
