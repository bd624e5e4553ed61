import type { Imagem } from '@portal/contract/imagem.ts'
import { getMotivoArquivo, motivoArquivo } from '@portal/domain/imagem/limite.ts'
import type { LugarImagem } from '../lugar/lugarImagem.ts'
import type { Conferido } from './conferirArquivo.ts'
import { type ItemEnvio, isParavel, isRemovivel, type Repetida } from './itemEnvio.ts'
import { createMedidor } from './velocidade.ts'

/** Why a file did not go, and whether it is worth another attempt. */
export type FalhaEnvio = { mensagem: string; repetivel: boolean; isSemLinha?: boolean }

/** What the queue needs of the world. */
export type PortasFila = {
  send: (item: ItemEnvio, signal: AbortSignal, onProgress: (fracao: number) => void) => Promise<Imagem>
  explain: (error: unknown) => FalhaEnvio
  /** Reads the file before it goes; a failure says nothing of it. */
  prepare: (arquivo: File) => Promise<Conferido>
  findRepetida: (sha256: string) => Promise<Repetida | undefined>
  createId: () => string
  now: () => number
}

export type FilaEnvio = ReturnType<typeof createFilaEnvio>

/** How many files go at the same time: more would only make each one slower on a clinic's line. */
const simultaneos = 2

/**
 * The files on their way to one guide, outside React: they keep going while the person does something else.
 * Listeners hear of every change; the snapshot is a new list each time.
 */
