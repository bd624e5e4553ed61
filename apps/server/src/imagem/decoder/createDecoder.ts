import type { ChildProcess } from 'node:child_process'
import type { ExtensaoImagem } from '@portal/domain/imagem/limite.ts'
import { startDecoder } from './processo.ts'
import {
  type Especie,
  type Pedido,
  type Pronto,
  type Resposta,
  type Resultado,
  type ResultadoJpeg,
  SAIDA_SEM_MEMORIA,
} from './protocolo.ts'

export type Decoder = {
  /**
   * What became of the file, or `ocupado` when too many wait, no process starts or memory is short: try again in a few seconds. The
   * file is read when its turn comes, so that those that wait hold no memory; rejects when it cannot be read.
   */
  decode: (read: ReadConteudo, extensao: ExtensaoImagem) => Promise<Resultado | 'ocupado'>
  /** A copy of ours as JPEG, under the same limits. */
  encodeJpeg: (read: ReadConteudo) => Promise<ResultadoJpeg | 'ocupado'>
  /** Files that are being decoded and files that wait, for the metrics. */
  stats: () => { busy: number; waiting: number }
  close: () => void
}

export type DecoderOptions = {
  /** Processes that decode at the same time. */
  processos?: number
  /** Files that may wait for one. */
  fila?: number
  /** How long one may wait. */
  esperaMs?: number
  /** A file that takes longer is given up, and its process with it. */
  limiteMs?: number
  start?: () => ChildProcess
}

type Desfecho = Resposta['resultado'] | 'ocupado'
type ReadConteudo = () => Promise<Buffer>

type Trabalho = {
  id: number
  read: ReadConteudo
  especie: Especie
  done: (desfecho: Desfecho) => void
  fail: (error: unknown) => void
  impaciencia: NodeJS.Timeout
}

/** As many as there are processors to decode on, on the machines that this is sized for. */
export const PROCESSOS = 2

const corrompido = { ok: false, motivo: 'corrompido' } as const

/**
 * Decodes uploads in processes of their own, one file at a time in each. A file that crashes or hangs its process is
 * a corrupt file; the next one finds a fresh process.
 */
export function createDecoder(options: DecoderOptions = {}): Decoder {
  const {
    processos = PROCESSOS,
    fila = 32,
    esperaMs = 8000,
    limiteMs = 10_000,
    start = startDecoder,
  } = options
  const espera: Trabalho[] = []
  const livres: ChildProcess[] = []
  const todos = new Set<ChildProcess>()
  const prontos = new WeakSet<ChildProcess>()
  let id = 0

  function take(): ChildProcess | undefined {
    const livre = livres.pop()
    if (livre || todos.size >= processos) return livre
    const novo = start()
    todos.add(novo)
    novo.once('message', () => prontos.add(novo))
    novo.once('exit', () => forget(novo)).once('error', () => forget(novo))
    return novo
  }

  function forget(processo: ChildProcess): void {
    todos.delete(processo)
    const at = livres.indexOf(processo)
    if (at >= 0) livres.splice(at, 1)
    advance()
  }

  function advance(): void {
    const [proximo] = espera
    const processo = proximo && take()
    if (!proximo || !processo) return
    espera.shift()
    clearTimeout(proximo.impaciencia)
    run(processo, proximo)
    advance()
  }

  function run(processo: ChildProcess, { id: proprio, read, especie, done, fail }: Trabalho): void {
    setAwake(processo, true)
    const timer = setTimeout(() => processo.kill('SIGKILL'), limiteMs)
    const leave = () => {
      clearTimeout(timer)
      processo.off('message', onMessage).off('exit', onExit).off('error', onError)
    }
    const finish = (desfecho: Desfecho) => {
      leave()
      done(desfecho)
    }
    const giveBack = () => {
      setAwake(processo, false)
      livres.push(processo)
      advance()
    }
    const onMessage = (resposta: Resposta | Pronto) => {
      if (!('id' in resposta) || resposta.id !== proprio) return
      finish(resposta.resultado)
      giveBack()
    }
    const onExit = (codigo: number | null, sinal: NodeJS.Signals | null) =>
      finish(prontos.has(processo) && !isNossaFalta(processo, codigo, sinal) ? corrompido : 'ocupado')
    const onError = () => finish('ocupado')
    processo.on('message', onMessage).on('exit', onExit).on('error', onError)
    const send = (conteudo: Buffer) => {
      const pedido: Pedido = { id: proprio, conteudo, especie }
      processo.send(pedido, (error) => error && processo.kill('SIGKILL'))
    }
    read().then(send, (error: unknown) => {
      fail(error)
      // The process was told nothing of it, and serves the next; one that ended meanwhile has been seen to.
      if (processo.killed || !todos.has(processo)) return
      leave()
      giveBack()
    })
  }

  function giveUp(trabalho: Trabalho): void {
    espera.splice(espera.indexOf(trabalho), 1)
    trabalho.done('ocupado')
  }

  function ask(read: ReadConteudo, especie: Especie): Promise<Desfecho> {
    if (espera.length >= fila) return Promise.resolve('ocupado')
    id += 1
    const pedido = { id, read, especie }
    return new Promise((done, fail) => {
      const impaciencia = setTimeout(() => giveUp(trabalho), esperaMs)
      const trabalho: Trabalho = { ...pedido, done, fail, impaciencia }
      espera.push(trabalho)
      advance()
    })
  }

  return {
    decode: async (read, extensao) => {
      const desfecho = await ask(read, extensao)
      return desfecho === 'ocupado' || !desfecho.ok || 'imagem' in desfecho ? desfecho : corrompido
    },
    encodeJpeg: async (read) => {
      const desfecho = await ask(read, 'copia')
      return desfecho === 'ocupado' || !desfecho.ok || 'jpeg' in desfecho ? desfecho : corrompido
    },
    stats: () => ({ busy: todos.size - livres.length, waiting: espera.length }),
    close: () => {
      for (const processo of todos) processo.kill('SIGKILL')
    },
  }
}

/** Ended by no file: for want of memory, by itself or by the system. A process that does not even start neither. */
const isNossaFalta = (processo: ChildProcess, codigo: number | null, sinal: NodeJS.Signals | null): boolean =>
  codigo === SAIDA_SEM_MEMORIA || (sinal === 'SIGKILL' && !processo.killed)

/** An idle decoder does not keep the server from ending. */
function setAwake(processo: ChildProcess, awake: boolean): void {
  const action = awake ? 'ref' : 'unref'
  processo[action]()
  processo.channel?.[action]()
}
