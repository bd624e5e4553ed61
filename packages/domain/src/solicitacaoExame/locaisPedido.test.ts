import { expect, it } from 'vitest'
import { listDentesDoFoco, listLocaisDaRegiao, toggleLugar } from './locaisPedido.ts'

const em = (foco: string, codigoLocal = 'RMIE') => [{ codigoLocal, foco }]

it.each([
  ['the first press chooses it', [], { codigoLocal: 'RMIE', dente: '36' }, em('dente 36')],
  ['another tooth of it joins', em('dente 36'), { codigoLocal: 'RMIE', dente: '37' }, em('dentes 36 e 37')],
  ['a tooth leaves', em('dentes 36 e 37'), { codigoLocal: 'RMIE', dente: '36' }, em('dente 37')],
  ['the last tooth takes its place along', em('dente 37'), { codigoLocal: 'RMIE', dente: '37' }, []],
  ['a region is taken back', em(''), { codigoLocal: 'RMIE' }, []],
  ['a region is taken back by a tooth of it', em(''), { codigoLocal: 'RMIE', dente: '36' }, []],
  ['what was written stays', em('cárie no 36'), { codigoLocal: 'RMIE', dente: '36' }, em('cárie no 36')],
  ['what was written stays by the region too', em('cárie'), { codigoLocal: 'RMIE' }, em('cárie')],
  ['an exam of a tooth says it by its place', [], { codigoLocal: '36', dente: '36' }, em('', '36')],
  ['and takes it back', em('', '36'), { codigoLocal: '36', dente: '36' }, []],
  [
    'what is beside it stays as it is',
    [...em('dente 46', 'RMID'), ...em('dente 36')],
    { codigoLocal: 'RMIE', dente: '36' },
    em('dente 46', 'RMID'),
  ],
  [
    'a tooth of one place is none of the other',
    [...em('dente 46', 'RMID'), ...em('dentes 36 e 37')],
    { codigoLocal: 'RMIE', dente: '36' },
    [...em('dente 46', 'RMID'), ...em('dente 37')],
  ],
  ['a place is taken back whole by itself', em('dentes 36 e 37'), { codigoLocal: 'RMIE' }, []],
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
  ['', []],
  ['dente 36', ['36']],
  ['dentes 36, 37 e 38', ['36', '37', '38']],
  ['dente 36 fraturado', undefined],
])('%s names %j', (foco, dentes) => {
  expect(listDentesDoFoco(foco)).toEqual(dentes)
})
