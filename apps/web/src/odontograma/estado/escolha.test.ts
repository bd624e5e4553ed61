import { expect, test, vi } from 'vitest'
import { createEscolha } from './escolha.ts'
import { SELECAO_VAZIA, toSelecao } from './selecao.ts'

test('tells its listeners of a new choice until they leave', () => {
  const escolha = createEscolha()
  const ouvinte = vi.fn()
  const leave = escolha.subscribe(ouvinte)
  escolha.choose({ tipo: 'regiao', regiao: 'AS' })
  expect(escolha.get().selecao).toEqual({ tipo: 'regiao', regiao: 'AS' })
  leave()
  escolha.choose(SELECAO_VAZIA)
  expect(ouvinte).toHaveBeenCalledTimes(1)
})

test('keeps the identity of an equal choice, so that only the cursor is drawn again', () => {
  const escolha = createEscolha()
  escolha.choose(toSelecao([{ dente: '16', faces: 'O' }]))
  const { selecao } = escolha.get()
  escolha.set({ ...escolha.get(), cursor: '17', selecao: toSelecao([{ dente: '16', faces: 'O' }]) })
  expect(escolha.get()).toMatchObject({ cursor: '17' })
  expect(escolha.get().selecao).toBe(selecao)
})
