import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { isMesmaImagem } from '@portal/domain/imagem/chaveImagem.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createCopiaCifrada } from '../api/copiaCifrada.ts'
import { readTexto } from '../api/guardado.ts'
import { useDonoCopia } from '../credenciado/useDonoCopia.ts'
import { type Edicao, type ItemEditado, readCopia, startEdicao } from './edicaoRecurso.ts'

const toAddress = (login: string, numeroFicha: number): string => `recurso:${login}:${numeroFicha}`

/** Whether this browser keeps something that was written of a guide's appeal. */
export const isComecado = (login: string, numeroFicha: number): boolean =>
  readTexto('localStorage', toAddress(login, numeroFicha)) !== undefined

/** The copy of what is being written of a guide's appeal, until it is sent. */
function useCopia(numeroFicha: number) {
  const { login, segredo } = useDonoCopia()
  return useMemo(
    () => createCopiaCifrada<Edicao>({ address: toAddress(login, numeroFicha), segredo }),
    [login, numeroFicha, segredo],
  )
}

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

/** What is being written of an appeal; a reload, or the end of the session, loses none of it. */
export function useEdicaoRecurso(recurso: RecursoDetalhado) {
  const copia = useCopia(recurso.numeroFicha)
  const [escrita, setEscrita] = useState<Edicao>()
  const [aberto] = useState(recurso)
  const isEnviada = useRef(false)
  const [inicial] = useState(() => startEdicao(recurso))

  useEffect(() => {
    let isAtual = true
    void copia.load().then((guardada) => {
      if (isAtual && guardada && fits(guardada, aberto)) setEscrita((antes) => antes ?? readCopia(guardada))
    })
    return () => {
      isAtual = false
    }
  }, [copia, aberto])

  useEffect(() => {
    if (!escrita || isEnviada.current) return
    // A browser that does not store loses it with the page; it is not the person's to hear.
    copia.save(escrita).catch(() => undefined)
  }, [copia, escrita])

  const edicao = withoutSumidas(escrita ?? inicial, recurso)
  return {
    edicao,
    /** Changes an event's part. */
    change: (numero: number, mudanca: Partial<ItemEditado>) =>
      setEscrita((antes) => {
        const base = antes ?? inicial
        const item = base[numero]
        return item ? { ...base, [numero]: { ...item, ...mudanca } } : base
      }),
    /** What was sent is not to be written again. */
    forget: () => {
      isEnviada.current = true
      copia.remove()
    },
  }
}
