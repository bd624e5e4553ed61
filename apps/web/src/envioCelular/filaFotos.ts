import { getMotivoArquivo, motivoArquivo } from '@portal/domain/imagem/limite.ts'

export type Foto = {
  id: string
  /** The guide that the page showed when it was chosen. */
  numeroFicha: number
  nome: string
  arquivo: File
  estado: 'esperando' | 'enviando' | 'enviada' | 'recusada' | 'falhou'
  /** How far it got, 0 to 1. */
  fracao: number
  /** Why it did not go. */
  mensagem?: string
}

/** What became of a file that did not go. `fim`: nothing goes any more. */
export type FalhaFoto = { estado: 'recusada' | 'falhou'; mensagem: string; isFim: boolean }

type Portas = {
  send: (foto: Foto, onProgress: (fracao: number) => void) => Promise<void>
  explain: (error: unknown) => FalhaFoto
  createId: () => string
  onFim: () => void
}

/** The images of one telephone, sent one after another: its line is slow, and the guide takes one at a time. */
export function createFilaFotos({ send, explain, createId, onFim }: Portas) {
  let fotos: readonly Foto[] = []
  let isSending = false
  const ouvintes = new Set<() => void>()
  const set = (proximas: readonly Foto[]) => {
    fotos = proximas
    for (const ouvinte of ouvintes) ouvinte()
  }
  const change = (id: string, mudanca: Partial<Foto>) =>
    set(fotos.map((foto) => (foto.id === id ? { ...foto, ...mudanca } : foto)))

  async function advance(): Promise<void> {
    const proxima = fotos.find(({ estado }) => estado === 'esperando')
    if (isSending || !proxima) return
    const { id } = proxima
    isSending = true
    change(id, { estado: 'enviando', fracao: 0 })
    try {
      await send(proxima, (fracao) => change(id, { fracao }))
      change(id, { estado: 'enviada', fracao: 1 })
    } catch (error) {
      const { estado, mensagem, isFim } = explain(error)
      change(id, { estado, mensagem })
      if (isFim) {
        set(fotos.map((foto) => (foto.estado === 'esperando' ? { ...foto, estado, mensagem } : foto)))
        onFim()
      }
    } finally {
      isSending = false
    }
    await advance()
  }

  return {
    getSnapshot: (): readonly Foto[] => fotos,
    subscribe: (ouvinte: () => void): (() => void) => {
      ouvintes.add(ouvinte)
      return () => ouvintes.delete(ouvinte)
    },
    /** Sends these; what no guide takes says so at once. A photograph too large may still fit once it is made smaller. */
    add: (numeroFicha: number, arquivos: readonly File[]): void => {
      const novas = arquivos.map((arquivo): Foto => {
        const base = { id: createId(), numeroFicha, nome: arquivo.name, arquivo, fracao: 0 }
        const motivo = motivoArquivo({ nome: arquivo.name, tamanho: arquivo.size })
        return motivo && motivo !== 'tamanho'
          ? { ...base, estado: 'recusada', mensagem: getMotivoArquivo(motivo).texto }
          : { ...base, estado: 'esperando' }
      })
      set([...fotos, ...novas])
      void advance()
    },
    /** Sends one again that failed, as the same write: it may have come after all. */
    retry: (id: string): void => {
      if (fotos.find((foto) => foto.id === id)?.estado !== 'falhou') return
      change(id, { estado: 'esperando' })
      void advance()
    },
  }
}
