import type { GuiaDoEvento } from '../evento/documentacaoOrto.ts'
import type { SeveridadeMotivo } from '../evento/motivo.ts'
import { autorizacaoEvento, autorizacoesConcedidas } from '../guia/autorizacaoEvento.tables.ts'
import { type EventoImagem, listImagensExigidas } from '../guia/imagensExigidas.ts'
import { isPedida } from '../guia/pendenciaEvento.ts'
import type { StatusToken } from '../guia/statusToken.tables.ts'
import type { ImagemPresente, MomentoExigido, RegraImagem } from '../imagem/imagemExigida.ts'
import type { TipoPrazo } from './tipoPrazo.tables.ts'

/** What of a guide one of its deadlines waits for: an event, and the moment of the image where it is an image. */
export type FaltaPrazo = Required<Pick<EventoImagem, 'numeroSequencialInclusao' | 'codigoEvento'>> & {
  codigoLocalizacao: string | null
  momento: MomentoExigido | null
}

/** A guide, as far as its deadlines go. */
export type GuiaDoPrazo = GuiaDoEvento & {
  eventos: readonly (EventoImagem & {
    dataRealizacao: string | null
    statusToken: StatusToken
    motivos: readonly { severidade: SeveridadeMotivo }[]
  })[]
  imagens: readonly ImagemPresente[]
}

type Espera = (evento: GuiaDoPrazo['eventos'][number]) => boolean

/** Which events a kind of deadline waits for, where it is not for their images. */
const esperas: Readonly<Partial<Record<TipoPrazo, Espera>>> = {
  JUSTIFICATIVA: (evento) => isPedida(evento, 'pendenciaJustificativa'),
  AUDITORIA: ({ autorizacao }) => autorizacao === autorizacaoEvento.emAnalise,
  SENHA: ({ autorizacao, dataRealizacao, naoRealizado }) =>
    autorizacoesConcedidas.includes(autorizacao) && dataRealizacao === null && !naoRealizado,
  REJEICAO: ({ statusToken, naoRealizado }) => statusToken === 'REJEITADO' && !naoRealizado,
}

/** The initial images that are not there: none is asked for at the end before the treatment was authorised (Domínio §6.6). */
const listImagensIniciais = (
  { eventos, imagens, ...guia }: GuiaDoPrazo,
  findRegra: (codigoEvento: string) => RegraImagem | undefined,
): FaltaPrazo[] =>
  listImagensExigidas(eventos, imagens, findRegra, guia)
    .filter(({ momento, atendida }) => momento === 'inicial' && !atendida)
    .map(({ atendida: _atendida, ...falta }) => falta)

/**
 * What is missing, in the events' order. A justification is taken only with the images, so those that are missing come before
 * it. Empty of a kind that waits for no event.
 */
export function listFaltas(
  tipo: TipoPrazo,
  guia: GuiaDoPrazo,
  findRegra: (codigoEvento: string) => RegraImagem | undefined,
): FaltaPrazo[] {
  if (tipo === 'IMAGEM' || tipo === 'JUSTIFICATIVA') {
    const imagens = listImagensIniciais(guia, findRegra)
    if (tipo === 'IMAGEM' || imagens.length > 0) return imagens
  }
  const espera = esperas[tipo]
  if (!espera) return []
  return guia.eventos
    .filter(espera)
    .map(({ numeroSequencialInclusao, codigoEvento, codigoLocalizacao = null }) => ({
      numeroSequencialInclusao,
      codigoEvento,
      codigoLocalizacao,
      momento: null,
    }))
}

/** The kinds of which something of a guide's events may be missing. */
export const isTipoComFaltas = (tipo: TipoPrazo): boolean => tipo === 'IMAGEM' || esperas[tipo] !== undefined
