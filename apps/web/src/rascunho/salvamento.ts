import type { CopiaRascunho } from './copiaLocal.ts'
import type { Conteudo } from './rascunhoReducer.ts'

/** Where the draft stands; `recusado`: the guide no longer takes one. */
export type FaseSalvamento = 'limpo' | 'digitando' | 'salvo' | 'local' | 'conflito' | 'recusado'

export type Salvamento = {
  readonly fase: FaseSalvamento
  readonly salvoEm: string | null
  readonly revisao: number
}

/** What a failed save means: another screen saved first, the guide refuses, or the server is away. */
type Falha = 'conflito' | 'recusado' | 'ausente'

type Portas = {
  copia: CopiaRascunho
  saveServidor: (conteudo: Conteudo, revisaoBase: number) => Promise<{ revisao: number; salvoEm: string }>
  readFalha: (error: unknown) => Falha
  now: () => Date
}

/** Pauses of typing before the copy in this browser, before the server, and between tries while it is away. */
export const esperas = { local: 250, servidor: 1000, lento: 2500, tentativa: 5000 } as const

export type Salvador = ReturnType<typeof createSalvador>

/**
 * Saves the draft by itself, one save at a time and always the newest: first in this browser, then on the server
 * (Interface B6.1). Outside React, so that typing draws nothing but its own field.
 */
export function createSalvador(portas: Portas, inicio: { revisao: number; salvoEm: string | null }) {
  let estado: Salvamento = { fase: inicio.salvoEm ? 'salvo' : 'limpo', ...inicio }
  let pendente: Conteudo | undefined
  let emCurso: Promise<void> | undefined
  let isParado = false
  const timers = new Map<keyof typeof esperas, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function set(mudanca: Partial<Salvamento>) {
    estado = { ...estado, ...mudanca }
    for (const listener of listeners) listener()
  }

  function schedule(nome: keyof typeof esperas, run: () => void) {
    clearTimeout(timers.get(nome))
    timers.set(nome, setTimeout(run, esperas[nome]))
  }

  async function saveCopia(conteudo: Conteudo, isPendente: boolean) {
    const copia = { conteudo, revisaoBase: estado.revisao, isPendente, em: portas.now().toISOString() }
    // A full or forbidden storage must not stop the server's copy.
    await portas.copia.save(copia).catch(() => undefined)
  }

  async function send(): Promise<void> {
    const conteudo = pendente
    if (!conteudo || isParado || estado.fase === 'conflito' || estado.fase === 'recusado') return
    pendente = undefined
    schedule('lento', () => estado.fase === 'digitando' && set({ fase: 'local' }))
    try {
      const { revisao, salvoEm } = await portas.saveServidor(conteudo, estado.revisao)
      set({ revisao, salvoEm, fase: pendente ? 'digitando' : 'salvo' })
      if (!pendente && !isParado) await saveCopia(conteudo, false)
    } catch (error) {
      pendente ??= conteudo
      const falha = portas.readFalha(error)
      set({ fase: falha === 'ausente' ? 'local' : falha })
      if (falha === 'ausente' && !isParado) schedule('tentativa', () => void flush())
    } finally {
      clearTimeout(timers.get('lento'))
    }
  }

  /** Saves now what is still unsaved, after the save in course. */
  async function flush(): Promise<void> {
    clearTimeout(timers.get('servidor'))
    while (emCurso) await emCurso
    emCurso = send()
    await emCurso
    emCurso = undefined
    if (pendente && estado.fase === 'digitando') schedule('servidor', () => void flush())
  }

  return {
    getSnapshot: (): Salvamento => estado,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The draft changed. */
    touch(conteudo: Conteudo) {
      pendente = conteudo
      if (estado.fase === 'limpo' || estado.fase === 'salvo') set({ fase: 'digitando' })
      schedule('local', () => void saveCopia(conteudo, true))
      schedule('servidor', () => void flush())
    },
    flush,
    /** The page is going away: the copy in this browser is written at once. */
    async leave() {
      if (pendente) await saveCopia(pendente, true)
    },
    /** The person chose what stays: goes on upon the server's revision. */
    async resolve(revisao: number, conteudo: Conteudo) {
      set({ revisao, fase: 'digitando' })
      pendente = conteudo
      await flush()
    },
    /** The guide was sent: nothing of the draft is left behind. */
    finish() {
      this.stop()
      pendente = undefined
      portas.copia.remove()
    },
    stop() {
      isParado = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
    start() {
      isParado = false
    },
  }
}
