import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Conteudo, conteudoVazio } from './rascunhoReducer.ts'
import { createSalvador, esperas, type FaseSalvamento } from './salvamento.ts'

const texto = (observacao: string): Conteudo => ({ ...conteudoVazio, observacao })

/** A server that answers when it is told to: with a revision, or with a refusal. */
function createServidor() {
  const pedidos: { conteudo: Conteudo; base: number }[] = []
  let pendentes: PromiseWithResolvers<{ revisao: number; salvoEm: string }>[] = []
  const salvador = createSalvador(
    {
      copia: { load: async () => undefined, save: async () => undefined, remove: () => undefined },
      saveServidor: (conteudo, base) => {
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
    salvador,
    pedidos,
    fase: (): FaseSalvamento => salvador.getSnapshot().fase,
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
    const { salvador, pedidos, fase, accept } = createServidor()
    expect(fase()).toBe('salvo')
    salvador.touch(texto('a'))
    expect(fase()).toBe('digitando')
    await pass(esperas.servidor)
    await accept()
    expect([fase(), salvador.getSnapshot().revisao]).toEqual(['salvo', 4])
    salvador.touch(texto('ab'))
    await pass(esperas.servidor)
    await accept()
    expect(pedidos).toEqual([
      { conteudo: texto('a'), base: 3 },
      { conteudo: texto('ab'), base: 4 },
    ])
  })

  it('a pause has to be whole before the server is asked, and each key begins it anew', async () => {
    const { salvador, pedidos } = createServidor()
    salvador.touch(texto('a'))
    await pass(esperas.servidor - 1)
    salvador.touch(texto('ab'))
    await pass(esperas.servidor - 1)
    expect(pedidos).toEqual([])
    await pass(1)
    expect(pedidos).toHaveLength(1)
  })

  it('a slow save says that the copy is here, and is saved when the answer comes', async () => {
    const { salvador, fase, accept } = createServidor()
    salvador.touch(texto('a'))
    await pass(esperas.servidor + esperas.lento - 1)
    expect(fase()).toBe('digitando')
    await pass(1)
    expect(fase()).toBe('local')
    await accept()
    expect(fase()).toBe('salvo')
  })

  it('a quick one never says so', async () => {
    const { salvador, fase, accept } = createServidor()
    salvador.touch(texto('a'))
    await pass(esperas.servidor)
    await accept()
    salvador.touch(texto('ab'))
    await pass(esperas.servidor - 1)
    expect(fase()).toBe('digitando')
    await pass(esperas.lento)
    expect(fase()).toBe('digitando')
  })

  it('what was typed while a save was on its way is saved after it, never at the same time', async () => {
    const { salvador, pedidos, fase, accept } = createServidor()
    salvador.touch(texto('a'))
    await pass(esperas.servidor)
    salvador.touch(texto('ab'))
    await pass(esperas.servidor)
    expect(pedidos).toHaveLength(1)
    await accept()
    await pass(esperas.servidor)
    expect(pedidos.map(({ conteudo }) => conteudo)).toEqual([texto('a'), texto('ab')])
    expect(fase()).toBe('digitando')
    await accept()
    expect(fase()).toBe('salvo')
  })

  it('an absent server is asked again after each wait, and no sooner', async () => {
    const { salvador, pedidos, fase, refuse } = createServidor()
    salvador.touch(texto('a'))
    await pass(esperas.servidor)
    await refuse('ausente')
    await pass(esperas.tentativa - 1)
    expect([pedidos.length, fase()]).toEqual([1, 'local'])
    await pass(1)
    expect(pedidos).toHaveLength(2)
    await refuse('ausente')
    await pass(esperas.tentativa)
    expect(pedidos).toHaveLength(3)
  })

  it.each(['conflito', 'recusado'] as const)('%s: nothing more is sent, whatever is typed', async (falha) => {
    const { salvador, pedidos, fase, refuse } = createServidor()
    salvador.touch(texto('a'))
    await pass(esperas.servidor)
    await refuse(falha)
    salvador.touch(texto('ab'))
    await pass(10 * esperas.tentativa)
    expect([pedidos.length, fase()]).toEqual([1, falha])
  })

  it('the choice of the person goes upon the revision that the server has', async () => {
    const { salvador, pedidos, fase, refuse, accept } = createServidor()
    salvador.touch(texto('a'))
    await pass(esperas.servidor)
    await refuse('conflito')
    const chosen = salvador.resolve(7, texto('a, e do outro'))
    await pass(0)
    await accept()
    await chosen
    expect(pedidos.at(-1)).toEqual({ conteudo: texto('a, e do outro'), base: 7 })
    expect(fase()).toBe('salvo')
  })

  it('tells whoever listens, until they no longer do', async () => {
    const { salvador } = createServidor()
    let ouvidas = 0
    const leave = salvador.subscribe(() => {
      ouvidas++
    })
    salvador.touch(texto('a'))
    expect(ouvidas).toBe(1)
    leave()
    await pass(esperas.servidor + esperas.lento)
    expect(ouvidas).toBe(1)
  })
})
