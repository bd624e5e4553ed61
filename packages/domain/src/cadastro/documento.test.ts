import { expect, it } from 'vitest'
import { formatCnpj, showDocumento } from './documento.ts'

it.each([
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['1122233300018', '1122233300018'],
  ['911222333000181', '911222333000181'],
  ['112223330001819', '112223330001819'],
  ['', ''],
])('%s is written %s', (documento, escrito) => {
  expect(formatCnpj(documento)).toBe(escrito)
})

it('shows a company whole and a person masked', () => {
  expect(showDocumento('J', '11222333000181')).toEqual({ rotulo: 'CNPJ', valor: '11.222.333/0001-81' })
  expect(showDocumento('F', '52998224725')).toEqual({ rotulo: 'CPF', valor: '***.982.247-**' })
})
