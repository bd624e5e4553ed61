import { useEffect, useMemo, useRef, useState } from 'react'
import { createCopiaCifrada } from '../api/copiaCifrada.ts'
import { useDonoCopia } from './useDonoCopia.ts'

/** Where this browser keeps what a login writes of one thing: `recurso`, and the number of its guide. */
export const toEnderecoCopia = (nome: string, login: string, numero: number): string =>
  `${nome}:${login}:${numero}`

/**
 * What is being written of one thing, until it is sent: a reload, the way back or the end of the session loses none of it
 * (Interface B6.1). `read` answers what still serves of an older copy; the one of the first drawing counts.
 */
export function useEdicaoGuardada<T>(
  nome: string,
  numero: number,
  read: (guardada: T) => T | undefined = (guardada) => guardada,
) {
  const { login, segredo } = useDonoCopia()
  const copia = useMemo(
    () => createCopiaCifrada<T>({ address: toEnderecoCopia(nome, login, numero), segredo }),
    [nome, login, numero, segredo],
  )
  const [escrita, setEscrita] = useState<T>()
  const [readCopia] = useState(() => read)
  const isEnviada = useRef(false)

  useEffect(() => {
    let isAtual = true
    void copia.load().then((guardada) => {
      const lida = guardada === undefined ? undefined : readCopia(guardada)
      if (isAtual && lida !== undefined) setEscrita((antes) => antes ?? lida)
    })
    return () => {
      isAtual = false
    }
  }, [copia, readCopia])

  useEffect(() => {
    if (escrita === undefined || isEnviada.current) return
    // A browser that does not store loses it with the page; it is not the person's to hear.
    copia.save(escrita).catch(() => undefined)
  }, [copia, escrita])

  return {
    /** Undefined until something was written, now or before. */
    escrita,
    setEscrita,
    /** What was sent is not to be written again. */
    forget: () => {
      isEnviada.current = true
      copia.remove()
    },
    /** What was sent is done with, and another may be written. */
    clear: () => {
      copia.remove()
      setEscrita(undefined)
    },
  }
}
