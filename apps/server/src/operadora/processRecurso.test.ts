import { expect, it } from 'vitest'
import {
  attach,
  createGlosada,
  denyMore,
  judgeRecurso,
  recorre,
  sendRecurso,
} from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

it('an appeal of which a part is granted enters the run with that part', async () => {
  const numeroFicha = await createGlosada(t)
  await denyMore(t, numeroFicha, ['3016'])
  const { eventos } = recorre(numeroFicha, await attach(t, numeroFicha))
  const semNovidade = { numeroSequenciaInclusao: 2, justificativa: '' }
  const enviado = await sendRecurso(t, { numeroFicha, eventos: [...eventos, semNovidade] })
  expect(enviado.status).toBe(200)
  await judgeRecurso(t, numeroFicha)
  const lancados = await t.rows(
    `select sequencial_inclusao as sequencial, liberado_centavos > 0 as pago from repasse_evento
      where numero_ficha = $1 and recurso`,
    [numeroFicha],
  )
  expect(lancados).toEqual([{ sequencial: 1, pago: true }])
})
