import { catalogoErros } from '@portal/contract/errors.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { describe, expect, it } from 'vitest'
import { chooseTipoOrto, explainOferta, isRecusaDoTipo } from './tipoOrto.ts'

const guia = (codigoTipoAtendimento: 6 | 7 | 8 | 9, permitido = true) => ({
  codigoTipoAtendimento,
  descricao: '',
  permitido,
  codigoErro: null,
  impedimentos: [],
  possivelEm: null,
})

it.each([
  ['the maintenance of the month', [guia(6), guia(7), guia(8), guia(9)], 8],
  ['the extension once the months are used', [guia(6), guia(7, false), guia(8, false), guia(9)], 9],
  ['the initial guide of a new treatment', [guia(6), guia(7), guia(8, false), guia(9, false)], 7],
  ['the consultation', [guia(6), guia(7, false)], 6],
  ['nothing that is refused', [guia(6, false)], null],
  ['nothing before it is known', [], null],
])('chooses %s', (_nome, guias, tipo) => {
  expect(chooseTipoOrto(guias)).toBe(tipo)
})

describe('explainOferta', () => {
  const { titulo } = catalogoErros['API-LIB-0020']
  it.each([
    [{}, undefined],
    [{ permitido: false, codigoErro: 'API-LIB-0020' }, `${titulo}.`],
    [
      { permitido: false, codigoErro: 'API-LIB-0020', possivelEm: '2026-12-01' },
      `${titulo}; a partir de 01/12/2026.`,
    ],
    [{ permitido: false, codigoErro: 'API-OUTRO' }, 'Não agora.'],
  ])('%j', (mudancas, palavras) => {
    expect(explainOferta({ ...guia(8), ...mudancas })).toBe(palavras)
  })
})

it('knows which refusals of a release are about its type', () => {
  expect(liberacaoSenha.releaseSenha.errors.filter(isRecusaDoTipo)).toEqual([
    'API-LIB-0007',
    'API-LIB-0018',
    'API-LIB-0019',
    'API-LIB-0020',
    'API-LIB-0021',
    'API-LIB-0022',
    'API-LIB-0023',
    'API-LIB-0024',
    'API-LIB-0025',
    'API-LIB-0026',
  ])
})
