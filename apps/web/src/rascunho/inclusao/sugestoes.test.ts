import { describe, expect, it } from 'vitest'
import { SELECAO_VAZIA, type Selecao } from '../../odontograma/estado/selecao.ts'
import { readBusca, replaceBusca } from './sugestoes.ts'

const dente26: Selecao = { tipo: 'dentes', dentes: [{ dente: '26', faces: '' }] }

describe('readBusca', () => {
  it.each([
    ['limpeza', 'limpeza'],
    ['26 om resina', 'resina'],
    ['26 om 85100200; canal', 'canal'],
    ['85.10', '85.10'],
    ['26 8510', '8510'],
    ['26 om 85100200', undefined],
    ['26 om', undefined],
    ['90', undefined],
    ['', undefined],
  ])('%s -> %s', (texto, busca) => expect(readBusca(texto, SELECAO_VAZIA)).toBe(busca))

  it.each([
    ['om resina', 'resina'],
    ['canal', 'canal'],
    ['om', undefined],
  ])('of the tooth chosen: %s -> %s', (texto, busca) => expect(readBusca(texto, dente26)).toBe(busca))
})

describe('replaceBusca', () => {
  it.each([
    ['limpeza', '84000198'],
    ['26 om resina', '26 MO 84000198'],
    ['resina 26om', '26 MO 84000198'],
    ['26 om 8510', '26 om 84000198'],
    ['S1 raspagem x2', 'S1 84000198 x2'],
    ['17 o 85100196; limpeza', '17 o 85100196; 84000198'],
  ])('%s -> %s', (texto, linha) => expect(replaceBusca(texto, '84000198', SELECAO_VAZIA)).toBe(linha))

  it('keeps the faces of the tooth chosen', () => {
    expect(replaceBusca('resina om', '84000198', dente26)).toBe('MO 84000198')
  })
})
