import { useEffect, useMemo, useRef, useState } from 'react'
import { createCopiaCifrada } from '../api/copiaCifrada.ts'
import { useDonoCopia } from '../credenciado/useDonoCopia.ts'
import { EDICAO_VAZIA, type EdicaoReanalise } from './reanaliseForm.ts'

/** What is being written of a treatment's request; a reload, or the end of the session, loses none of it. */
export function useEdicaoReanalise(numeroTratamento: number) {
  const { login, segredo } = useDonoCopia()
  const copia = useMemo(
    () =>
      createCopiaCifrada<EdicaoReanalise>({
        address: `reanalise:${login}:${numeroTratamento}`,
        segredo,
      }),
    [login, numeroTratamento, segredo],
  )
  const [escrita, setEscrita] = useState<EdicaoReanalise>()
  const isEnviada = useRef(false)

  useEffect(() => {
    let isAtual = true
    void copia.load().then((guardada) => {
      if (isAtual && guardada) setEscrita((antes) => antes ?? guardada)
    })
    return () => {
      isAtual = false
    }
  }, [copia])

  useEffect(() => {
    if (!escrita || isEnviada.current) return
    // A browser that does not store loses it with the page; it is not the person's to hear.
    copia.save(escrita).catch(() => undefined)
  }, [copia, escrita])

  return {
    edicao: escrita ?? EDICAO_VAZIA,
    /** What changes, or how it follows from what is written by then. */
    change: (mudanca: Partial<EdicaoReanalise> | ((antes: EdicaoReanalise) => Partial<EdicaoReanalise>)) =>
      setEscrita((escritaAntes) => {
        const antes = escritaAntes ?? EDICAO_VAZIA
        return { ...antes, ...(typeof mudanca === 'function' ? mudanca(antes) : mudanca) }
      }),
    /** What was sent is not to be written again. */
    forget: () => {
      isEnviada.current = true
      copia.remove()
    },
  }
}
