import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { resolveBase } from './base.ts'
import { toOutgoing } from './outgoing.ts'

beforeAll(() => {
  vi.stubGlobal('document', { querySelector: () => null })
})
// The files share a process.
afterAll(() => vi.unstubAllGlobals())

describe('toOutgoing', () => {
  it('writes a read: address, query without what is undefined, bearer', () => {
    const outgoing = toOutgoing(
      guia.getGuia,
      { query: { numeroFicha: 42, nada: undefined } },
      'tok',
      undefined,
    )
    expect(outgoing).toMatchObject({
      method: 'GET',
      url: '/api/guia/v1/gto/consulta?numeroFicha=42',
      body: null,
    })
    expect([...outgoing.headers.keys()]).toEqual(['accept', 'authorization'])
    expect(outgoing.headers.get('authorization')).toBe('Bearer tok')
  })

  it('puts parameters in the path, encoded', () => {
    const route = { ...guia.getGuia, path: '/api/guia/v1/gto/assinar/{id}' } as const
    expect(toOutgoing(route, { params: { id: 'a/b' } }, 't', undefined).url).toBe(
      '/api/guia/v1/gto/assinar/a%2Fb',
    )
  })

  it('writes a change: key, version, JSON', () => {
    const { headers, body } = toOutgoing(guia.getGuia, { body: { a: 1 }, versao: 7 }, 't', 'chave')
    expect(headers.get('idempotency-key')).toBe('chave')
    expect(headers.get('if-match')).toBe('"7"')
    expect(headers.get('content-type')).toBe('application/json')
    expect(body).toBe('{"a":1}')
  })

  it('puts a file in the field that the route names, and leaves its type to the browser', () => {
    const upload = { arquivo: new Blob(['x']), nome: 'raio-x.png' }
    const { headers, body } = toOutgoing(imagem.uploadImagem, { query: { numeroFicha: 1 }, upload }, 't', 'k')
    expect(body).toBeInstanceOf(FormData)
    expect((body as FormData).get('multipartFile')).toMatchObject({ name: 'raio-x.png' })
    expect(headers.has('content-type')).toBe(false)
  })
})

describe('resolveBase', () => {
  it.each([
    ['/api/guia/v1/gto/consulta', {}, '/api/guia/v1/gto/consulta'],
    [
      '/api/guia/v1/gto/consulta',
      { guia: 'https://gto.exemplo/x/' },
      'https://gto.exemplo/x/v1/gto/consulta',
    ],
    ['/api/auth/token/refresh', { guia: 'https://gto.exemplo' }, '/api/auth/token/refresh'],
  ])('%s with %j: %s', (path, bases, address) => {
    expect(resolveBase(path, bases)).toBe(address)
  })
})
