import { expect, it } from 'vitest'
import { createEvento, createGuia } from './guia.fixture.ts'
import { separarPorData } from './separarPorData.ts'

const hoje = '2026-11-21'
const depois = { codigoGlosa: '3003', texto: 'Idade incompatível' }
const janelaData = { inicio: '2026-11-10', desde: '2026-11-10', ate: hoje }
const livre = createEvento({ janelaData })
const estreito = createEvento({
  numeroSequencialInclusao: 2,
  janelaData: { ...janelaData, ate: '2026-11-15', depois },
})
const recente = createEvento({
  numeroSequencialInclusao: 3,
  janelaData: { ...janelaData, inicio: '2026-11-18', desde: '2026-11-18' },
})

it.each([
  ['2026-11-21', [1, 3], [[2, 'Idade incompatível (3003). A última data paga é 15/11/2026.']]],
  ['2026-11-15', [1, 2], [[3, expect.stringContaining('A primeira data possível é 18/11/2026.')]]],
  ['2026-11-22', [], expect.objectContaining({ length: 3 })],
])('%s dates those that it fits, and names the rest', (data, datados, fora) => {
  const eventos = [livre, estreito, recente]
  const separados = separarPorData(createGuia({ eventos }), eventos, data, hoje)
  expect(separados.datados.map(({ numeroSequencialInclusao }) => numeroSequencialInclusao)).toEqual(datados)
  expect(separados.fora.map(({ evento, motivo }) => [evento.numeroSequencialInclusao, motivo])).toEqual(fora)
})
