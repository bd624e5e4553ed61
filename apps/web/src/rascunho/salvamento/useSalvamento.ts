import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RascunhoInicial } from './chooseRascunho.ts'
import type { CopiaRascunho } from './copiaLocal.ts'
import { createSaver, type Falha, type Saver } from './saver.ts'

type Ports<C> = {
  copia: CopiaRascunho<C>
  saveToServer: Parameters<typeof createSaver<C>>[0]['saveToServer']
  readFalha: (error: unknown) => Falha
}

/** A saver of a draft for as long as its form is there, and how it stands. */
export function useSalvamento<C>(inicial: RascunhoInicial<C>, ports: Ports<C>) {
  const [saver] = useState(() =>
    createSaver<C>(
      { ...ports, now: () => new Date() },
      { revisao: inicial.revisaoBase, salvoEm: inicial.salvoEm, emDuvida: inicial.emDuvida },
    ),
  )
  const salvamento = useSyncExternalStore(saver.subscribe, saver.getSnapshot)
  useSaidas(saver, inicial)
  return { saver, salvamento }
}

/** Saves what was kept here alone as the form opens, and what is unsaved as it goes. */
function useSaidas<C>(saver: Saver<C>, inicial: RascunhoInicial<C>): void {
  useEffect(() => {
    saver.start()
    // What this browser kept and the server never saw goes up as soon as the form opens again.
    if (inicial.isPendente && !inicial.conflito) saver.touch(inicial.conteudo)
    const onHide = () => void saver.leave()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onHide)
      void saver.leave()
      void saver.flush()
      saver.stop()
    }
  }, [saver, inicial])
}
