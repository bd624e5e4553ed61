import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { beforeEach, expect, it } from 'vitest'
import { AVISADA, createUmAto, LIMPA, PAGO, PROFILAXIA, RASPAGEM } from '../prontuario/umAto.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { warnDatada } from './warnDatada.ts'

const t = await openTestApp()
const { a, b, setDay, readEvento, finish } = await createUmAto(t)

const dia = (n: number): string => addDays('2026-11-23', n)
beforeEach(() => setDay(dia(0)))

/** A's prophylaxis on day `n`, or not told yet, and B's scaling of day 1. */
async function createDatadas(n?: number) {
  const paciente = await createAssociado(t)
  const deA = await a.request(paciente, PROFILAXIA)
  setDay(dia(1))
  const deB = await b.request(paciente, RASPAGEM)
  if (n !== undefined) await a.date(deA, PROFILAXIA, dia(n))
  await b.date(deB, RASPAGEM, dia(1))
  await t.rows(`delete from fila.job where name = 'warnDatada'`)
  return { deA, deB }
}

/** Runs what was queued of a guide's notices, and says how many times it was. */
async function work(numeroFicha: number): Promise<number> {
  const tarefas = await t.rows<{ data: Parameters<typeof warnDatada>[1] }>(
    `select data from fila.job where name = 'warnDatada' and data ->> 'numeroFicha' = $1`,
    [String(numeroFicha)],
  )
  for (const { data } of tarefas) await warnDatada(t.services, data)
  return tarefas.length
}

it('the notice of a day goes when another provider moves away from it', async () => {
  const { deA, deB } = await createDatadas(1)
  expect(await readEvento(deB)).toMatchObject(AVISADA)
  await a.date(deA, PROFILAXIA, dia(0))
  expect([await work(deA), await work(deB)]).toEqual([0, 1])
  expect(await readEvento(deB)).toMatchObject(LIMPA)
  await finish(b, deB)
  expect(await readEvento(deB)).toMatchObject(PAGO)
})

it('and comes when another provider, authorised before, tells the same day later: payment says the same', async () => {
  const { deA, deB } = await createDatadas()
  expect(await readEvento(deB)).toMatchObject(LIMPA)
  await a.date(deA, PROFILAXIA, dia(1))
  expect(await work(deB)).toBe(1)
  expect(await readEvento(deB)).toMatchObject(AVISADA)
  await finish(b, deB)
  expect(await readEvento(deB)).toMatchObject({ pago: false, ...AVISADA })
})

it('of a guide that was forwarded meanwhile nothing is judged', async () => {
  const { deA, deB } = await createDatadas(1)
  await a.date(deA, PROFILAXIA, dia(0))
  await b.forward(deB)
  expect(await work(deB)).toBe(1)
  expect(await readEvento(deB)).toMatchObject(AVISADA)
})
