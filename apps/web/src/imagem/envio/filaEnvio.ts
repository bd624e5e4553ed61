import { getMotivoArquivo, motivoArquivo } from '@portal/domain/imagem/limite.ts'
import type { GuessLugar, LugarImagem } from '../lugar/lugarImagem.ts'
import type { Conferido } from './conferirArquivo.ts'
import { type ItemEnvio, isParavel, isRemovivel } from './itemEnvio.ts'
import type { PortasFila } from './portasFila.ts'
import { createMedidor } from './velocidade.ts'

export type FilaEnvio = ReturnType<typeof createFilaEnvio>

/** The place that the person said, which a file's own name may still move. */
type LugarPorNome = { lugarDe: (nome: string) => LugarImagem }

function findLugar(
  dito: LugarImagem | LugarPorNome | GuessLugar,
  nome: string,
  naFila: readonly LugarImagem[],
): LugarImagem {
  if (typeof dito === 'function') return dito(nome, naFila)
  return 'lugarDe' in dito ? dito.lugarDe(nome) : dito
}

/** How many files go at the same time: more would only make each one slower on a clinic's line. */
const simultaneos = 2

/**
 * The files on their way to one guide, outside React: they keep going while the person does something else.
 * Listeners hear of every change; the snapshot is a new list each time.
 */
export function createFilaEnvio(portas: PortasFila) {
  let itens: readonly ItemEnvio[] = []
  let isSoMemoria = false
  let lotes = 0
  const ouvintes = new Set<() => void>()
  const cancelamentos = new Map<string, AbortController>()

  function set(proximos: readonly ItemEnvio[]) {
    itens = proximos
    for (const ouvinte of ouvintes) ouvinte()
  }
  const find = (id: string) => itens.find((item) => item.id === id)
  const change = (id: string, mudanca: Partial<ItemEnvio>) =>
    set(itens.map((item) => (item.id === id ? { ...item, ...mudanca } : item)))

  /** The likeliest place, beside those of the files before it and those that are no guess. */
  function guessAnew({ id, nome, guess }: ItemEnvio): void {
    if (!guess) return
    const at = itens.findIndex((item) => item.id === id)
    const outras = itens.filter(
      (item, i) => item.estado !== 'recusada' && (i < at || (i > at && !item.guess)),
    )
    change(id, {
      lugar: guess(
        nome,
        outras.map(({ lugar }) => lugar),
      ),
    })
  }

  /** Those that were chosen after it may get the place that it had. */
  function refuse(id: string, mensagem: string): void {
    change(id, { estado: 'recusada', mensagem })
    for (const item of itens.slice(itens.findIndex((um) => um.id === id) + 1)) guessAnew(item)
  }

  async function prepare(id: string, arquivo: File): Promise<void> {
    // What cannot be read here goes as it is: the service says what is wrong with it.
    const { menor, sha256, avisos, recusa }: Conferido = await portas
      .prepare(arquivo)
      .catch(() => ({ avisos: [] }))
    const conteudo = menor ?? arquivo
    const reduzidaDe = menor && arquivo.size
    const motivo = motivoArquivo({ nome: arquivo.name, tamanho: conteudo.size }) ?? recusa
    if (motivo) return refuse(id, getMotivoArquivo(motivo).texto)
    change(id, { conteudo, sha256, avisos, reduzidaDe, estado: 'preparada' })
    if (!sha256) return
    // A warning that comes late, or not at all, stops nothing.
    const repetida = await portas.findRepetida(sha256).catch(() => undefined)
    if (!repetida) return
    const mensagem = portas.explainRepetida(repetida)
    if (!mensagem) change(id, { repetida })
    // What is on its way by then the service refuses itself.
    else if (find(id)?.estado === 'preparada') refuse(id, mensagem)
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
        const falha = portas.explain(error)
        const { repetivel, ...dito } = falha
        change(item.id, { estado: repetivel ? 'falhou' : 'recusada', ...dito })
        portas.onFalha?.(falha)
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
    /**
     * Adds files, with the place that the person said or each with its likeliest; what cannot be sent says so at once.
     * Answers the id of each.
     */
    add: (arquivos: readonly File[], dito: LugarImagem | LugarPorNome | GuessLugar): readonly string[] => {
      const guess = typeof dito === 'function' ? dito : undefined
      const lote = ++lotes
      return arquivos.map((arquivo) => {
        const nome = arquivo.name
        const naFila = itens.filter(({ estado }) => estado !== 'recusada').map(({ lugar }) => lugar)
        const lugar = findLugar(dito, nome, naFila)
        const id = portas.createId()
        const chave = portas.createId()
        const base = { id, chave, nome, conteudo: arquivo, lugar, guess, lote, fracao: 0 } as const
        const motivo = motivoArquivo({ nome: arquivo.name, tamanho: arquivo.size })
        // A photograph that is too large may still fit once it is made smaller.
        if (motivo && motivo !== 'tamanho') {
          set([...itens, { ...base, estado: 'recusada', mensagem: getMotivoArquivo(motivo).texto }])
        } else {
          set([...itens, { ...base, estado: 'preparando' }])
          void prepare(id, arquivo)
        }
        return id
      })
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
      change(id, { lugar, guess: undefined, chave: portas.createId() })
    },
    /** Sends everything that is ready, each where the person saw that it goes. */
    sendAll: (): void => {
      set(
        itens.map((item) =>
          item.estado === 'preparada' ? { ...item, estado: 'aguardando', guess: undefined } : item,
        ),
      )
      advance()
    },
    retry: (id: string): void => {
      if (find(id)?.estado !== 'falhou') return
      change(id, { estado: 'aguardando', mensagem: undefined, isRecusaDaGuia: false })
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
