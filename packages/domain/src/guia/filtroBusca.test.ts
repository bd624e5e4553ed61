import { describe, expect, it } from 'vitest'
import { dropDatas, getCampoFiltro, getFimMaximo, motivoFiltro, textosMotivoFiltro } from './filtroBusca.ts'

const periodo = { dataInicio: '2026-03-01', dataFim: '2026-03-31' }

/** Spec §5.5. */
describe('motivoFiltro', () => {
  it.each([
    [{}, 'semFiltro'],
    [{ statusTiss: [] }, 'semFiltro'],
    [{ cpf: '' }, 'semFiltro'],
    [{ dataInicio: undefined }, 'semFiltro'],
    [{ cpf: '52998224725' }, undefined],
    [{ cpf: '11111111111' }, 'cpfInexistente'],
    [{ cpf: '52998224724' }, 'cpfInexistente'],
    [{ codigoAssociado: '500000001' }, undefined],
    [{ numeroAtendimento: '123456789012' }, undefined],
    [{ numeroFicha: 42 }, undefined],
    [{ codigoEspecialidade: 1 }, undefined],
    [{ codigoTipoAtendimento: 15 }, undefined],
    [{ statusTiss: [4, 5] }, undefined],
    [periodo, undefined],
    [{ ...periodo, dataFim: '2026-03-01' }, undefined],
    [{ dataInicio: '2026-03-01' }, 'periodoIncompleto'],
    [{ statusTiss: [1], dataFim: '2026-03-31' }, 'periodoIncompleto'],
    [{ dataInicio: '2026-04-01', dataFim: '2026-03-31' }, 'periodoInvertido'],
    [{ numeroFicha: 42, dataInicio: '2026-03-01' }, undefined],
    [{ dataInicio: '2025-03-01', dataFim: '2026-03-01' }, undefined],
    [{ dataInicio: '2025-03-01', dataFim: '2026-03-02' }, 'periodoLongo'],
    [{ dataInicio: '2024-02-29', dataFim: '2025-02-28' }, undefined],
    [{ dataInicio: '2024-02-29', dataFim: '2025-03-01' }, 'periodoLongo'],
    [{ numeroFicha: 42, dataInicio: '2020-01-01', dataFim: '2026-01-01' }, undefined],
    [{ dataInicio: '2026-02-31', dataFim: '2026-03-31' }, 'dataInexistente'],
    [{ dataInicio: '2026-02-01', dataFim: '2026-02-31' }, 'dataInexistente'],
  ] as const)('%j: %s', (filtro, motivo) => {
    expect(motivoFiltro(filtro)).toBe(motivo)
    if (motivo) expect(textosMotivoFiltro[motivo]).toMatch(/\.$/)
  })
})

describe('the dates of a period', () => {
  it.each([
    ['cpfInexistente', { cpf: '11111111111' }, 'cpf'],
    ['periodoIncompleto', { dataFim: '2026-03-31' }, 'dataInicio'],
    ['periodoIncompleto', { dataInicio: '2026-03-01' }, 'dataFim'],
    ['periodoInvertido', periodo, 'dataInicio'],
    ['periodoLongo', periodo, 'dataFim'],
    ['dataInexistente', { dataInicio: '2026-02-31', dataFim: '2026-03-31' }, 'dataInicio'],
    ['dataInexistente', { dataInicio: '2026-02-01', dataFim: '2026-02-31' }, 'dataFim'],
  ] as const)('%s of %j is about %s', (motivo, filtro, campo) => {
    expect(getCampoFiltro(motivo, filtro)).toBe(campo)
  })

  it('end a year after they begin', () => {
    expect(getFimMaximo('2025-11-20')).toBe('2026-11-20')
  })
})

/** Spec §5.5. */
describe('dropDatas', () => {
  it.each([
    [{ cpf: '52998224725' }],
    [{ codigoAssociado: '500000001' }],
    [{ numeroAtendimento: '123456789012' }],
    [{ numeroFicha: 42 }],
  ])('%j goes without its period', (filtro) => {
    expect(dropDatas({ ...filtro, ...periodo })).toEqual(filtro)
  })

  it('keeps the period of every other search', () => {
    expect(dropDatas({ ...periodo, statusTiss: [1] })).toEqual({ ...periodo, statusTiss: [1] })
  })
})
