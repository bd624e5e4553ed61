import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { type LugarImagem, listDentes, withEventos } from './lugarImagem.ts'
import { namesOutroDente, readNomeArquivo } from './readNomeArquivo.ts'

/** Where a file goes that its name moves from the place that it was dropped on; undefined where the guide asks for none there. */
function moveLugar(
  escolhido: LugarImagem,
  { momento, dente }: Pick<LugarImagem, 'momento' | 'dente'>,
  exigidas: readonly ImagemExigida[],
): LugarImagem | undefined {
  const doMomento = exigidas.filter((exigida) => exigida.momento === momento)
  if (dente === escolhido.dente) {
    const isDoEvento = ({ numeroSequencialInclusao }: ImagemExigida) =>
      escolhido.eventos?.some((evento) => evento.numeroSequencialInclusao === numeroSequencialInclusao)
    return doMomento.some(isDoEvento) ? { ...escolhido, momento } : undefined
  }
  const isPedido = dente !== null && doMomento.some(({ codigoLocalizacao }) => codigoLocalizacao === dente)
  return isPedido ? withEventos({ momento, dente }, exigidas) : undefined
}

/**
 * The place of a file that was dropped on one. One that its name speaks against is told of; `isUmDeVarios`, chosen at once,
 * goes where its name says if the guide asks for an image there: they are hardly all of one place.
 */
export function placeNoLugar(
  nome: string,
  escolhido: LugarImagem,
  exigidas: readonly ImagemExigida[],
  isUmDeVarios: boolean,
): LugarImagem {
  const lido = readNomeArquivo(nome, listDentes(exigidas))
  const dito = {
    momento: lido.momento ?? escolhido.momento,
    dente: lido.dente === undefined ? escolhido.dente : lido.dente,
  }
  const isIncerto = lido.dente === undefined && namesOutroDente(nome, escolhido.dente)
  const isOutro = dito.momento !== escolhido.momento || dito.dente !== escolhido.dente
  const movido = isUmDeVarios && isOutro && !isIncerto ? moveLugar(escolhido, dito, exigidas) : undefined
  if (movido) return movido
  return isOutro || isIncerto ? { ...escolhido, suposto: 'nome' } : escolhido
}
