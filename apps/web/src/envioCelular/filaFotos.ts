import { getMotivoArquivo, motivoArquivo } from '@portal/domain/imagem/limite.ts'

/** What is known of a file before it goes. */
export type FotoConferida = {
  /** A smaller copy of a photograph; without it the file goes as it is. */
  menor?: Blob | undefined
  /** Of the file that was chosen. */
  sha256?: string | undefined
  /** What is said against it, in words. */
  avisos: readonly string[]
  /** Why it cannot go, in words: the service would refuse it for the same. */
  recusa?: string | undefined
}

export type Foto = {
  id: string
  /** The guide that the page showed when it was chosen. */
  numeroFicha: number
  nome: string
  arquivo: File
  /** `avisada`: something is said against it, and whoever took it says whether it goes. */
  estado: 'esperando' | 'conferindo' | 'avisada' | 'enviando' | 'enviada' | 'recusada' | 'falhou'
  /** How far it got, 0 to 1. */
  fracao: number
  /** Once it was read. */
  conferida?: FotoConferida
  /** Why it did not go. */
  mensagem?: string
}

/** What became of a file that did not go. `fim`: nothing goes any more. */
export type FalhaFoto = { estado: 'recusada' | 'falhou'; mensagem: string; isFim: boolean }

type Portas = {
  prepare: (foto: Foto) => Promise<FotoConferida>
  send: (foto: Foto, onProgress: (fracao: number) => void) => Promise<void>
  explain: (error: unknown) => FalhaFoto
  createId: () => string
  onFim: () => void
}

/** The images of one telephone, sent one after another: its line is slow, and the guide takes one at a time. */
export function createFilaFotos({ prepare, send, explain, createId, onFim }: Portas) {
  let fotos: readonly Foto[] = []
  let isSending = false
  const ouvintes = new Set<() => void>()
  const set = (proximas: readonly Foto[]) => {
    fotos = proximas
    for (const ouvinte of ouvintes) ouvinte()
  }
  const change = (id: string, mudanca: Partial<Foto>) =>
    set(fotos.map((foto) => (foto.id === id ? { ...foto, ...mudanca } : foto)))

  /** Reads a file, and says whether it may go at once. What cannot be read here the service judges. */
  async function check(foto: Foto): Promise<FotoConferida> {
    const { id } = foto
    change(id, { estado: 'conferindo' })
    const lida: FotoConferida = await prepare(foto).catch(() => ({ avisos: [] }))
    const igual = fotos.find(
      (outra) => outra.id !== id && lida.sha256 !== undefined && outra.conferida?.sha256 === lida.sha256,
    )
    const conferida = igual
      ? { ...lida, avisos: [...lida.avisos, `É o mesmo arquivo que ${igual.nome}.`] }
      : lida
    change(id, { conferida })
    return conferida
  }

  async function advance(): Promise<void> {
    const proxima = fotos.find(({ estado }) => estado === 'esperando')
    if (isSending || !proxima) return
    const { id } = proxima
    isSending = true
    try {
      const conferida = proxima.conferida ?? (await check(proxima))
      if (conferida.recusa) change(id, { estado: 'recusada', mensagem: conferida.recusa })
      else if (!proxima.conferida && conferida.avisos.length > 0) change(id, { estado: 'avisada' })
      else {
        change(id, { estado: 'enviando', fracao: 0 })
        await send({ ...proxima, conferida }, (fracao) => change(id, { fracao }))
        change(id, { estado: 'enviada', fracao: 1 })
      }
    } catch (error) {
      const { estado, mensagem, isFim } = explain(error)
      change(id, { estado, mensagem })
      if (isFim) {
        const isParada = (foto: Foto) => foto.estado === 'esperando' || foto.estado === 'avisada'
        set(fotos.map((foto) => (isParada(foto) ? { ...foto, estado, mensagem } : foto)))
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
    /**
     * Sends one again that failed, as the same write, for it may have come after all; or one all the same, whatever was
     * said against it.
     */
    retry: (id: string): void => {
      const estado = fotos.find((foto) => foto.id === id)?.estado
      if (estado !== 'falhou' && estado !== 'avisada') return
      change(id, { estado: 'esperando' })
      void advance()
    },
    /** Takes one that something was said against out of the list. */
    remove: (id: string): void => set(fotos.filter((foto) => foto.id !== id || foto.estado !== 'avisada')),
  }
}
