import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Conteudo, conteudoVazio } from '../estado/rascunhoReducer.ts'
import type { CopiaLocal } from './copiaLocal.ts'
import { createSaver, delays } from './saver.ts'

const texto = (observacao: string): Conteudo => ({ ...conteudoVazio, observacao })

class Recusa extends Error {
  readonly falha: 'conflito' | 'recusado' | 'ausente'
  constructor(falha: Recusa['falha']) {
    super(falha)
    this.falha = falha
  }
}

const plain = (conteudo: Conteudo | undefined) => JSON.stringify(conteudo)

/** A server in memory that numbers revisions as the real one does, with failures on demand. */
function createCenario(emDuvida?: Conteudo) {
  const copias: CopiaLocal[] = []
  const salvos: Conteudo[] = []
  /** `perdida`: saved, and the answer is lost on its way. */
  const falhas: (Recusa | 'perdida' | undefined)[] = []
  let removida = false
  let gate = Promise.resolve()
  const saver = createSaver(
    {
      copia: {
        load: async () => copias.at(-1),
        save: async (copia) => {
          await gate
          copias.push(copia)
          removida = false
        },
        remove: () => {
          removida = true
        },
      },
      saveToServer: async (conteudo, base) => {
        const falha = falhas.shift()
        if (falha instanceof Recusa) throw falha
        if (base !== salvos.length && plain(conteudo) !== plain(salvos.at(-1))) throw new Recusa('conflito')
        if (base === salvos.length) salvos.push(conteudo)
        if (falha) throw new Recusa('ausente')
        return { revisao: salvos.length, salvoEm: '2026-11-21T12:00:00.000Z' }
      },
      readFalha: (error) => (error instanceof Recusa ? error.falha : 'ausente'),
      now: () => new Date('2026-11-21T12:00:00Z'),
    },
    { revisao: 0, salvoEm: null, emDuvida },
  )
  const holdCopias = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  return { saver, copias, salvos, falhas, holdCopias, isRemovida: () => removida }
}

