import { onTestFinished } from 'vitest'

/** A file that the page sent up. */
export type Subida = {
  nome: string
  conteudo: File
  /** How far it got, 0 to 1, as the browser would tell the page. */
  tell: (fracao: number) => void
  /** The line breaks under it. */
  cut: () => void
}

/** The part of XMLHttpRequest that uploads use, over the page's own calls: who answers these answers this one too. */
class Request extends EventTarget {
  readonly upload = new EventTarget()
  responseType = ''
  status = 0
  response: Blob | null = null
  readonly #headers = new Headers()
  readonly #aborting = new AbortController()
  #method = 'GET'
  #url = ''
  #received = new Headers()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  abort(): void {
    this.#aborting.abort()
  }

  send(body: FormData): void {
    const { signal } = this.#aborting
    const answered = fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
    void answered.then(
      (response) => this.#receive(response),
      () => this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error')),
    )
  }

  async #receive(response: Response): Promise<void> {
    this.status = response.status
    this.#received = response.headers
    this.response = await response.blob()
    this.dispatchEvent(new Event('load'))
  }
}

const TOTAL = 1000

/** The files that the page sends up from now on in this test, the first one first; calls answer them as any other. */
export function watchUploads(): readonly Subida[] {
  const subidas: Subida[] = []
  const real = window.XMLHttpRequest
  class Watched extends Request {
    override send(body: FormData): void {
      for (const conteudo of body.values())
        if (conteudo instanceof File) {
          const tell = (fracao: number) =>
            void this.upload.dispatchEvent(
              new ProgressEvent('progress', { loaded: fracao * TOTAL, total: TOTAL }),
            )
          const cut = () => void this.dispatchEvent(new Event('error'))
          subidas.push({ nome: conteudo.name, conteudo, tell, cut })
        }
      super.send(body)
    }
  }
  Object.assign(window, { XMLHttpRequest: Watched })
  onTestFinished(() => void Object.assign(window, { XMLHttpRequest: real }))
  return subidas
}
