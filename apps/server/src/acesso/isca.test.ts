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

it('each login is drawn as often as any other, and a new one takes its share and moves no other', async () => {
  const antes = await draw()
  const donos = await t.rows<{ login: number; logins: number; total: number }>(
    `select codigo_credenciado as login, count(*)::int as logins, sum(count(*)) over ()::int as total
       from credencial group by 1 order by 1`,
  )
  for (const { login, logins, total } of donos) {
    const vezes = antes.filter((codigo) => codigo === login).length
    const esperadas = (SEMENTES.length * logins) / total
    expect(vezes / esperadas, String(login)).toBeGreaterThan(0.6)
    expect(vezes / esperadas, String(login)).toBeLessThan(1.4)
  }
  const [saiu] = donos
  await t.rows('delete from leitura_comunicado_login where login = $1', [saiu?.login])
  await t.rows('delete from credencial where login = $1', [saiu?.login])
  const sem = await draw()
  const mudaram = antes.filter((codigo, at) => codigo !== sem[at])
  expect(new Set(mudaram)).toEqual(new Set([saiu?.login]))
})
