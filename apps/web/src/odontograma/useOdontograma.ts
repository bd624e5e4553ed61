import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { useState } from 'react'
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

/**
 * The chart's state: cursor, anchor and first digit are its own, selection and dentition are its owner's.
 * `apply` publishes a new state, `press` interprets a key and answers whether it meant something.
 */
export function useOdontograma(props: OdontogramaProps, regras: RegrasOdontograma, onAjuda: () => void) {
  const { value, denticao, onChange, onDenticaoChange } = props
  const [proprio, setProprio] = useState(() => createEstado(denticao, value))
  const [dito, setDito] = useState('')
  // Another dentition may come from outside; the cursor must stand on a tooth that is shown.
  const cursor = toCursorVisto(proprio.cursor, denticao, regras.supranumerarios)
  const estado: EstadoOdontograma = { ...proprio, cursor, selecao: value, denticao }

  function apply(novo: EstadoOdontograma): void {
    setProprio(novo)
    if (novo.denticao !== denticao) onDenticaoChange(novo.denticao)
    if (isMesmaSelecao(novo.selecao, value)) return
    onChange(novo.selecao)
    // Moving the focus already speaks; only a change in place needs words.
    if (novo.cursor === cursor) setDito(formatMudanca(novo))
  }

  function run(efeito: Efeito): void {
    const acoes: Record<Exclude<Efeito['tipo'], 'dizer'>, (selecao: Selecao) => void> = {
      buscarEvento: props.onBuscarEvento,
      remover: props.onRemover,
      desfazer: () => props.onDesfazer?.(),
      refazer: () => props.onRefazer?.(),
      ajuda: onAjuda,
    }
    if (efeito.tipo === 'dizer') setDito(efeito.texto)
    else acoes[efeito.tipo]('selecao' in efeito ? efeito.selecao : value)
  }

  function press(tecla: Tecla): boolean {
    const { estado: novo, efeitos } = interpretKey(estado, tecla, regras)
    if (!efeitos) return false
    apply(novo)
    for (const efeito of efeitos) run(efeito)
    return true
  }

  return { estado, dito, apply, press }
}
