import { expect, it } from 'vitest'
import { FORMA_EXAMES, parseExamesEmLinha, toExamesEmLinha } from './examesEmLinha.ts'

const forma = new RegExp(FORMA_EXAMES)

it.each([
  ['81000405', [{ codigo: '81000405', locais: [] }]],
  ['81000421:RMID', [{ codigo: '81000421', locais: ['RMID'] }]],
  [
    '81000421:RMID+RMIE,81000405,81000383:16',
    [
      { codigo: '81000421', locais: ['RMID', 'RMIE'] },
      { codigo: '81000405', locais: [] },
      { codigo: '81000383', locais: ['16'] },
    ],
  ],
])('%s is read as it was written', (linha, exames) => {
  expect(parseExamesEmLinha(linha)).toEqual(exames)
  expect(toExamesEmLinha(exames)).toBe(linha)
  expect(linha).toMatch(forma)
})

it.each([
  '',
  '8100040',
  '810004050',
  '81000421:',
  '81000421:R',
  '81000421:RMID+',
  '81000421:rmid',
  '81000421:RMIDRMI',
  '81000405,',
  ',81000405',
  '81000405;81000421',
])('%j does not have the form', (linha) => {
  expect(linha).not.toMatch(forma)
})
