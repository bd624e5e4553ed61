import type { ParteEnvio } from '@portal/domain/guia/statusEnvioEvento.ts'
import { type ImagemExigida, isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import { type ItemEnvio, isPendente } from './itemEnvio.ts'

export type EventoDaFila = Parameters<typeof isImagemDoEvento>[1]

function toParte({ nome, estado, mensagem = '' }: ItemEnvio): ParteEnvio[] {
  if (estado === 'enviada') return []
  return estado === 'falhou' || estado === 'recusada' ? [{ erro: `${nome}: ${mensagem}` }] : ['naFila']
}

/** What of the files chosen for an event has not arrived; `exigidas` says which of its moments have their image. */
export function listArquivosDoEvento(
  itens: readonly ItemEnvio[],
  evento: EventoDaFila,
  exigidas: readonly ImagemExigida[],
): ParteEnvio[] {
  const { numeroSequencialInclusao } = evento
  const atendidos = exigidas.filter(
    (um) => um.atendida && um.numeroSequencialInclusao === numeroSequencialInclusao,
  )
  // What was refused where nobody had put it, or where the image is, is no event's error.
  const isSemFalta = ({ estado, guess, lugar }: ItemEnvio) =>
    estado === 'recusada' && (guess || atendidos.some(({ momento }) => momento === lugar.momento))
  return itens.filter((item) => isImagemDoEvento(item.lugar, evento) && !isSemFalta(item)).flatMap(toParte)
}

/** Whether a file that is still to be sent would answer for what an event asks. */
export const isEscolhida = (itens: readonly ItemEnvio[], exigida: ImagemExigida): boolean =>
  itens.some(
    (item) =>
      isPendente(item) && item.lugar.momento === exigida.momento && isImagemDoEvento(item.lugar, exigida),
  )
