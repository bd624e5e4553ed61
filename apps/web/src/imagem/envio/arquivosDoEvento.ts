import type { ParteEnvio } from '@portal/domain/guia/statusEnvioEvento.ts'
import { type ImagemExigida, isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import { type ItemEnvio, isPendente } from './itemEnvio.ts'

export type EventoDaFila = Parameters<typeof isImagemDoEvento>[1]

const toParte = ({ nome, estado, mensagem = '' }: ItemEnvio): ParteEnvio =>
  estado === 'falhou' ? { erro: `${nome}: ${mensagem}` } : 'naFila'

/** What of the files chosen for an event has not arrived. What was refused is no image of it: the queue says why, at the file. */
export const listArquivosDoEvento = (itens: readonly ItemEnvio[], evento: EventoDaFila): ParteEnvio[] =>
  itens.filter((item) => isPendente(item) && isImagemDoEvento(item.lugar, evento)).map(toParte)

/** Whether a file that is still to be sent would answer for what an event asks. */
export const isEscolhida = (itens: readonly ItemEnvio[], exigida: ImagemExigida): boolean =>
  itens.some(
    (item) =>
      isPendente(item) && item.lugar.momento === exigida.momento && isImagemDoEvento(item.lugar, exigida),
  )
