import { beforeEach, expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import {
  answerUltima,
  createAPedir,
  listNumeros,
  searchTratamentos,
  sendReanalise,
} from './reanalise.fixture.ts'

const t = await openTestApp()
beforeEach(() => t.clock.set(TEST_NOW))

it('cada lista tem os seus, na sua ordem, com a conta das três', async () => {
  await t.rows('delete from reanalise_anexo')
  await t.rows('delete from reanalise_prazo')
  await t.rows(
    `update tratamento_ortodontico set estado = 'contencao', fim = null where codigo_credenciado = 100002`,
  )
  // Each list's second one is made first: none of them is in the order of the treatments.
  const tarde = await createAPedir(t, { inicio: '2026-11-05', estado: 'suspenso' })
  // Its thirty days end today, those of the next one ended yesterday.
  const cedo = await createAPedir(t, { inicio: '2026-10-23' })
  await createAPedir(t, { inicio: '2026-10-22' })
  await createAPedir(t, { mesesConcedidos: 24 })
  const [depois, antes] = [await createAPedir(t), await createAPedir(t)]
  const [velha, nova] = [await createAPedir(t), await createAPedir(t)]
  await sendReanalise(t, antes)
  await sendReanalise(t, velha, { mesesPedidos: 24 })
  await answerUltima(t, velha)
  t.clock.set(new Date('2026-11-22T15:00:00Z'))
  t.forget()
  await sendReanalise(t, depois)
  await sendReanalise(t, nova, { mesesPedidos: 24 })
  await answerUltima(t, nova)
  expect(await listNumeros(t, 'A_PEDIR')).toEqual([cedo.numeroTratamento, tarde.numeroTratamento])
  expect(await listNumeros(t, 'EM_ANALISE')).toEqual([antes.numeroTratamento, depois.numeroTratamento])
  expect(await listNumeros(t, 'RESPONDIDAS')).toEqual([nova.numeroTratamento, velha.numeroTratamento])
  expect((await searchTratamentos(t, 'A_PEDIR')).body.contas).toEqual({
    aPedir: 2,
    emAnalise: 2,
    respondidas: 2,
  })
  const primeira = (await searchTratamentos(t, 'A_PEDIR', { limite: 1 })).body
  expect(primeira.tratamentos).toHaveLength(1)
  expect(await listNumeros(t, 'A_PEDIR', { limite: 1, cursor: primeira.proximo ?? '' })).toEqual([
    tarde.numeroTratamento,
  ])
  expect((await searchTratamentos(t, 'A_PEDIR', { cursor: 'x' })).detalhes[0]?.campo).toBe('cursor')
  t.forget()
})

it('as listas acham o paciente por parte do nome, sem acento, ou pelo começo do cartão', async () => {
  const codigoAssociado = await createAssociado(t)
  await t.rows(`update associado set nome = 'Zélia 100% Brandão' where codigo = $1`, [codigoAssociado])
  const { numeroTratamento } = await createAPedir(t, { codigoAssociado })
  for (const paciente of ['zelia', ' BRANDÃO ', '100%', codigoAssociado.slice(0, 8)]) {
    expect(await listNumeros(t, 'A_PEDIR', { paciente })).toContain(numeroTratamento)
  }
  for (const paciente of ['%zé%li', codigoAssociado.slice(1)]) {
    expect(await listNumeros(t, 'A_PEDIR', { paciente })).not.toContain(numeroTratamento)
  }
})
