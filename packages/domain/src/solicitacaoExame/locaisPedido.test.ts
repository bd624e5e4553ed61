import { expect, it } from 'vitest'
import { describeProcura, listLocaisDaRegiao, toggleLugar } from './locaisPedido.ts'

const em = (dentes: string, foco = '', codigoLocal = 'RMIE') => [
  { codigoLocal, ...(dentes !== '' && { dentes: dentes.split(' ') }), foco },
]

it.each([
  ['the first press chooses it', [], { codigoLocal: 'RMIE', dente: '36' }, em('36')],
  ['another tooth of it joins, in order', em('37'), { codigoLocal: 'RMIE', dente: '36' }, em('36 37')],
  ['a tooth leaves', em('36 37'), { codigoLocal: 'RMIE', dente: '36' }, em('37')],
  ['the last tooth takes its place along', em('37'), { codigoLocal: 'RMIE', dente: '37' }, []],
  ['a region is taken back', em(''), { codigoLocal: 'RMIE' }, []],
  ['a tooth joins a region that names none', em(''), { codigoLocal: 'RMIE', dente: '36' }, em('36')],
  [
    'a tooth joins what was written',
    em('', 'cárie'),
    { codigoLocal: 'RMIE', dente: '36' },
    em('36', 'cárie'),
  ],
  [
    'the last tooth leaves what was written',
    em('36', 'cárie'),
    { codigoLocal: 'RMIE', dente: '36' },
    em('', 'cárie'),
  ],
  ['what was written stays by the region too', em('36', 'cárie'), { codigoLocal: 'RMIE' }, em('36', 'cárie')],
  ['an exam of a tooth says it by its place', [], { codigoLocal: '36', dente: '36' }, em('', '', '36')],
  ['and takes it back', em('', '', '36'), { codigoLocal: '36', dente: '36' }, []],
  [
    'what is beside it stays as it is',
    [...em('46', '', 'RMID'), ...em('36')],
    { codigoLocal: 'RMIE', dente: '36' },
    em('46', '', 'RMID'),
  ],
  [
    'a tooth of one place is none of the other',
    [...em('46', '', 'RMID'), ...em('36 37')],
    { codigoLocal: 'RMIE', dente: '36' },
    [...em('46', '', 'RMID'), ...em('37')],
  ],
  ['a place is taken back whole by itself', em('36 37'), { codigoLocal: 'RMIE' }, []],
] as const)('%s', (_nome, locais, lugar, depois) => {
  expect(toggleLugar(locais, lugar)).toEqual(depois)
})

it.each([
  ['RMID', ['RMID']],
  ['HAID', ['RMID']],
  ['RII', ['RII']],
  ['AI', ['RMID', 'RII']],
  ['AS', []],
])('%s names %j of the places of an exam', (regiao, nomeados) => {
  expect(listLocaisDaRegiao(['RMID', 'RII', '36'], regiao)).toEqual(nomeados)
})

it.each([
  [undefined, '', ''],
  [['36'], '', 'dente 36'],
  [['36', '37', '38'], 'ápice', 'dentes 36, 37 e 38, ápice'],
  [undefined, 'ápice', 'ápice'],
])('%j and "%s" read "%s"', (dentes, foco, lido) => {
  expect(describeProcura({ dentes, foco })).toBe(lido)
})
