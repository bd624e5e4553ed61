import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Conteudo, conteudoVazio } from '../estado/rascunhoReducer.ts'
import { createSaver, delays, type FaseSalvamento } from './saver.ts'

const texto = (observacao: string): Conteudo => ({ ...conteudoVazio, observacao })

/** A server that answers when it is told to: with a revision, or with a refusal. */
function createServidor() {
  const pedidos: { conteudo: Conteudo; base: number }[] = []
  let pendentes: PromiseWithResolvers<{ revisao: number; salvoEm: string }>[] = []
  const saver = createSaver<Conteudo>(
    {
      copia: { load: async () => undefined, save: async () => undefined, remove: () => undefined },
      saveToServer: (conteudo, base) => {
        pedidos.push({ conteudo, base })
        const resposta = Promise.withResolvers<{ revisao: number; salvoEm: string }>()
        pendentes.push(resposta)
        return resposta.promise
      },
      readFalha: (falha) => (falha === 'conflito' || falha === 'recusado' ? falha : 'ausente'),
      now: () => new Date('2026-11-21T12:00:00Z'),
    },
    { revisao: 3, salvoEm: '2026-11-21T11:00:00Z' },
  )
  const settle = async (end: (resposta: (typeof pendentes)[number]) => void) => {
    for (const resposta of pendentes) end(resposta)
    pendentes = []
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    saver,
    pedidos,
    fase: (): FaseSalvamento => saver.getSnapshot().fase,
    accept: () =>
      settle(({ resolve }) => resolve({ revisao: 3 + pedidos.length, salvoEm: '2026-11-21T12:00:00Z' })),
    refuse: (falha: 'conflito' | 'recusado' | 'ausente') => settle(({ reject }) => reject(falha)),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the phases that the person sees', () => {
  it('saved, being typed, saved again: each upon the revision before it', async () => {
    const { saver, pedidos, fase, accept } = createServidor()
    expect(fase()).toBe('salvo')
    saver.touch(texto('a'))
    expect(fase()).toBe('digitando')
    await pass(delays.server)
    await accept()
    expect([fase(), saver.getSnapshot().revisao]).toEqual(['salvo', 4])
    saver.touch(texto('ab'))
    await pass(delays.server)
    await accept()
    expect(pedidos).toEqual([
      { conteudo: texto('a'), base: 3 },
      { conteudo: texto('ab'), base: 4 },
    ])
  })

  it('a pause has to be whole before the server is asked, and each key begins it anew', async () => {
    const { saver, pedidos } = createServidor()
    saver.touch(texto('a'))
    await pass(delays.server - 1)
    saver.touch(texto('ab'))
    await pass(delays.server - 1)
    expect(pedidos).toEqual([])
    await pass(1)
    expect(pedidos).toHaveLength(1)
  })

  it('a slow save says that the copy is here, and is saved when the answer comes', async () => {
    const { saver, fase, accept } = createServidor()
    saver.touch(texto('a'))
    await pass(delays.server + delays.slow - 1)
    expect(fase()).toBe('digitando')
    await pass(1)
    expect(fase()).toBe('local')
    await accept()
    expect(fase()).toBe('salvo')
  })

  it('a quick one never says so', async () => {
    const { saver, fase, accept } = createServidor()
    saver.touch(texto('a'))
    await pass(delays.server)
    await accept()
    saver.touch(texto('ab'))
    await pass(delays.server - 1)
    expect(fase()).toBe('digitando')
    await pass(delays.slow)
    expect(fase()).toBe('digitando')
  })

  it('what was typed while a save was on its way is saved after it, never at the same time', async () => {
    const { saver, pedidos, fase, accept } = createServidor()
    saver.touch(texto('a'))
    await pass(delays.server)
    saver.touch(texto('ab'))
    await pass(delays.server)
    expect(pedidos).toHaveLength(1)
    await accept()
    await pass(delays.server)
    expect(pedidos.map(({ conteudo }) => conteudo)).toEqual([texto('a'), texto('ab')])
    expect(fase()).toBe('digitando')
    await accept()
    expect(fase()).toBe('salvo')
  })

  it('an absent server is asked again after each wait, and no sooner', async () => {
    const { saver, pedidos, fase, refuse } = createServidor()
    saver.touch(texto('a'))
    await pass(delays.server)
    await refuse('ausente')
    await pass(delays.retry - 1)
    expect([pedidos.length, fase()]).toEqual([1, 'local'])
    await pass(1)
    expect(pedidos).toHaveLength(2)
    await refuse('ausente')
    await pass(delays.retry)
    expect(pedidos).toHaveLength(3)
  })

  it.each(['conflito', 'recusado'] as const)('%s: nothing more is sent, whatever is typed', async (falha) => {
    const { saver, pedidos, fase, refuse } = createServidor()
    saver.touch(texto('a'))
    await pass(delays.server)
    await refuse(falha)
    saver.touch(texto('ab'))
    await pass(10 * delays.retry)
    expect([pedidos.length, fase()]).toEqual([1, falha])
  })

  it('the choice of the person goes upon the revision that the server has', async () => {
    const { saver, pedidos, fase, refuse, accept } = createServidor()
    saver.touch(texto('a'))
    await pass(delays.server)
    await refuse('conflito')
    const chosen = saver.resolve(7, texto('a, e do outro'))
    await pass(0)
    await accept()
    await chosen
    expect(pedidos.at(-1)).toEqual({ conteudo: texto('a, e do outro'), base: 7 })
    expect(fase()).toBe('salvo')
  })

  it('tells whoever listens, until they no longer do', async () => {
    const { saver } = createServidor()
    let ouvidas = 0
    const leave = saver.subscribe(() => {
      ouvidas++
    })
    saver.touch(texto('a'))
    expect(ouvidas).toBe(1)
    leave()
    await pass(delays.server + delays.slow)
    expect(ouvidas).toBe(1)
  })
})
