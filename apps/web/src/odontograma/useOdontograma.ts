import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createEstado, type EstadoOdontograma, type RegrasOdontograma } from './estado/estadoOdontograma.ts'
import { findSubstituto, getGrade } from './estado/grade.ts'
import { type Efeito, interpretKey, type Tecla } from './estado/interpretKey.ts'
import { findDenteSelecionado, isMesmaSelecao, type Selecao } from './estado/selecao.ts'
import { formatFacesFaladas } from './formatDente.ts'
import type { OdontogramaProps } from './odontogramaProps.ts'

function formatMudanca({ cursor, selecao }: EstadoOdontograma): string {
  const escolhido = findDenteSelecionado(selecao, cursor)
  if (selecao.tipo === 'dentes' && selecao.dentes.length > 1)
    return `${selecao.dentes.length} dentes escolhidos.`
  if (!escolhido) return selecao.tipo === 'nada' ? 'Seleção vazia.' : ''
  return `Dente ${cursor}, ${formatFacesFaladas(escolhido.faces) || 'sem faces'}.`
}

function toCursorVisto(
  cursor: string,
  denticao: OdontogramaProps['denticao'],
  supranumerarios: boolean,
): string {
  const dente = findDente(cursor)
  return dente ? findSubstituto(getGrade(denticao, supranumerarios), dente) : cursor
}

/** A change as a function of what is there when it happens. */
export type Mudanca = (estado: EstadoOdontograma, regras: RegrasOdontograma) => EstadoOdontograma

/**
 * The chart's state: cursor, anchor and first digit are its own, selection and dentition are its owner's.
 * `change` publishes a new state, `press` interprets a key and answers whether it meant something. Both stay the same
 * function for life, so that the bar and the regions are not drawn again at each key.
 */
export function useOdontograma(props: OdontogramaProps, regras: RegrasOdontograma, onAjuda: () => void) {
  const [proprio, setProprio] = useState(() => createEstado(props.denticao, props.value))
  const [dito, setDito] = useState('')
  // Another dentition may come from outside; the cursor must stand on a tooth that is shown.
  const cursor = toCursorVisto(proprio.cursor, props.denticao, regras.supranumerarios)
  const estado: EstadoOdontograma = { ...proprio, cursor, selecao: props.value, denticao: props.denticao }
  const ultimo = useRef({ estado, regras, props, onAjuda })
  useLayoutEffect(() => {
    ultimo.current = { estado, regras, props, onAjuda }
  })

  const publish = useCallback((novo: EstadoOdontograma) => {
    const { estado: antes, props: donos } = ultimo.current
    setProprio(novo)
    if (novo.denticao !== antes.denticao) donos.onDenticaoChange(novo.denticao)
    if (isMesmaSelecao(novo.selecao, antes.selecao)) return
    donos.onChange(novo.selecao)
    // Moving the focus already speaks; only a change in place needs words.
    if (novo.cursor === antes.cursor) setDito(formatMudanca(novo))
  }, [])

  const change = useCallback(
    (mudanca: Mudanca) => publish(mudanca(ultimo.current.estado, ultimo.current.regras)),
    [publish],
  )

  const press = useCallback(
    (tecla: Tecla): boolean => {
      const { estado: antes, regras: atuais, props: donos, onAjuda: help } = ultimo.current
      const { estado: novo, efeitos } = interpretKey(antes, tecla, atuais)
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
        if (efeito.tipo === 'dizer') setDito(efeito.texto)
        else acoes[efeito.tipo]('selecao' in efeito ? efeito.selecao : novo.selecao)
      }
      return true
    },
    [publish],
  )

  return { estado, dito, change, press }
}
