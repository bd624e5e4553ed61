import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createCopiaCifrada } from '../../api/copiaCifrada.ts'
import { useDonoCopia } from '../../credenciado/useDonoCopia.ts'
import { createWriteQueue } from './writeQueue.ts'

type Linha = {
  campo: RefObject<HTMLInputElement | null>
  /** As React knows it: a moment behind the field. */
  texto: string
  write: (texto: string) => void
}

/** The copy of a guide's line in this browser, apart from the draft: what is half typed is no revision of it yet. */
function createLinhaGuardada(dono: { login: string; numeroFicha: number; segredo: string }) {
  const { login, numeroFicha, segredo } = dono
  const copia = createCopiaCifrada<string>({ address: `linha:${login}:${numeroFicha}`, segredo })
  let texto = ''
  // Until it was read nothing is written over it.
  let isLida = false
  let isEsquecida = false
  const writes = createWriteQueue(async () => {
    if (!isLida && !isEsquecida) return
    if (texto === '') copia.remove()
    // A browser that does not store loses it with the page.
    else await copia.save(texto).catch(() => undefined)
  })
  return {
    load: async (): Promise<string> => {
      const guardado = await copia.load()
      isLida = true
      return guardado ?? ''
    },
    keep: (novo: string) => {
      if (isEsquecida) return
      texto = novo
      void writes.request()
    },
    /** For good: until the form is gone its field still holds what was typed. */
    forget: () => {
      isEsquecida = true
      texto = ''
      void writes.request()
    },
  }
}

/**
 * Keeps what stands in the entry line until it goes into the guide, so that a reload, a closed page or the end of the
 * session lose none of it (Interface B6.1). Written as it is typed, and at once when the page is hidden. Answers what
 * forgets it, for when the guide takes no more.
 */
export function useLinhaGuardada(numeroFicha: number, { campo, texto, write }: Linha): () => void {
  const dono = useDonoCopia()
  const [guardada] = useState(() => createLinhaGuardada({ ...dono, numeroFicha }))
  const restore = useEffectEvent((guardado: string) => {
    // What was typed meanwhile is the newer one.
    if (campo.current?.value) guardada.keep(campo.current.value)
    else if (guardado !== '') write(guardado)
  })
  useEffect(() => {
    let isAtual = true
    void guardada.load().then((guardado) => isAtual && restore(guardado))
    const onHide = () => {
      if (campo.current) guardada.keep(campo.current.value)
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onHide)
    return () => {
      isAtual = false
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onHide)
    }
  }, [guardada, campo])
  useEffect(() => guardada.keep(texto), [guardada, texto])
  return guardada.forget
}
