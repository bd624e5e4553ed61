import { parseLinhaEvento } from '@portal/domain/evento/linha/linhaEvento.ts'
import { useMemo, useState } from 'react'
import type { Selecao } from '../../odontograma/estado/selecao.ts'
import { type Candidato, listCandidatos, type Oferta } from './listCandidatos.ts'

/** As many as are read before another word is typed. */
const MAXIMO = 8

const CODIGO_PARCIAL = /(?:^|\s)(\d[\d.]{2,})$/

/** The last event of a line: the one that is being typed. */
const splitUltimo = (texto: string): readonly [antes: string, ultimo: string] => {
  const at = texto.lastIndexOf(';') + 1
  return [texto.slice(0, at), texto.slice(at)]
}

/** The words or the beginning of a code that the last event of the line has so far; nothing once its code is whole. */
export function readBusca(texto: string): string | undefined {
  const [, ultimo] = splitUltimo(texto)
  const [leitura] = parseLinhaEvento(ultimo)
  if (!leitura) return undefined
  if (leitura.ok) return leitura.linha.codigoEvento ? undefined : leitura.linha.palavras
  const [, digitos] = CODIGO_PARCIAL.exec(ultimo) ?? []
  return digitos && digitos.replace(/\D/g, '').length < 8 ? digitos : undefined
}

/** What the last event of a line may mean at the place that it says, or else at the one chosen on the chart. */
export function listAchados(texto: string, selecao: Selecao, oferta: Oferta): readonly Candidato[] {
  const busca = readBusca(texto)
  if (busca === undefined) return []
  const [, ultimo] = splitUltimo(texto)
  const [leitura] = parseLinhaEvento(ultimo)
  return listCandidatos(busca, leitura?.ok ? leitura.linha : undefined, selecao, oferta).slice(0, MAXIMO)
}

/** The line with a chosen event in the place of what was typed of it. */
export function replaceBusca(texto: string, codigoEvento: string): string {
  const [antes, ultimo] = splitUltimo(texto)
  const [leitura] = parseLinhaEvento(ultimo)
  if (!leitura?.ok) return `${antes}${ultimo.replace(CODIGO_PARCIAL, '')} ${codigoEvento}`.trim()
  const { dente, regiao, faces, quantidade } = leitura.linha
  const partes = [dente ?? regiao, faces, codigoEvento, quantidade && `x${quantidade}`]
  return `${antes} ${partes.filter(Boolean).join(' ')}`.trim()
}

/** The events that what is being typed may mean, and the one that Enter takes. */
export function useSugestoes(texto: string, selecao: Selecao, oferta: Oferta) {
  const [realce, setRealce] = useState(0)
  const [fechadaEm, setFechadaEm] = useState<string>()
  const achados = useMemo(() => listAchados(texto, selecao, oferta), [texto, selecao, oferta])
  const opcoes = fechadaEm === texto ? [] : achados
  return {
    opcoes,
    realce: Math.min(realce, Math.max(0, opcoes.length - 1)),
    /** The arrows go around the ends. */
    walk: (step: 1 | -1) => setRealce((before) => (before + step + opcoes.length) % opcoes.length),
    reset: () => setRealce(0),
    close: (em = texto) => setFechadaEm(em),
    /** Whether there is a list that was closed, and what shows it again. */
    isFechada: fechadaEm === texto && achados.length > 0,
    reopen: () => setFechadaEm(undefined),
  }
}
