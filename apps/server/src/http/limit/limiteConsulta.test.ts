import { expect, it } from 'vitest'
import { createLimiteConsulta } from './limiteConsulta.ts'

const at = (segundo: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, segundo))
const use = (limite: ReturnType<typeof createLimiteConsulta>, vezes: number) => {
  for (let vez = 0; vez < vezes; vez++) limite.take(100001, at(0))
}

it('takes 120 look-ups of a provider in a minute, and says how long the next one waits', () => {
  const limite = createLimiteConsulta(120)
  use(limite, 119)
  expect(limite.take(100001, at(20))).toBe(0)
  expect(limite.take(100001, at(20))).toBe(40)
  expect(limite.take(100002, at(20))).toBe(0)
  expect(limite.take(100001, at(60))).toBe(0)
})

it('keeps nobody out whose clock steps back', () => {
  const limite = createLimiteConsulta(120)
  use(limite, 121)
  expect(limite.take(100001, at(-3600))).toBe(0)
})
