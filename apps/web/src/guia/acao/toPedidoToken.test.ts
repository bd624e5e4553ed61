import { describe, expect, it } from 'vitest'
import { listPagaveis, sumEventos } from '../estado/eventosPagaveis.ts'
import { createEvento, createGuia } from '../guia.fixture.ts'
import { toPedidoToken } from './toPedidoToken.ts'
import { validateTexto } from './validateTexto.ts'

const comToken = createEvento()
const semToken = createEvento({ numeroSequencialInclusao: 2, exigeToken: false })
const semLugar = createEvento({ numeroSequencialInclusao: 3, codigoLocalizacao: null })

describe('toPedidoToken', () => {
  it('leaves out events without the token flag (Spec §5.7)', () => {
    expect(toPedidoToken(7, [comToken, semToken, semLugar])).toEqual({
      numeroFicha: 7,
      eventos: [
        {
          codigoEvento: '85100200',
          numeroSequencialInclusao: 1,
          numeroSequencialEvento: 1,
          codigoLocalizacao: '26',
        },
        { codigoEvento: '85100200', numeroSequencialInclusao: 3, numeroSequencialEvento: 1 },
      ],
    })
  })
})

describe('listPagaveis', () => {
  it('leaves denied events out of what is signed and paid', () => {
    const negado = createEvento({ numeroSequencialInclusao: 4, autorizacao: 3 })
    const pagaveis = listPagaveis(createGuia({ eventos: [comToken, negado] }))
    expect([pagaveis.length, sumEventos(pagaveis).replace(/\s/, ' ')]).toEqual([1, 'R$ 100,00'])
  })
})

describe('validateTexto', () => {
  it.each([
    ['  ', 'Escreva.'],
    ['x'.repeat(501), 'Retire 1 caractere: o limite é 500.'],
    ['Fratura coronária', undefined],
  ])('%j', (texto, problema) => expect(validateTexto(texto, 'Escreva.')).toBe(problema))
})
