import { expect, it } from 'vitest'
import { keepListaGto, readListaGto, separateListaGto, splitListaGto } from './listaGto.ts'

/** Spec §5. */
it.each([
  ['vírgulas', '700000001,700000002', [700000001, 700000002]],
  ['pontos e vírgulas e espaços', '700000001; 700000002 ;', [700000001, 700000002]],
  ['uma coluna de planilha', '700000001\r\n700000002\r\n', [700000001, 700000002]],
  ['a mesma duas vezes', '700000001\n700000001', [700000001]],
  ['letras e sinais caem', 'Guia 700.000.001', [700000001]],
  ['nada', ' ;,\n', []],
  ['números que nenhuma guia tem', '0,1000000000000', []],
  ['o primeiro e o último que uma guia pode ter', '1,999999999999', [1, 999_999_999_999]],
])('%s', (_nome, texto, esperado) => {
  expect(readListaGto(texto)).toEqual(esperado)
})

it('só deixa dígitos, vírgulas, pontos e vírgulas e quebras de linha', () => {
  expect(keepListaGto('a1,2;3\n4 5\t6-7')).toBe('1,2;3\n4567')
})

it.each([
  ['1 2', '1,2'],
  ['1\u00a0\t 2', '1,2'],
  ['1;\r\n2', '1;\r\n2'],
  ['guia 12', ',12'],
])('o que se escreve lado a lado são outros tantos números: %j', (escrito, separado) => {
  expect(separateListaGto(escrito)).toBe(separado)
})

it('diz que números nenhuma guia tem', () => {
  expect(splitListaGto('1,0,,1000000000000;0;')).toEqual({ numeros: [1], recusados: ['0', '1000000000000'] })
})
