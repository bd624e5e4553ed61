import type { Selecao } from '../../odontograma/estado/selecao.ts'
import { type Candidato, listCandidatos, type Oferta } from './listCandidatos.ts'
import { readNoDente } from './noDente.ts'

/** As many as are read before another word is typed. */
const MAXIMO = 8

const CODIGO_PARCIAL = /(?:^|\s)(\d[\d.]{2,})$/

/** The last event of a line: the one that is being typed. */
const splitUltimo = (texto: string): readonly [antes: string, ultimo: string] => {
  const at = texto.lastIndexOf(';') + 1
  return [texto.slice(0, at), texto.slice(at)]
}

/** The words or the beginning of a code that the last event of the line has so far; nothing once its code is whole. */
export function readBusca(texto: string, selecao: Selecao): string | undefined {
  const [, ultimo] = splitUltimo(texto)
  const [leitura] = readNoDente(ultimo, selecao)
  if (!leitura) return undefined
  if (leitura.ok) return leitura.linha.codigoEvento ? undefined : leitura.linha.palavras
  const [, digitos] = CODIGO_PARCIAL.exec(ultimo) ?? []
  return digitos && digitos.replace(/\D/g, '').length < 8 ? digitos : undefined
}

/** What the last event of a line may mean at the place that it says, or else at the one chosen on the chart. */
export function listAchados(texto: string, selecao: Selecao, oferta: Oferta): readonly Candidato[] {
  const busca = readBusca(texto, selecao)
  if (busca === undefined) return []
  const [, ultimo] = splitUltimo(texto)
  const [leitura] = readNoDente(ultimo, selecao)
  return listCandidatos(busca, leitura?.ok ? leitura.linha : undefined, selecao, oferta).slice(0, MAXIMO)
}

/** The line with a chosen event in the place of what was typed of it. */
export function replaceBusca(texto: string, codigoEvento: string, selecao: Selecao): string {
  const [antes, ultimo] = splitUltimo(texto)
  const [leitura] = readNoDente(ultimo, selecao)
  if (!leitura?.ok) return `${antes}${ultimo.replace(CODIGO_PARCIAL, '')} ${codigoEvento}`.trim()
  const { dente, regiao, faces, quantidade } = leitura.linha
  const partes = [dente ?? regiao, faces, codigoEvento, quantidade && `x${quantidade}`]
  return `${antes} ${partes.filter(Boolean).join(' ')}`.trim()
}
