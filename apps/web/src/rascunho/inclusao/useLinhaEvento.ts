import { useCallback, useState } from 'react'
import { type EscolhaStore, useEscolha } from '../../odontograma/estado/escolha.ts'
import { SELECAO_VAZIA } from '../../odontograma/estado/selecao.ts'
import type { Candidato, Oferta } from './listCandidatos.ts'
import { listAchados, replaceBusca } from './sugestoes.ts'
import { useLinhaViva } from './useLinhaViva.ts'

type LinhaEventoOpcoes = {
  oferta: Oferta
  /** What is chosen on the chart: the place of what is typed without one. */
  escolha: EscolhaStore
  onSubmit: (texto: string, codigoEvento?: string) => string | undefined
  onUndo: () => void
  onRedo: () => void
  vez: number
}

/** The entry line of a guide: it means the events of its specialty, at the place that is typed or chosen. */
export function useLinhaEvento({ oferta, escolha, onSubmit, onUndo, onRedo, vez }: LinhaEventoOpcoes) {
  const [hasTexto, setTexto] = useState(false)
  // While nothing is typed, choosing teeth does not draw the form again.
  const selecao = useEscolha(escolha, (atual) => (hasTexto ? atual.selecao : SELECAO_VAZIA))
  const list = useCallback((texto: string) => listAchados(texto, selecao, oferta), [selecao, oferta])
  const linha = useLinhaViva<Candidato>({
    list,
    listNow: (texto) => listAchados(texto, escolha.get().selecao, oferta),
    replace: (texto, codigoEvento) => replaceBusca(texto, codigoEvento, escolha.get().selecao),
    onSubmit,
    onUndo,
    onRedo,
    vez,
  })
  if (hasTexto !== (linha.texto !== '')) setTexto(linha.texto !== '')
  return { ...linha, selecao }
}
