import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { isMesmaImagem } from '@portal/domain/imagem/chaveImagem.ts'
import { useState } from 'react'
import { readTexto } from '../api/guardado.ts'
import { toEnderecoCopia, useEdicaoGuardada } from '../credenciado/useEdicaoGuardada.ts'
import { type Edicao, type ItemEditado, readCopia, startEdicao } from './edicaoRecurso.ts'

const NOME = 'recurso'

/** Whether this browser keeps something that was written of a guide's appeal. */
export const isComecado = (login: string, numeroFicha: number): boolean =>
  readTexto('localStorage', toEnderecoCopia(NOME, login, numeroFicha)) !== undefined

/** A copy serves only for the very events that it was written for. */
const fits = (copia: Edicao, { itens }: RecursoDetalhado): boolean =>
  itens.length === Object.keys(copia).length &&
  itens.every(({ numeroSequencialInclusao }) => copia[numeroSequencialInclusao] !== undefined)

/** Without the images that somebody took away meanwhile. */
const withoutSumidas = (edicao: Edicao, { acervo }: RecursoDetalhado): Edicao =>
  Object.fromEntries(
    Object.entries(edicao).map(([numero, editado]) => [
      numero,
      {
        ...editado,
        novidades: editado.novidades.filter(
          (nova) => !('sequencial' in nova) || acervo.some((imagem) => isMesmaImagem(imagem, nova)),
        ),
      },
    ]),
  )

/** What is being written of an appeal. */
export function useEdicaoRecurso(recurso: RecursoDetalhado) {
  const { escrita, setEscrita, forget } = useEdicaoGuardada<Edicao>(NOME, recurso.numeroFicha, (guardada) =>
    fits(guardada, recurso) ? readCopia(guardada) : undefined,
  )
  const [inicial] = useState(() => startEdicao(recurso))
  return {
    edicao: withoutSumidas(escrita ?? inicial, recurso),
    /** Changes an event's part. */
    change: (numero: number, mudanca: Partial<ItemEditado>) =>
      setEscrita((antes) => {
        const base = antes ?? inicial
        const item = base[numero]
        return item ? { ...base, [numero]: { ...item, ...mudanca } } : base
      }),
    forget,
  }
}
