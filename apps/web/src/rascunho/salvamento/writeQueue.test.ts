import { expect, it } from 'vitest'
import { createWriteQueue } from './writeQueue.ts'

it('writes one at a time, the newest last, and what nobody waits for any more not at all', async () => {
  let texto = ''
  const escritos: string[] = []
  const fins: (() => void)[] = []
  const { request } = createWriteQueue(async () => {
    const este = texto
    await new Promise<void>((resolve) => fins.push(resolve))
    escritos.push(este)
  })
  const write = (novo: string) => {
    texto = novo
    return request()
  }
  const primeira = write('a')
  await expect.poll(() => fins.length).toBe(1)
  const outras = [write('ab'), write('abc')]
  await Promise.resolve()
  expect(fins).toHaveLength(1)
  fins[0]?.()
  await primeira
  await expect.poll(() => fins.length).toBe(2)
  fins[1]?.()
  await Promise.all(outras)
  expect(escritos).toEqual(['a', 'abc'])
})
