import { randomUUID } from 'node:crypto'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { expect, it } from 'vitest'
import { createAssociado, RESTAURACAO, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

const release = (codigoAssociado: string, key: string | null = null, codigoEspecialidade = 1) =>
  t.call(liberacaoSenha.releaseSenha, { body: { codigoAssociado, codigoEspecialidade } }, { as, key })
const countGuias = async (codigoAssociado: string) =>
  (await t.rows('select 1 from guia where codigo_associado = $1', [codigoAssociado])).length

it('of forty at once without a key one opens a guide, and the others are told which', async () => {
  const codigoAssociado = await createAssociado(t)
  const answers = await Promise.all(Array.from({ length: 40 }, () => release(codigoAssociado)))
  const [aberta, ...outras] = answers.filter(({ status }) => status === 200)
  expect(outras).toEqual([])
  const recusadas = answers.filter(({ codigo }) => codigo === 'API-LIB-0015')
  expect(recusadas).toHaveLength(39)
  const esperado = [{ mensagem: `A guia é a ${aberta?.body.numeroFicha}.` }]
  expect(recusadas.map(({ raw }) => JSON.parse(String(raw)).detalhes)).toEqual(Array(39).fill(esperado))
  expect(await countGuias(codigoAssociado)).toBe(1)
})

it('a key of its own is a guide of its own', async () => {
  const codigoAssociado = await createAssociado(t)
  for (const key of [randomUUID(), randomUUID()])
    expect(await release(codigoAssociado, key)).toMatchObject({ status: 200 })
  expect(await countGuias(codigoAssociado)).toBe(2)
})

it('another specialty, another patient, a guide that was sent and one a minute old stand in nobody’s way', async () => {
  const codigoAssociado = await createAssociado(t)
  const { body: primeira } = await release(codigoAssociado)
  expect(await release(codigoAssociado)).toMatchObject({ codigo: 'API-LIB-0015' })
  expect(await release(await createAssociado(t))).toMatchObject({ status: 200 })
  expect(await release(codigoAssociado, undefined, 18)).toMatchObject({ status: 200 })
  await sendEventos(t, primeira.numeroFicha, [RESTAURACAO])
  expect(await release(codigoAssociado)).toMatchObject({ status: 200 })
  t.clock.advance(60_000)
  expect(await release(codigoAssociado)).toMatchObject({ status: 200 })
})

it('of two maintenances asked for at once, each with a key of its own, the month takes one', async () => {
  const codigoAssociado = await createAssociado(t)
  await createTratamento(t, { codigoAssociado, login: 100002, manutencoes: ['2026-10-12'] })
  const ortodontista = await t.as(100002)
  const body = { codigoAssociado, codigoEspecialidade: 6, codigoTipoAtendimentoOrto: 8 as const }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => t.call(liberacaoSenha.releaseSenha, { body }, { as: ortodontista })),
  )
  expect(answers.map(({ codigo }) => codigo ?? 'aberta').sort()).toEqual([
    ...Array(5).fill('API-LIB-0020'),
    'aberta',
  ])
})
