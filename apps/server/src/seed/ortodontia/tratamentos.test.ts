import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { PRAZO } from '@portal/domain/ortodontia/tratamento.fixture.ts'
import { acceptsAcaoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { expect, test } from 'vitest'
import { TAMANHO_ELENCO } from '../associado/populacao.ts'
import { createTratamentos } from './tratamentos.ts'
import { listPassosTratamento, stateAfter } from './vidaTratamento.ts'

const PASSO = 13

test('on any day of a year each treatment stands where its case says, by steps that its life takes', () => {
  const dias = Array.from({ length: 365 / PASSO }, (_, i) => addDays('2026-03-01', i * PASSO))
  const erros = dias.flatMap((hoje) =>
    createTratamentos({ primeiro: TAMANHO_ELENCO, quantidade: 293, hoje }).flatMap(({ caso, guias }, i) => {
      const passos = listPassosTratamento(caso, guias, PRAZO, hoje)
      const torto = passos.find(
        ({ acao }, n) => n > 0 && !acceptsAcaoTratamento(stateAfter(passos.slice(0, n)), acao),
      )
      const estado = stateAfter(passos)
      // The one that was taken over ends when its successor's rows are written.
      const esperado = caso.paciente && caso.estado === 'cancelado' ? 'ativo' : caso.estado
      return torto || estado !== esperado
        ? [`${hoje} ${i} ${caso.meses}: ${estado} ${torto?.acao ?? ''}`]
        : []
    }),
  )
  expect(erros).toEqual([])
})
