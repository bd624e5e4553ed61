import { isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import type { ImagemAcervo } from './anexo.store.ts'
import type { EventoGlosado } from './glosado.store.ts'

type Julgada = Pick<ImagemAcervo, 'numeroFicha' | 'momento' | 'dente' | 'eventos' | 'sha256'>

/**
 * Whether an event was denied in spite of an image: the guide had it for the event before, or has the same file under
 * another name. It is nothing new then, whoever shows it again.
 */
export function isJulgadaPara(
  imagem: Pick<ImagemAcervo, 'sha256'>,
  { numeroFicha, sequencialInclusao, codigoLocalizacao }: EventoGlosado,
  acervo: readonly Julgada[],
): boolean {
  return acervo.some(
    (outra) =>
      outra.sha256 === imagem.sha256 &&
      outra.numeroFicha === numeroFicha &&
      outra.momento !== 'recurso' &&
      isImagemDoEvento(outra, { numeroSequencialInclusao: sequencialInclusao, codigoLocalizacao }),
  )
}
