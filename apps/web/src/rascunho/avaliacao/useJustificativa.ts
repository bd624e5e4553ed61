import { findMinimoPedido } from '@portal/domain/evento/justificativa.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { useMemo, useState } from 'react'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import type { Edicao } from '../estado/edicao.ts'
import { type Avaliacao, evaluateRascunho, listDecididos, pedemJustificativa } from './evaluateRascunho.ts'

/**
 * What the technical justification is for in this guide. `inutil` is one that is written where none is taken: it is
 * shown, so that it can be taken out; `nenhuma` is the same place empty, and has no field.
 */
export type Necessidade = 'pedida' | 'opcional' | 'inutil' | 'nenhuma'

type Julgada = { regras: RegrasDaGuia; edicao: Edicao; avaliacao: Avaliacao; complementar: boolean }

/** `semTexto` is how the events are judged before anything is written: what asked keeps asking once it is answered. */
export function toNecessidade(semTexto: Avaliacao, complementar: boolean, isEscrita: boolean): Necessidade {
  if (complementar) return isEscrita ? 'inutil' : 'nenhuma'
  return listDecididos(semTexto, pedemJustificativa).length > 0 ? 'pedida' : 'opcional'
}

export function useJustificativa({ regras, edicao, avaliacao, complementar }: Julgada, texto: string) {
  // Once shown it stays: emptied, it must not vanish from under whoever empties it.
  const [isEscrita, setEscrita] = useState(texto !== '')
  if (!isEscrita && texto !== '') setEscrita(true)
  const hasEfeito = toTextoGuardado(texto) !== '' && !complementar
  const semTexto = useMemo(
    () => (hasEfeito ? evaluateRascunho(regras, edicao, '') : avaliacao),
    [hasEfeito, regras, edicao, avaliacao],
  )
  return {
    necessidade: toNecessidade(semTexto, complementar, isEscrita),
    minimoJustificativa: findMinimoPedido([...semTexto.values()].flatMap(({ motivos }) => motivos)),
  }
}
