import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Conteudo, conteudoVazio } from '../estado/rascunhoReducer.ts'
import type { CopiaLocal } from './copiaLocal.ts'
import { createSalvador, esperas } from './salvamento.ts'

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
  const salvador = createSalvador(
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
      saveServidor: async (conteudo, base) => {
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
  return { salvador, copias, salvos, falhas, holdCopias, isRemovida: () => removida }
}

describe('createSalvador', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps a copy first and the newest text on the server, once the typing pauses', async () => {
    const { salvador, copias, salvos } = createCenario()
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(0)
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
    await salvador.finish()
    await vi.advanceTimersByTimeAsync(10 * esperas.tentativa)
    expect([salvos.length, isRemovida()]).toEqual([1, true])
  })

  it('writes the copy at once, without a pause in the typing', async () => {
    const { salvador, copias } = createCenario()
    for (let at = 1; at <= 20; at++) {
      salvador.touch(texto('a'.repeat(at)))
      await vi.advanceTimersByTimeAsync(100)
      expect(copias.at(-1)?.conteudo.observacao).toHaveLength(at)
    }
  })

  it('when the page goes away, keeps also what is on its way to the server', async () => {
    const { salvador, copias, falhas } = createCenario()
    falhas.push(new Recusa('ausente'))
    salvador.touch(texto('a'))
    const sending = salvador.flush()
    copias.length = 0
    await salvador.leave()
    expect(copias).toMatchObject([{ conteudo: texto('a'), isPendente: true, emDuvida: texto('a') }])
    await sending
  })

  it('a confirmation never takes the place of what was typed since', async () => {
    const { salvador, copias, holdCopias } = createCenario()
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(0)
    const goOn = holdCopias()
    await vi.advanceTimersByTimeAsync(esperas.servidor)
    salvador.touch(texto('ab'))
    goOn()
    await vi.advanceTimersByTimeAsync(0)
    expect(copias.at(-1)).toMatchObject({ conteudo: texto('ab'), isPendente: true, revisaoBase: 1 })
  })

  it('nor of what another tab has typed and not saved', async () => {
    const { salvador, copias } = createCenario()
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(0)
    const daOutra = { conteudo: texto('outra'), revisaoBase: 0, isPendente: true, em: '2026-11-21T12:00:00Z' }
    copias.push(daOutra)
    await vi.advanceTimersByTimeAsync(esperas.servidor)
    expect(salvador.getSnapshot().fase).toBe('salvo')
    expect(copias.at(-1)).toEqual(daOutra)
  })

  it('its own revision, whose answer was lost, is no conflict', async () => {
    const { salvador, copias, salvos, falhas } = createCenario()
    falhas.push('perdida')
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(esperas.servidor)
    salvador.touch(texto('ab'))
    await vi.advanceTimersByTimeAsync(0)
    expect(copias.at(-1)).toMatchObject({ conteudo: texto('ab'), emDuvida: texto('a'), revisaoBase: 0 })
    await vi.advanceTimersByTimeAsync(esperas.servidor)
    expect(salvos).toEqual([texto('a'), texto('ab')])
    expect(salvador.getSnapshot()).toMatchObject({ fase: 'salvo', revisao: 2 })
  })

  it('nor is it after a reload, be it that another tab has saved what follows', async () => {
    const { salvador, salvos } = createCenario(texto('a'))
    salvos.push(texto('a'), texto('ab'))
    salvador.touch(texto('ab'))
    await salvador.flush()
    expect(salvos).toHaveLength(2)
    expect(salvador.getSnapshot()).toMatchObject({ fase: 'salvo', revisao: 2 })
  })

  it('what another screen saved meanwhile is one still', async () => {
    const { salvador, salvos } = createCenario(texto('a'))
    salvos.push(texto('outra'))
    salvador.touch(texto('ab'))
    await salvador.flush()
    expect(salvos).toEqual([texto('outra')])
    expect(salvador.getSnapshot().fase).toBe('conflito')
  })

  it('the write in course does not bring the copy of a sent guide back', async () => {
    const { salvador, holdCopias, isRemovida } = createCenario()
    const goOn = holdCopias()
    salvador.touch(texto('a'))
    await vi.advanceTimersByTimeAsync(300)
    const finished = salvador.finish()
    goOn()
    await finished
    expect(isRemovida()).toBe(true)
  })

  it('goes on saving when the sending of the guide failed', async () => {
    const { salvador, salvos, falhas } = createCenario()
    falhas.push(new Recusa('ausente'))
    salvador.touch(texto('a'))
    await salvador.flush()
    salvador.stop()
    salvador.start()
    await vi.advanceTimersByTimeAsync(esperas.servidor)
    expect(salvos).toEqual([texto('a')])
  })
})
