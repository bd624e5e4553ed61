import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { hashSenha, verifySenha } from './passwordHash.ts'

const { services } = await openTestApp()

it.each([
  ['hashed', () => hashSenha('Sorriso#2026')],
  ['verified', () => verifySenha(null, 'Sorriso#2026')],
])('is not %s while the call keeps a connection from the others', async (_, hash) => {
  const work = async (): Promise<unknown> => hash()
  const refused = 'a password is hashed by a call that holds a connection'
  await expect(services.pool.transaction(100001, work)).rejects.toThrow(refused)
  await expect(services.pool.read(0, work)).rejects.toThrow(refused)
  await expect(work()).resolves.toBeDefined()
})
