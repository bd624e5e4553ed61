import type { EventoOfertado } from '@portal/contract/evento.ts'
import { parseLinhaEvento } from '@portal/domain/evento/linhaEvento.ts'
import { useMemo, useState } from 'react'
import type { SearchEventos } from '../../evento/useBuscaEvento.ts'

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

/** The event that the list of a line would begin with. */
export function findPrimeira(search: SearchEventos, texto: string): EventoOfertado | undefined {
  const busca = readBusca(texto)
  return busca === undefined ? undefined : search(busca)[0]
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
export function useSugestoes(search: SearchEventos, texto: string) {
  const [realce, setRealce] = useState(0)
  const [fechadaEm, setFechadaEm] = useState<string>()
  const busca = readBusca(texto)
  const achados = useMemo(() => (busca === undefined ? [] : search(busca).slice(0, MAXIMO)), [search, busca])
  const opcoes = fechadaEm === texto ? [] : achados
  return {
    opcoes,
    realce: Math.min(realce, Math.max(0, opcoes.length - 1)),
    /** The arrows go around the ends. */
    walk: (step: 1 | -1) => setRealce((before) => (before + step + opcoes.length) % opcoes.length),
    reset: () => setRealce(0),
    close: () => setFechadaEm(texto),
  }
}
