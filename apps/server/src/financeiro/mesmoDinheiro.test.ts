import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDemonstracaoApp } from '../seed/demonstracao.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { umAno } from './ano.fixture.ts'
import { liveAno } from './liveAno.fixture.ts'
import { expectMesmoDinheiro, type Vistas } from './mesmoDinheiro.fixture.ts'

const demonstracao = await openDemonstracaoApp()
const t = await openTestApp()
const PACIENCIA = 240_000

const add = (somas: Vistas, { pagas, glosadas, devolvidas }: Vistas): Vistas => ({
  pagas: somas.pagas + pagas,
  glosadas: somas.glosadas + glosadas,
  devolvidas: somas.devolvidas + devolvidas,
})
const NENHUMA: Vistas = { pagas: 0, glosadas: 0, devolvidas: 0 }

it('every paid guide of the demonstration tells the same money everywhere', {
  timeout: PACIENCIA,
}, async () => {
  const todas = `select array_agg(distinct p) as todas from credenciado, unnest(permissoes) p`
  await demonstracao.rows(`update credenciado set permissoes = (${todas})`)
  // Some cannot enter, or see no money: it is theirs all the same.
  await demonstracao.rows(
    `update credencial c set hash = m.hash, situacao = m.situacao, definida_em = m.definida_em, expira_em = m.expira_em
       from credencial m where m.login = 100001`,
  )
  const pagos = await demonstracao.rows<{ login: number }>(
    'select distinct codigo_credenciado as login from repasse_evento order by 1',
  )
  let vistas = NENHUMA
  for (const { login } of pagos) vistas = add(vistas, await expectMesmoDinheiro(demonstracao, login, true))
  expect(vistas.pagas).toBeGreaterThan(500)
  expect(vistas.glosadas).toBeGreaterThan(50)
  expect(vistas.devolvidas).toBeGreaterThan(5)
})

it('and so does every one of a year of payments', { timeout: PACIENCIA }, async () => {
  let vistas = NENHUMA
  await fc.assert(
    fc.asyncProperty(umAno, async (ano) => {
      const { codigo } = await liveAno(t, ano)
      // The year gives back by a row of the run alone, without an appeal that was sent.
      vistas = add(vistas, await expectMesmoDinheiro(t, codigo, false))
    }),
    { numRuns: 2, endOnFailure: true },
  )
  for (const quantas of Object.values(vistas)) expect(quantas).toBeGreaterThan(0)
})
