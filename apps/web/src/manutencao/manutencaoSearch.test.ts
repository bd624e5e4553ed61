import { expect, it } from 'vitest'
import { showMes, showMesAno } from '../calendario/mes.ts'
import { ano } from './manutencao.fixture.ts'
import { readManutencaoSearch, toAbaMes } from './manutencaoSearch.ts'
import { describeMes, describeRestante } from './mesWords.ts'

it.each([
  [{}, {}, 'aLiberar'],
  [{ aba: 'perdidas', tratamento: '41' }, { aba: 'perdidas', tratamento: 41 }, 'perdidas'],
  [{ aba: 'ano', de: '2026-05' }, { aba: 'ano', de: '2026-05' }, undefined],
  [{ aba: 'feitas', de: '2026-05' }, { aba: 'feitas' }, 'feitas'],
  [{ aba: 'ano', de: '2026-13', tratamento: '0' }, { aba: 'ano' }, undefined],
  [{ aba: 'aLiberar', paciente: '500000001' }, {}, 'aLiberar'],
])('%j se lê %j', (bruto, lido, aba) => {
  expect(readManutencaoSearch(bruto)).toEqual(lido)
  expect(toAbaMes(readManutencaoSearch(bruto))).toBe(aba)
})

it('cada mês tem a sua palavra; o que tem guia está liberado', () => {
  expect(ano.meses.map((mes) => `${showMesAno(mes.mes)} ${describeMes(mes).rotulo}`)).toEqual([
    'jul/26 Feita',
    'ago/26 Perdida, sem guia',
    'set/26 Perdida, com guia',
    'out/26 Feita, nada pago',
    'nov/26 Liberada',
    'dez/26 Futura',
  ])
  const porFazer = { mes: '2026-11', estado: 'devido', numeroFicha: null, data: null, valor: null } as const
  expect(describeMes(porFazer).rotulo).toBe('A liberar')
  expect(showMes('2026-01')).toBe('janeiro de 2026')
})

it.each([
  [{ guiasRestantes: 11 }, '1 de 12 meses'],
  [{ guiasRestantes: 2 }, '1 de 12 meses, restam 2 guias'],
  [{ mesesUsados: 0, mesesConcedidos: 1, guiasRestantes: 0 }, '0 de 1 mês, restam 0 guias'],
  [{ guiasRestantes: 1 }, '1 de 12 meses, resta 1 guia'],
  [{ estado: 'abandonado', guiasRestantes: 0 }, '1 de 12 meses'],
  [{ instalacao: null, mesesUsados: 0 }, 'aguarda a instalação'],
  [{ estado: 'solicitado', mesesConcedidos: 0, guiasRestantes: 0 }, 'nenhum mês concedido'],
] as const)('%j: %s', (mudanca, palavras) => {
  expect(describeRestante({ ...ano.tratamento, ...mudanca })).toBe(palavras)
})
