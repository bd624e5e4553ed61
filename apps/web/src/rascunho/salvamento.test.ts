import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CopiaLocal } from './copiaLocal.ts'
import { type Conteudo, conteudoVazio } from './rascunhoReducer.ts'
import { createSalvador, esperas } from './salvamento.ts'

const texto = (observacao: string): Conteudo => ({ ...conteudoVazio, observacao })

class Recusa extends Error {
  readonly falha: 'conflito' | 'recusado' | 'ausente'
  constructor(falha: Recusa['falha']) {
    super(falha)
    this.falha = falha
  }
}

/** A server in memory that numbers revisions as the real one does, with failures on demand. */
function createCenario() {
  const copias: CopiaLocal[] = []
  const salvos: Conteudo[] = []
  const falhas: (Recusa | undefined)[] = []
  let revisao = 0
  let removida = false
  const salvador = createSalvador(
    {
      copia: {
        load: async () => copias.at(-1),
        save: async (copia) => void copias.push(copia),
        remove: () => {
          removida = true
        },
      },
      saveServidor: async (conteudo, base) => {
        const falha = falhas.shift()
        if (falha) throw falha
        if (base !== revisao) throw new Recusa('conflito')
        salvos.push(conteudo)
        revisao += 1
        return { revisao, salvoEm: '2026-11-21T12:00:00.000Z' }
      },
      readFalha: (error) => (error instanceof Recusa ? error.falha : 'ausente'),
      now: () => new Date('2026-11-21T12:00:00Z'),
    },
    { revisao: 0, salvoEm: null },
  )
  return { salvador, copias, salvos, falhas, isRemovida: () => removida }
}

describe('createSalvador', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps a copy first and the newest text on the server, once the typing pauses', async () => {
    const { salvador, copias, salvos } = createCenario()
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(esperas.local)
    expect(copias.at(-1)).toMatchObject({ isPendente: true, revisaoBase: 0 })
    salvador.touch(texto('ab'))
    await vi.advanceTimersByTimeAsync(esperas.servidor)
    expect(salvos).toEqual([texto('ab')])
    expect(salvador.getSnapshot()).toMatchObject({ fase: 'salvo', revisao: 1 })
    expect(copias.at(-1)).toMatchObject({ isPendente: false, revisaoBase: 1 })
  })

  it('goes on trying while the server is away, and says that the copy is here', async () => {
    const { salvador, salvos, falhas } = createCenario()
    falhas.push(new Recusa('ausente'), new Recusa('ausente'))
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(esperas.servidor)
    expect(salvador.getSnapshot().fase).toBe('local')
    await vi.advanceTimersByTimeAsync(2 * esperas.tentativa)
    expect(salvos).toEqual([texto('a')])
    expect(salvador.getSnapshot().fase).toBe('salvo')
  })

  it('stops at a conflict until the person chooses', async () => {
    const { salvador, salvos, falhas } = createCenario()
    falhas.push(new Recusa('conflito'))
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(esperas.servidor)
    expect(salvador.getSnapshot().fase).toBe('conflito')
    salvador.touch(texto('ab'))
    await vi.advanceTimersByTimeAsync(10 * esperas.tentativa)
    expect(salvos).toEqual([])
    await salvador.resolve(0, texto('ab'))
    expect(salvos).toEqual([texto('ab')])
  })

  it('does not insist when the guide takes no draft any more', async () => {
    const { salvador, salvos, falhas } = createCenario()
    falhas.push(new Recusa('recusado'))
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(10 * esperas.tentativa)
    expect([salvador.getSnapshot().fase, salvos.length]).toEqual(['recusado', 0])
  })

  it('flushes before sending and leaves nothing behind after it', async () => {
    const { salvador, salvos, isRemovida } = createCenario()
    salvador.touch(texto('a'))
    await salvador.flush()
    expect(salvos).toEqual([texto('a')])
    salvador.finish()
    await vi.advanceTimersByTimeAsync(10 * esperas.tentativa)
    expect([salvos.length, isRemovida()]).toEqual([1, true])
  })

  it('writes the copy at once when the page goes away', async () => {
    const { salvador, copias } = createCenario()
    salvador.touch(texto('a'))
    await salvador.leave()
    expect(copias).toHaveLength(1)
  })
})
