import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { formatFacesFaladas } from '../marca/formatDente.ts'
import { createEstado, type EstadoOdontograma, type RegrasOdontograma } from './estadoOdontograma.ts'
import { findSubstituto, getGrade } from './grade.ts'
import { type Efeito, interpretKey, type Tecla } from './interpretKey.ts'
import type { OdontogramaProps } from './odontogramaProps.ts'
import { findDenteSelecionado, isMesmaSelecao, type Selecao } from './selecao.ts'

function formatMudanca({ cursor, selecao }: EstadoOdontograma): string {
  const escolhido = findDenteSelecionado(selecao, cursor)
  if (selecao.tipo === 'dentes' && selecao.dentes.length > 1)
    return `${selecao.dentes.length} dentes escolhidos.`
  if (!escolhido) return selecao.tipo === 'nada' ? 'Seleção vazia.' : ''
  return `Dente ${cursor}, ${formatFacesFaladas(escolhido.faces) || 'sem faces'}.`
}

/** Where the cursor stands in the dentition that is shown: on the same tooth, its companion or the first one. */
function toCursorVisto(
  cursor: string,
  denticao: OdontogramaProps['denticao'],
  supranumerarios: boolean,
): string {
  const dente = findDente(cursor)
  return dente ? findSubstituto(getGrade(denticao, supranumerarios), dente) : createEstado(denticao).cursor
}

/** A change as a function of what is there when it happens. */
export type Mudanca = (estado: EstadoOdontograma, regras: RegrasOdontograma) => EstadoOdontograma

/**
 * How the chart changes: the choice is kept in its store, the dentition by its owner. `change` publishes a new state,
 * `press` interprets a key and answers whether it meant something. Neither draws the chart again by itself, and both
 * stay the same function for life.
 */
export function useOdontograma(props: OdontogramaProps, regras: RegrasOdontograma, onAjuda: () => void) {
  const { escolha, denticao } = props
  const { supranumerarios } = regras
  const ultimo = useRef({ regras, props, onAjuda })
  useLayoutEffect(() => {
    ultimo.current = { regras, props, onAjuda }
  })

  // Another dentition may come from outside; the cursor must stand on a tooth that is shown.
  useLayoutEffect(() => {
    const { cursor, ancora, ...resto } = escolha.get()
    const visto = toCursorVisto(cursor, denticao, supranumerarios)
    if (visto !== cursor) escolha.set({ ...resto, cursor: visto, ancora: ancora || visto })
  }, [escolha, denticao, supranumerarios])

  const publish = useCallback(
    ({ denticao: nova, ...novo }: EstadoOdontograma) => {
      const { props: donos } = ultimo.current
      const before = escolha.get()
      // Moving the focus already speaks; only a change in place needs words.
      const isNoLugar = novo.cursor === before.cursor && !isMesmaSelecao(novo.selecao, before.selecao)
      const announcement = isNoLugar ? formatMudanca({ ...novo, denticao: nova }) : before.announcement
      escolha.set({ ...novo, announcement })
      if (nova !== donos.denticao) donos.onDenticaoChange(nova)
    },
    [escolha],
  )

  const change = useCallback(
    (mudanca: Mudanca) => {
      const { props: donos, regras: atuais } = ultimo.current
      publish(mudanca({ ...escolha.get(), denticao: donos.denticao }, atuais))
    },
    [escolha, publish],
  )

  const press = useCallback(
    (tecla: Tecla): boolean => {
      const { regras: atuais, props: donos, onAjuda: help } = ultimo.current
      const before = { ...escolha.get(), denticao: donos.denticao }
      const { estado: novo, efeitos } = interpretKey(before, tecla, atuais)
      if (!efeitos) return false
      publish(novo)
      const acoes: Record<Exclude<Efeito['tipo'], 'dizer'>, (selecao: Selecao) => void> = {
        buscarEvento: donos.onBuscarEvento,
        remover: donos.onRemover,
        desfazer: () => donos.onDesfazer?.(),
        refazer: () => donos.onRefazer?.(),
        ajuda: help,
      }
      for (const efeito of efeitos) {
        if (efeito.tipo === 'dizer') escolha.set({ ...escolha.get(), announcement: efeito.texto })
        else acoes[efeito.tipo]('selecao' in efeito ? efeito.selecao : novo.selecao)
      }
      return true
    },
    [escolha, publish],
  )

  return { change, press }
}
