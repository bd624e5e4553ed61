import type { Person } from '../testing/testApp.ts'

/** Opens a stream of events and answers its next one, or undefined when there is none within the wait. */
export async function watchFluxo(endereco: string, as: Person) {
  const leitura = new AbortController()
  const response = await fetch(endereco, { headers: { ...as }, signal: leitura.signal })
  const reader = (response.body ?? new ReadableStream<Uint8Array>())
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let texto = ''
  const read = async (): Promise<unknown> => {
    for (;;) {
      const [, dados] = /data: (.*)\n\n/.exec(texto) ?? []
      if (dados !== undefined) {
        texto = texto.slice(texto.indexOf(dados) + dados.length + 2)
        return JSON.parse(dados)
      }
      const { value, done } = await reader.read()
      if (done) return 'fim'
      texto += value
    }
  }
  let pending: Promise<unknown> | undefined
  const next = async (ms: number): Promise<unknown> => {
    pending ??= read()
    const wait = new Promise((resolve) => setTimeout(resolve, ms, undefined))
    const event = await Promise.race([pending, wait])
    if (event !== undefined) pending = undefined
    return event
  }
  return { status: response.status, next, close: () => leitura.abort() }
}
