import { isSameConteudo } from '../estado/isSameConteudo.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import type { CopiaRascunho } from './copiaLocal.ts'
import { createWriteQueue } from './writeQueue.ts'

/** Where the draft stands; `recusado`: the server takes none of it any more. */
export type FaseSalvamento = 'limpo' | 'digitando' | 'salvo' | 'local' | 'conflito' | 'recusado'

export type Salvamento = {
  readonly fase: FaseSalvamento
  readonly salvoEm: string | null
  readonly revisao: number
}

/** What a failed save means: another screen saved first, the draft is refused, or the server is away. */
export type Falha = 'conflito' | 'recusado' | 'ausente'

/** What the editor begins with; `emDuvida`: sent before, and nobody knows whether the server has it. */
type Start<C> = { revisao: number; salvoEm: string | null; emDuvida?: C | undefined }

type Ports<C> = {
  copia: CopiaRascunho<C>
  saveToServer: (conteudo: C, revisaoBase: number) => Promise<{ revisao: number; salvoEm: string }>
  readFalha: (error: unknown) => Falha
  now: () => Date
}

/** The pause of typing before the server, what a slow save takes, and the wait between tries while it is away. */
export const delays = { server: 1000, slow: 2500, retry: 5000 } as const

export type Saver<C = Conteudo> = ReturnType<typeof createSaver<C>>

/**
 * Saves the draft by itself, one save at a time and always the newest: at once in this browser, then on the server
 * (Interface B6.1). Outside React, so that typing draws nothing but its own field.
 */
export function createSaver<C>(ports: Ports<C>, { revisao, salvoEm, emDuvida: fromBefore }: Start<C>) {
  let estado: Salvamento = { fase: salvoEm ? 'salvo' : 'limpo', salvoEm, revisao }
  /** What the server was not asked to save yet, or refused for now. */
  let pendente: C | undefined
  /** What it was asked to save and has not answered: it may have it or not. */
  let emDuvida = fromBefore
  /** What the server has, as far as this screen knows. */
  let confirmado: C | undefined
  /** The person chose it: what another tab leaves unconfirmed gives way. */
  let isEscolhido = false
  let running: Promise<void> | undefined
  let isStopped = false
  const timers = new Map<keyof typeof delays, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function set(mudanca: Partial<Salvamento>) {
    estado = { ...estado, ...mudanca }
    for (const listener of listeners) listener()
  }

  function schedule(nome: keyof typeof delays, run: () => void) {
    clearTimeout(timers.get(nome))
    timers.set(nome, setTimeout(run, delays[nome]))
  }

  /** What this tab leaves unconfirmed is what it confirms next; anything else unconfirmed is typed in another tab. */
  async function isDeOutraAba(conteudo: C): Promise<boolean> {
    const guardada = await ports.copia.load()
    return guardada?.isPendente === true && !isSameConteudo(guardada.conteudo, conteudo)
  }

  const writes = createWriteQueue(async () => {
    const naoConfirmado = pendente ?? emDuvida
    const conteudo = naoConfirmado ?? confirmado
    if (!conteudo || (!naoConfirmado && !isEscolhido && (await isDeOutraAba(conteudo)))) return
    isEscolhido = false
    const copia = { conteudo, revisaoBase: estado.revisao, isPendente: naoConfirmado !== undefined, emDuvida }
    // A full or forbidden storage must not stop the server's copy.
    await ports.copia.save({ ...copia, em: ports.now().toISOString() }).catch(() => undefined)
  })

  /** Asks the server to save; answers whether it may be asked for the next. */
  async function transmit(conteudo: C): Promise<boolean> {
    if (pendente === conteudo) pendente = undefined
    emDuvida = conteudo
    schedule('slow', () => estado.fase === 'digitando' && set({ fase: 'local' }))
    try {
      const salvo = await ports.saveToServer(conteudo, estado.revisao)
      emDuvida = undefined
      confirmado = conteudo
      set({ ...salvo, fase: pendente ? 'digitando' : 'salvo' })
      if (!isStopped) await writes.request()
      return true
    } catch (error) {
      const falha = ports.readFalha(error)
      if (falha !== 'ausente') emDuvida = undefined
      // Another tab that opened the same copy may have saved what comes after it: the server tells by that one.
      if (falha === 'conflito' && pendente) return true
      pendente ??= conteudo
      set({ fase: falha === 'ausente' ? 'local' : falha })
      if (falha === 'ausente' && !isStopped) schedule('retry', () => void flush())
      return false
    } finally {
      clearTimeout(timers.get('slow'))
    }
  }

  /**
   * What may be on the server already goes again as it was, before anything newer: else this screen's own revision,
   * whose answer was lost, would look like another screen's.
   */
  async function send(): Promise<void> {
    if (isStopped || !pendente || estado.fase === 'conflito' || estado.fase === 'recusado') return
    if (emDuvida && emDuvida !== pendente && !(await transmit(emDuvida))) return
    if (pendente) await transmit(pendente)
  }

  /** Saves now what is still unsaved, after the save in course. */
  async function flush(): Promise<void> {
    clearTimeout(timers.get('server'))
    while (running) await running
    running = send()
    await running
    running = undefined
    if (pendente && estado.fase === 'digitando') schedule('server', () => void flush())
  }

  function stop() {
    isStopped = true
    for (const timer of timers.values()) clearTimeout(timer)
  }

  return {
    getSnapshot: (): Salvamento => estado,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The draft changed. */
    touch(conteudo: C) {
      const isSalvo = estado.fase === 'salvo' && confirmado !== undefined
      if (isSalvo && isSameConteudo(conteudo, confirmado)) return
      pendente = conteudo
      if (estado.fase === 'limpo' || estado.fase === 'salvo') set({ fase: 'digitando' })
      void writes.request()
      schedule('server', () => void flush())
    },
    flush,
    /** The page is going away: the copy in this browser is written at once. */
    async leave() {
      if (pendente ?? emDuvida) await writes.request()
    },
    /** It could not be sent as it is here: the server has another screen's. */
    tellConflito: () => set({ fase: 'conflito' }),
    /**
     * The person chose what stays: goes on upon the server's revision. The server's own (`salvoEm`) is saved already: saved again it
     * would be a revision more, and the screen that has it would be asked which one stays.
     */
    async resolve(revisao: number, conteudo: C, salvoEm?: string) {
      emDuvida = undefined
      if (salvoEm !== undefined) {
        isEscolhido = true
        pendente = undefined
        confirmado = conteudo
        set({ revisao, salvoEm, fase: 'salvo' })
        return writes.request()
      }
      set({ revisao, fase: 'digitando' })
      pendente = conteudo
      void writes.request()
      await flush()
    },
    /** It was sent: nothing of the draft is left behind. */
    async finish() {
      stop()
      pendente = undefined
      emDuvida = undefined
      confirmado = undefined
      // After the write in course, which would bring it back.
      await writes.request()
      ports.copia.remove()
    },
    stop,
    start() {
      isStopped = false
      if (pendente) schedule('server', () => void flush())
    },
  }
}