export function createFilaEnvio(portas: PortasFila) {
  let itens: readonly ItemEnvio[] = []
  let isSoMemoria = false
  const ouvintes = new Set<() => void>()
  const cancelamentos = new Map<string, AbortController>()

  function set(proximos: readonly ItemEnvio[]) {
    itens = proximos
    for (const ouvinte of ouvintes) ouvinte()
  }
  const find = (id: string) => itens.find((item) => item.id === id)
  const change = (id: string, mudanca: Partial<ItemEnvio>) =>
    set(itens.map((item) => (item.id === id ? { ...item, ...mudanca } : item)))

  async function prepare(id: string, arquivo: File): Promise<void> {
    // What cannot be read here goes as it is: the service says what is wrong with it.
    const { menor, sha256, avisos }: Conferido = await portas.prepare(arquivo).catch(() => ({ avisos: [] }))
    const conteudo = menor ?? arquivo
    const reduzidaDe = menor && arquivo.size
    const motivo = motivoArquivo({ nome: arquivo.name, tamanho: conteudo.size })
    const situacao = motivo
      ? ({ estado: 'recusada', mensagem: getMotivoArquivo(motivo).texto } as const)
      : ({ estado: 'preparada' } as const)
    change(id, { conteudo, sha256, avisos, reduzidaDe, ...situacao })
    if (motivo || !sha256) return
    // A warning that comes late, or not at all, stops nothing.
    const repetida = await portas.findRepetida(sha256).catch(() => undefined)
    if (repetida) change(id, { repetida })
  }

  function advance(): void {
    const enviando = itens.filter(({ estado }) => estado === 'enviando').length
    const proximo = itens.find(({ estado }) => estado === 'aguardando')
    if (!proximo || enviando >= simultaneos) return
    void run(proximo)
    advance()
  }

  async function run(item: ItemEnvio): Promise<void> {
    const cancelamento = new AbortController()
    cancelamentos.set(item.id, cancelamento)
    const medidor = createMedidor(portas.now())
    change(item.id, { estado: 'enviando', fracao: 0, velocidade: undefined, mensagem: undefined })
    try {
      const imagem = await portas.send(item, cancelamento.signal, (fracao) => {
        if (cancelamento.signal.aborted) return
        const velocidade = medidor.note(fracao * item.conteudo.size, portas.now())
        change(item.id, { fracao, velocidade })
      })
      change(item.id, { estado: 'enviada', fracao: 1, imagem })
    } catch (error) {
      // Whoever stopped it has said what it is now; it may even be on its way again.
      if (!cancelamento.signal.aborted) {
        const { mensagem, repetivel, isSemLinha } = portas.explain(error)
        change(item.id, { estado: repetivel ? 'falhou' : 'recusada', mensagem, isSemLinha })
      }
    } finally {
      if (cancelamentos.get(item.id) === cancelamento) cancelamentos.delete(item.id)
      advance()
    }
  }

  function stop(id: string, estado: 'preparada' | 'pausada'): void {
    change(id, { estado, fracao: 0, velocidade: undefined })
    cancelamentos.get(id)?.abort()
  }

  return {
    getSnapshot: (): readonly ItemEnvio[] => itens,
    subscribe: (ouvinte: () => void): (() => void) => {
      ouvintes.add(ouvinte)
      return () => ouvintes.delete(ouvinte)
    },
    /** Adds files, each with its likeliest place; what cannot be sent says so at once. */
    add: (
      arquivos: readonly File[],
      guess: (nome: string, naFila: readonly LugarImagem[]) => LugarImagem,
    ): void => {
      for (const arquivo of arquivos) {
        const lugar = guess(
          arquivo.name,
          itens.filter(({ estado }) => estado !== 'recusada').map((item) => item.lugar),
        )
        const id = portas.createId()
        const chave = portas.createId()
        const base = { id, chave, nome: arquivo.name, conteudo: arquivo, lugar, fracao: 0 } as const
        const motivo = motivoArquivo({ nome: arquivo.name, tamanho: arquivo.size })
        // A photograph that is too large may still fit once it is made smaller.
        if (motivo && motivo !== 'tamanho') {
          set([...itens, { ...base, estado: 'recusada', mensagem: getMotivoArquivo(motivo).texto }])
        } else {
          set([...itens, { ...base, estado: 'preparando' }])
          void prepare(id, arquivo)
        }
      }
    },
    /** Puts back what this browser had kept; what was in line goes on. */
    restore: (guardados: readonly ItemEnvio[]): void => {
      set([...itens, ...guardados.filter(({ id }) => !find(id))])
      advance()
    },
    /** Whether this browser keeps nothing: what waits is lost with the page. */
    isSoMemoria: (): boolean => isSoMemoria,
    tellSoMemoria: (): void => {
      isSoMemoria = true
      set([...itens])
    },
    /** Another place is another request: it gets a key of its own. */
    setLugar: (id: string, lugar: LugarImagem): void => {
      change(id, { lugar, chave: portas.createId() })
    },
    /** Sends everything that is ready. */
    sendAll: (): void => {
      set(itens.map((item) => (item.estado === 'preparada' ? { ...item, estado: 'aguardando' } : item)))
      advance()
    },
    retry: (id: string): void => {
      if (find(id)?.estado !== 'falhou') return
      change(id, { estado: 'aguardando', mensagem: undefined })
      advance()
    },
    /** The line is back: what it had stopped goes on by itself. */
    retryLinha: (): void => {
      const isParada = ({ estado, isSemLinha }: ItemEnvio) => estado === 'falhou' && isSemLinha
      set(
        itens.map((item) =>
          isParada(item) ? { ...item, estado: 'aguardando', mensagem: undefined, isSemLinha: false } : item,
        ),
      )
      advance()
    },
    /** Stops a file on its way or in line; it stays in the list, ready to go again. */
    cancel: (id: string): void => {
      const item = find(id)
      if (item && isParavel(item)) stop(id, 'preparada')
      advance()
    },
    /** Lets the line go: what was on its way starts again with the same key, and is one image (Interface S09). */
    pause: (): void => {
      for (const { id, estado } of itens)
        if (estado === 'enviando' || estado === 'aguardando') stop(id, 'pausada')
    },
    resume: (): void => {
      set(itens.map((item) => (item.estado === 'pausada' ? { ...item, estado: 'aguardando' } : item)))
      advance()
    },
    remove: (id: string): void => {
      set(itens.filter((item) => item.id !== id || !isRemovivel(item)))
    },
    /** Takes what has arrived off the list. */
    clearSent: (): void => {
      set(itens.filter(({ estado }) => estado !== 'enviada'))
    },
  }
}
