import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetch } from './prefetch.ts'

const press = () => dispatchEvent(new Event('keydown'))

describe('code fetched ahead', () => {
  beforeEach(() => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('comes once the page rests, and again only when asked again', async () => {
    const load = vi.fn(async () => undefined)
    prefetch.add(load)
    await vi.advanceTimersByTimeAsync(3900)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('waits while somebody types', async () => {
    const load = vi.fn(async () => undefined)
    prefetch.add(load)
    for (let key = 0; key < 10; key++) {
      await vi.advanceTimersByTimeAsync(1000)
      press()
    }
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(4000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('goes on with the others when one cannot be fetched, and leaves out what went', async () => {
    const [broken, whole, gone] = [vi.fn(async () => Promise.reject(new Error('sem rede'))), vi.fn(), vi.fn()]
    whole.mockResolvedValue(undefined)
    for (const load of [broken, gone, whole]) prefetch.add(load)
    prefetch.remove(gone)
    await vi.advanceTimersByTimeAsync(4000)
    expect(broken).toHaveBeenCalledTimes(1)
    expect(whole).toHaveBeenCalledTimes(1)
    expect(gone).not.toHaveBeenCalled()
  })
})
