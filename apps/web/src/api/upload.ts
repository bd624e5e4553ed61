import type { Outgoing } from './outgoing.ts'

/** A file to send, and who wants to know how far it got (0 to 1). */
export type Upload = { arquivo: Blob; nome: string; onProgress?: (fraction: number) => void }

/** `fetch` tells nothing about the bytes on their way; this one does, and answers alike. */
export function sendUpload(outgoing: Outgoing, onProgress: (fraction: number) => void): Promise<Response> {
  const { method, url, headers, body, signal } = outgoing
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(toResponse(request)))
    request.addEventListener('error', () => {
      // Whatever had gone went in vain: a new try begins with the first byte.
      onProgress(0)
      reject(new TypeError('network failure'))
    })
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.set(name, value.join(': '))
  }
  return new Response(request.response as Blob, { status: request.status, headers })
}
