import { afterEach, expect, it, vi } from 'vitest'
import { keepGuardado, readGuardado } from './guardado.ts'

afterEach(() => vi.unstubAllGlobals())

const readNome = () =>
  readGuardado('localStorage', 'chave', (campos) => {
    const nome = campos.get('nome')
    return typeof nome === 'string' ? nome : undefined
  })

it.each([
  [null, undefined],
  ['{"nome":"Ana"}', 'Ana'],
  ['{"nome":1}', undefined],
  ['{}', undefined],
  ['null', undefined],
  ['"nome"', undefined],
  ['{"nome":', undefined],
  ['', undefined],
])('of %j it reads %j', (texto, nome) => {
  vi.stubGlobal('localStorage', { getItem: () => texto })
  expect(readNome()).toBe(nome)
})

it('remembers for as long as the page, in a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepGuardado('localStorage', 'chave', { nome: 'Ana' })
  expect(readNome()).toBe('Ana')
  keepGuardado('localStorage', 'chave', undefined)
  expect(readNome()).toBeUndefined()
})
