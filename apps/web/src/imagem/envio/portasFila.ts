import type { Imagem } from '@portal/contract/imagem.ts'
import type { Conferido } from './conferirArquivo.ts'
import type { ItemEnvio, Repetida } from './itemEnvio.ts'

/** Why a file did not go, and whether it is worth another attempt. */
export type FalhaEnvio = {
  mensagem: string
  repetivel: boolean
  isSemLinha?: boolean
  isRecusaDaGuia?: boolean
}

/** What the queue needs of the world. */
export type PortasFila = {
  send: (item: ItemEnvio, signal: AbortSignal, onProgress: (fracao: number) => void) => Promise<Imagem>
  explain: (error: unknown) => FalhaEnvio
  /** Hears of each file that did not go. */
  onFalha?: (falha: FalhaEnvio) => void
  /** Reads the file before it goes; a failure says nothing of it. */
  prepare: (arquivo: File) => Promise<Conferido>
  findRepetida: (sha256: string) => Promise<Repetida | undefined>
  /** Why the service would refuse a file that was sent before, in its words. */
  explainRepetida: (repetida: Repetida) => string | undefined
  createId: () => string
  now: () => number
}
