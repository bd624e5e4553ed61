import { type GuiaDoEvento, toRegraDaGuia } from '../evento/documentacaoOrto.ts'
import {
  exigeImagem,
  type ImagemExigida,
  type ImagemPresente,
  isImagemDoEvento,
  momentosExigidos,
  type RegraImagem,
} from '../imagem/imagemExigida.ts'
import { type AutorizacaoEvento, autorizacaoEvento } from './autorizacaoEvento.tables.ts'

/** An event of a guide, as far as its images go. */
export interface EventoImagem {
  numeroSequencialInclusao: number
  codigoEvento: string
  /** A tooth of table 28 or a region of table 42; none for an event on the whole person. */
  codigoLocalizacao?: string | null | undefined
  autorizacao: AutorizacaoEvento
  naoRealizado?: boolean | undefined
}

/**
 * The images that the events of a guide require (Domínio §6.6), in the events' order, and whether each one is
 * there. A denied event asks for none, nor one that was never done, nor one without a known
 * rule.
 */
export function listImagensExigidas(
  eventos: readonly EventoImagem[],
  imagens: readonly ImagemPresente[],
  findRegra: (codigoEvento: string) => RegraImagem | undefined,
  guia: GuiaDoEvento = {},
): ImagemExigida[] {
  return eventos.flatMap((evento) => {
    const doEvento = findRegra(evento.codigoEvento)
    const regra = doEvento && toRegraDaGuia(doEvento, guia)
    if (!regra || evento.autorizacao === autorizacaoEvento.negado || evento.naoRealizado) return []
    const { numeroSequencialInclusao, codigoEvento, codigoLocalizacao = null } = evento
    return momentosExigidos
      .filter((momento) => exigeImagem(regra, momento))
      .map((momento) => ({
        numeroSequencialInclusao,
        codigoEvento,
        codigoLocalizacao,
        momento,
        atendida: imagens.some((imagem) => imagem.momento === momento && isImagemDoEvento(imagem, evento)),
      }))
  })
}
