import { describe, expect, it } from 'vitest'
import { createFairShare, insist, ShareExceeded } from './fairShare.ts'
import { isUnavailable } from './unavailable.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('createFairShare', () => {
  it('gives an owner its share, and the next place in the order they asked', async () => {
    const share = createFairShare({ each: 2, waitMs: 60_000 })
    const [first] = [await share.take(1), await share.take(1)]
    const order: string[] = []
    const third = share.take(1).then((release) => {
      order.push('third')
      return release
    })
    const fourth = share.take(1).then(() => order.push('fourth'))
    await settled()
    expect([order, share.waiting]).toEqual([[], 2])
    first?.()
    const release = await third
    expect([order, share.waiting]).toEqual([['third'], 1])
    release()
    await fourth
    expect([order, share.waiting]).toEqual([['third', 'fourth'], 0])
  })

  it('never makes another owner wait', async () => {
    const share = createFairShare({ each: 1, waitMs: 60_000 })
    const release = await share.take(1)
    const stuck = share.take(1)
    await share.take(2)
    release()
    await stuck
  })

  it('of all places together, gives one to each owner that waits, in rounds', async () => {
    const share = createFairShare({ each: 2, total: 1, waitMs: 60_000 })
    const order: string[] = []
    const ask = async (owner: number, name: string) => {
      const release = await share.take(owner)
      order.push(name)
      // Whoever comes now is not behind all that others asked for before.
      if (name === '1c') asked.push(ask(3, '3a'))
      release()
    }
    const release = await share.take(9)
    const asked = [ask(1, '1a'), ask(1, '1b'), ask(1, '1c'), ask(1, '1d'), ask(2, '2a'), ask(2, '2b')]
    await settled()
    release()
    await settled()
    await Promise.all(asked)
    expect(order).toEqual(['1a', '2a', '1b', '2b', '1c', '3a', '1d'])
  })

  it('of all places together, gives an owner no more than its share', async () => {
    const share = createFairShare({ each: 2, total: 3, waitMs: 60_000 })
    const [de1] = [await share.take(1), await share.take(1)]
    const terceira = share.take(1)
    await share.take(2)
    const segunda = share.take(2)
    await settled()
    expect(share.waiting).toBe(2)
    de1?.()
    await terceira
    expect(share.waiting).toBe(1)
    ;(await terceira)()
    await segunda
    expect(share.waiting).toBe(0)
  })

  it('tells those who wait what a place of theirs was lost by, and takes who comes next', async () => {
    const share = createFairShare({ each: 1, waitMs: 60_000 })
    const release = await share.take(1)
    const waiting = [share.take(1), share.take(1)].map((place) => place.catch((error: unknown) => error))
    const lost = new Error('the line is dead')
    release(lost)
    expect(await Promise.all(waiting)).toEqual([lost, lost])
    expect([share.waiting, share.refused]).toEqual([0, 0])
    ;(await share.take(1))()
  })

  it('refuses who waited in vain, and forgets it', async () => {
    const share = createFairShare({ each: 1, waitMs: 5 })
    const release = await share.take(1)
    await expect(share.take(1)).rejects.toThrow(ShareExceeded)
    expect([share.waiting, share.refused]).toEqual([0, 1])
    release()
    ;(await share.take(1))()
  })

  it('tells who holds less than its share that time is over, and not that it asks too much', async () => {
    const share = createFairShare({ each: 2, total: 1, waitMs: 5 })
    const release = await share.take(1)
    const failure = await share.take(2).catch((error: unknown) => error)
    expect([isUnavailable(failure), share.waiting, share.refused]).toEqual([true, 0, 0])
    release()
    ;(await share.take(2))()
  })
})

describe('insist', () => {
  it('takes its turn again and again, and not for ever', async () => {
    const share = createFairShare({ each: 1, waitMs: 1 })
    await share.take(1)
    await expect(insist(() => share.take(1))).rejects.toThrow(ShareExceeded)
    expect(share.refused).toBe(10)
  })

  it('does not repeat what failed for another reason', async () => {
    let vezes = 0
    const fail = async () => {
      vezes++
      throw new Error('the line is dead')
    }
    await expect(insist(fail)).rejects.toThrow('the line is dead')
    expect(vezes).toBe(1)
  })
})
