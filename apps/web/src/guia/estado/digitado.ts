import { useEffect, useLayoutEffect, useRef } from 'react'
import { session } from '../../api/session.ts'

/** What stands wrong in a field, why, and what its place keeps without it. */
export type Errado = { nome: string; texto: string; problema: string; fica: string; isData: boolean }

/** A field in which something stands typed that was not kept yet. */
type Campo = {
  /** Answers whether what is typed is kept; false where it is wrong, and the field says why. */
  guardar: () => Promise<boolean>
  readErrado: () => Errado | undefined
  focus: () => void
}

const campos = new Set<Campo>()

/** What was left already, and is on its way to the operator and back to the screen. */
const gravacoes = new Set<Promise<unknown>>()

/** Whoever asks for what the guide keeps waits for this too. */
export async function trackGravacao<T>(gravacao: Promise<T>): Promise<T> {
  gravacoes.add(gravacao)
  try {
    return await gravacao
  } finally {
    gravacoes.delete(gravacao)
  }
}

/** A guide that was read again reaches the screen one turn after its reading ends. */
export const reachScreen = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * What stands typed in a field and was not left yet: kept, and what was left before it, before what asks for it goes on. False
 * where some is wrong, and the hands go to the first that is.
 */
export async function keepDigitado(): Promise<boolean> {
  const todos = [...campos]
  const isGravando = todos.length > 0 || gravacoes.size > 0
  const guardados = await Promise.all(todos.map(({ guardar }) => guardar()))
  await Promise.allSettled(gravacoes)
  const errado = todos.find((_campo, i) => !guardados[i])
  errado?.focus()
  if (isGravando) await reachScreen()
  return errado === undefined
}

/** What is wrong in the fields of the page: nobody could keep it once that is gone. */
export const listErrados = (): readonly Errado[] => [...campos].flatMap((campo) => campo.readErrado() ?? [])

/** The hands go to the first that is wrong. */
export function focusErrado(): void {
  ;[...campos].find((campo) => campo.readErrado())?.focus()
}

/** Whoever loads the page anew would lose it: the browser asks first, unless the session has ended. */
function askBefore(event: BeforeUnloadEvent): void {
  if (!session().isLeft()) event.preventDefault()
}

/** As long as something is typed and not yet left: it is kept where the page goes away under it, or a paper is asked for. */
export function useDigitado(isDigitado: boolean, campo: Campo): void {
  const ultimo = useRef<Campo>(undefined)
  // Before the cleaning up below, which keeps nothing that the field has kept by itself.
  useLayoutEffect(() => {
    ultimo.current = isDigitado ? campo : undefined
  })
  useEffect(() => {
    if (!isDigitado) return
    const doCampo: Campo = {
      guardar: async () => (await ultimo.current?.guardar()) ?? true,
      readErrado: () => ultimo.current?.readErrado(),
      focus: () => ultimo.current?.focus(),
    }
    campos.add(doCampo)
    addEventListener('beforeunload', askBefore)
    return () => {
      campos.delete(doCampo)
      if (campos.size === 0) removeEventListener('beforeunload', askBefore)
      void ultimo.current?.guardar()
    }
  }, [isDigitado])
}
