import type { ParteEnvio } from '@portal/domain/guia/statusEnvioEvento.ts'
import { type ImagemExigida, isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import { type ItemEnvio, isPendente } from './itemEnvio.ts'

export type EventoDaFila = Parameters<typeof isImagemDoEvento>[1]

function toParte({ nome, estado, mensagem = '', guess }: ItemEnvio): ParteEnvio[] {
  // What was refused where nobody had put it is no event's error.
  if (estado === 'enviada' || (estado === 'recusada' && guess)) return []
  return estado === 'falhou' || estado === 'recusada' ? [{ erro: `${nome}: ${mensagem}` }] : ['naFila']
}

/** What of the files chosen for an event has not arrived. */
export const listArquivosDoEvento = (itens: readonly ItemEnvio[], evento: EventoDaFila): ParteEnvio[] =>
  itens.filter(({ lugar }) => isImagemDoEvento(lugar, evento)).flatMap(toParte)

/** Whether a file that is still to be sent would answer for what an event asks. */
export const isEscolhida = (itens: readonly ItemEnvio[], exigida: ImagemExigida): boolean =>
  itens.some(
    (item) =>
      isPendente(item) && item.lugar.momento === exigida.momento && isImagemDoEvento(item.lugar, exigida),
  )
