import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { faltaImagem } from '@portal/domain/imagem/imagemExigida.ts'
import type { NoticeContent } from '../ui/notice.ts'

/** The notice that the signature of a guide was undone: by what, and what to do before it may be signed again. */
export function sayDesfeita(
  { numeroFicha, imagensExigidas }: Pick<GuiaDetalhada, 'numeroFicha' | 'imagensExigidas'>,
  causa: string | undefined,
): NoticeContent {
  const assine = faltaImagem(imagensExigidas, 'final')
    ? 'Envie as imagens finais que faltam e assine a guia de novo.'
    : 'Assine a guia de novo.'
  return {
    tone: 'atencao',
    title: 'A assinatura foi desfeita',
    text: [causa, assine].filter(Boolean).join(' '),
    about: `guia ${numeroFicha}`,
  }
}
