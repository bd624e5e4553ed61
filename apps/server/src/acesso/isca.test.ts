import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { findSorteado } from './credencial.store.ts'

const t = await openTestApp()

const SEMENTES = Array.from({ length: 3000 }, (_, at) => BigInt(at) * 0x1234_5678_9abcn - 0x7fff_ffff_ffffn)
const draw = () =>
  t.services.pool.read(0, async (db) => {
    const sorteados: number[] = []
    for (const semente of SEMENTES) sorteados.push(await findSorteado(db, semente))
    return sorteados
  })

it('each provider is drawn as often as any other, and a new one takes its share and moves no other', async () => {
  const antes = await draw()
  const logins = await t.rows<{ login: number }>('select login from credencial')
  const media = SEMENTES.length / logins.length
  for (const { login } of logins) {
    const vezes = antes.filter((codigo) => codigo === login).length
    expect(vezes / media, String(login)).toBeGreaterThan(0.6)
    expect(vezes / media, String(login)).toBeLessThan(1.4)
  }
  const [saiu] = logins
  await t.rows('delete from credencial where login = $1', [saiu?.login])
  const sem = await draw()
  const mudaram = antes.filter((codigo, at) => codigo !== sem[at])
  expect(new Set(mudaram)).toEqual(new Set([saiu?.login]))
})
