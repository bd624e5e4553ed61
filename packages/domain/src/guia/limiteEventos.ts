import { countOf, pluralOf } from '../texto/contagem.ts'
import { formatCodigoEvento } from '../texto/mascara.ts'

/** Events that a guide may carry, in a draft and on the wire; the form has room for fewer (`MAXIMO_LINHAS_GUIA`). */
export const MAXIMO_EVENTOS_GUIA = 50

/** From so many free places on, the limit is told before it is met. */
const POUCOS = 5

type EventoDoLimite = {
  codigoEvento: string
  dente?: string | undefined
  regiao?: string | undefined
  faces?: string | undefined
}

/** How many more events fit, in words; undefined while there is room enough. */
export function explainEspaco(quantos: number): string | undefined {
  const livres = MAXIMO_EVENTOS_GUIA - quantos
  if (livres > POUCOS) return undefined
  if (livres <= 0) return `A guia tem ${MAXIMO_EVENTOS_GUIA} eventos, o máximo. Leve os demais a outra guia.`
  return `${pluralOf(livres, 'Cabe', 'Cabem')} mais ${countOf(livres, 'evento', 'eventos')} nesta guia.`
}

/** Why these events are not taken beside those that the guide has, naming the ones too many; undefined when all fit. */
export function explainExcesso(quantos: number, novos: readonly EventoDoLimite[]): string | undefined {
  const livres = Math.max(0, MAXIMO_EVENTOS_GUIA - quantos)
  const demais = novos.slice(livres)
  if (demais.length === 0) return undefined
  const espaco =
    livres === 0 ? 'não cabe mais nenhum' : `${pluralOf(livres, 'cabe', 'cabem')} só mais ${livres}`
  const lista = demais.map(describe).join('; ')
  return `Uma guia leva até ${MAXIMO_EVENTOS_GUIA} eventos, e ${espaco}. Nada foi incluído; não ${pluralOf(
    demais.length,
    'coube',
    'couberam',
  )}: ${lista}.`
}

const describe = ({ dente, regiao, faces, codigoEvento }: EventoDoLimite): string =>
  [dente ?? regiao, faces, formatCodigoEvento(codigoEvento)].filter(Boolean).join(' ')
