import type { EventoOfertado } from '@portal/contract/evento.ts'
import { describe, expect, it } from 'vitest'
import { readElegibilidadeSearch } from './elegibilidadeSearch.ts'
import { toPedidoCobertura } from './toPedidoCobertura.ts'

const restauracao: EventoOfertado = {
  codigoEvento: '85100200',
  descricao: 'Restauração em resina 2 faces',
  local: 'dente',
  facesMinimo: 2,
  facesMaximo: 2,
  codigosAntigos: [],
}

describe('toPedidoCobertura', () => {
  it.each([
    ['asks for the tooth first', {}, { falta: 'dente' }],
    ['then for the faces', { local: '26' }, { falta: 'faces' }],
    [
      'and then has its question',
      { local: '26', faces: 'OM' },
      { codigoAssociado: '1', codigoEvento: '85100200', dente: '26', faces: 'OM' },
    ],
  ])('%s', (_name, search, expected) => {
    expect(toPedidoCobertura('1', restauracao, search)).toEqual(expected)
  })
})

describe('readElegibilidadeSearch', () => {
  it('keeps what is well formed and drops the rest', () => {
    const raw = { paciente: '<script>', evento: 85100200, local: '26', faces: 'om', outro: 'x' }
    expect(readElegibilidadeSearch(raw)).toEqual({ evento: '85100200', local: '26' })
  })
})
