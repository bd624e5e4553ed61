import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { CLINICA, OUTUBRO, payClinica } from './demonstrativo.fixture.ts'
import { listEvolucao } from './evolucao.store.ts'

const t = await openTestApp()
await payClinica(t)

it.each([
  ['the whole, after what was withheld', null, '2026-11-10', [35_460]],
  ['a dentist’s lines, as they were released', [1000041], '2026-11-10', [9000]],
  ['what names nobody', [0], '2026-11-10', [9000]],
  ['nothing of a dentist without lines', [1000047], '2026-11-10', [0]],
  ['no run that was paid before', null, '2026-11-11', []],
] as const)('what each published run brought: %s', async (_nome, dentistas, desde, centavos) => {
  const runs = await t.services.pool.read(CLINICA, (db) =>
    listEvolucao(db, { codigoCredenciado: CLINICA, dentistas }, desde),
  )
  expect(runs).toEqual(
    centavos.map((soma) => ({
      fechamento: OUTUBRO,
      pagamento: '2026-11-10',
      situacao: 'depositado',
      centavos: soma,
    })),
  )
})