describe('createSaver', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps a copy first and the newest text on the server, once the typing pauses', async () => {
    const { saver, copias, salvos } = createCenario()
    saver.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(0)
    expect(copias.at(-1)).toMatchObject({ isPendente: true, revisaoBase: 0 })
    saver.touch(texto('ab'))
    await vi.advanceTimersByTimeAsync(delays.server)
    expect(salvos).toEqual([texto('ab')])
    expect(saver.getSnapshot()).toMatchObject({ fase: 'salvo', revisao: 1 })
    expect(copias.at(-1)).toMatchObject({ isPendente: false, revisaoBase: 1 })
  })

  it('goes on trying while the server is away, and says that the copy is here', async () => {
    const { saver, salvos, falhas } = createCenario()
    falhas.push(new Recusa('ausente'), new Recusa('ausente'))
    saver.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(delays.server)
    expect(saver.getSnapshot().fase).toBe('local')
    await vi.advanceTimersByTimeAsync(2 * delays.retry)
    expect(salvos).toEqual([texto('a')])
    expect(saver.getSnapshot().fase).toBe('salvo')
  })

  it('stops at a conflict until the person chooses', async () => {
    const { saver, salvos, falhas } = createCenario()
    falhas.push(new Recusa('conflito'))
    saver.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(delays.server)
    expect(saver.getSnapshot().fase).toBe('conflito')
    saver.touch(texto('ab'))
    await vi.advanceTimersByTimeAsync(10 * delays.retry)
    expect(salvos).toEqual([])
    await saver.resolve(0, texto('ab'))
    expect(salvos).toEqual([texto('ab')])
  })

  it('saves nothing again of what the person chose of the server, and the copy of the other goes', async () => {
    const { saver, copias, salvos, falhas } = createCenario()
    saver.touch(texto('a'))
    falhas.push(new Recusa('conflito'))
    await vi.advanceTimersByTimeAsync(delays.server)
    expect(saver.getSnapshot().fase).toBe('conflito')
    expect(copias.at(-1)).toMatchObject({ isPendente: true, conteudo: texto('a') })
    await saver.resolve(7, texto('b'), '2026-11-21T11:45:00.000Z')
    saver.touch(texto('b'))
    await vi.advanceTimersByTimeAsync(delays.server)
    expect(salvos).toEqual([])
    expect(saver.getSnapshot()).toEqual({ fase: 'salvo', revisao: 7, salvoEm: '2026-11-21T11:45:00.000Z' })
    expect(copias.at(-1)).toMatchObject({ isPendente: false, revisaoBase: 7, conteudo: texto('b') })
  })

  it('does not insist when the guide takes no draft any more', async () => {
    const { saver, salvos, falhas } = createCenario()
    falhas.push(new Recusa('recusado'))
    saver.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(10 * delays.retry)
    expect([saver.getSnapshot().fase, salvos.length]).toEqual(['recusado', 0])
  })

  it('flushes before sending and leaves nothing behind after it', async () => {
    const { saver, salvos, isRemovida } = createCenario()
    saver.touch(texto('a'))
    await saver.flush()
    expect(salvos).toEqual([texto('a')])
    await saver.finish()
    await vi.advanceTimersByTimeAsync(10 * delays.retry)
    expect([salvos.length, isRemovida()]).toEqual([1, true])
  })

  it('writes the copy at once, without a pause in the typing', async () => {
    const { saver, copias } = createCenario()
    for (let at = 1; at <= 20; at++) {
      saver.touch(texto('a'.repeat(at)))
      await vi.advanceTimersByTimeAsync(100)
      expect(copias.at(-1)?.conteudo.observacao).toHaveLength(at)
    }
  })

  it('when the page goes away, keeps also what is on its way to the server', async () => {
    const { saver, copias, falhas } = createCenario()
    falhas.push(new Recusa('ausente'))
    saver.touch(texto('a'))
    const sending = saver.flush()
    copias.length = 0
    await saver.leave()
    expect(copias).toMatchObject([{ conteudo: texto('a'), isPendente: true, emDuvida: texto('a') }])
    await sending
  })

  it('a confirmation never takes the place of what was typed since', async () => {
    const { saver, copias, holdCopias } = createCenario()
    saver.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(0)
    const goOn = holdCopias()
    await vi.advanceTimersByTimeAsync(delays.server)
    saver.touch(texto('ab'))
    goOn()
    await vi.advanceTimersByTimeAsync(0)
    expect(copias.at(-1)).toMatchObject({ conteudo: texto('ab'), isPendente: true, revisaoBase: 1 })
  })

  it('nor of what another tab has typed and not saved', async () => {
    const { saver, copias } = createCenario()
    saver.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(0)
    const daOutra = { conteudo: texto('outra'), revisaoBase: 0, isPendente: true, em: '2026-11-21T12:00:00Z' }
    copias.push(daOutra)
    await vi.advanceTimersByTimeAsync(delays.server)
    expect(saver.getSnapshot().fase).toBe('salvo')
    expect(copias.at(-1)).toEqual(daOutra)
  })

  it('its own revision, whose answer was lost, is no conflict', async () => {
    const { saver, copias, salvos, falhas } = createCenario()
    falhas.push('perdida')
    saver.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(delays.server)
    saver.touch(texto('ab'))
    await vi.advanceTimersByTimeAsync(0)
    expect(copias.at(-1)).toMatchObject({ conteudo: texto('ab'), emDuvida: texto('a'), revisaoBase: 0 })
    await vi.advanceTimersByTimeAsync(delays.server)
    expect(salvos).toEqual([texto('a'), texto('ab')])
    expect(saver.getSnapshot()).toMatchObject({ fase: 'salvo', revisao: 2 })
  })

  it('nor is it after a reload, be it that another tab has saved what follows', async () => {
    const { saver, salvos } = createCenario(texto('a'))
    salvos.push(texto('a'), texto('ab'))
    saver.touch(texto('ab'))
    await saver.flush()
    expect(salvos).toHaveLength(2)
    expect(saver.getSnapshot()).toMatchObject({ fase: 'salvo', revisao: 2 })
  })

  it('what another screen saved meanwhile is one still', async () => {
    const { saver, salvos } = createCenario(texto('a'))
    salvos.push(texto('outra'))
    saver.touch(texto('ab'))
    await saver.flush()
    expect(salvos).toEqual([texto('outra')])
    expect(saver.getSnapshot().fase).toBe('conflito')
  })

  it('the write in course does not bring the copy of a sent guide back', async () => {
    const { saver, holdCopias, isRemovida } = createCenario()
    const goOn = holdCopias()
    saver.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(300)
    const finished = saver.finish()
    goOn()
    await finished
    expect(isRemovida()).toBe(true)
  })

  it('goes on saving when the sending of the guide failed', async () => {
    const { saver, salvos, falhas } = createCenario()
    falhas.push(new Recusa('ausente'))
    saver.touch(texto('a'))
    await saver.flush()
    saver.stop()
    saver.start()
    await vi.advanceTimersByTimeAsync(delays.server)
    expect(salvos).toEqual([texto('a')])
  })
})
