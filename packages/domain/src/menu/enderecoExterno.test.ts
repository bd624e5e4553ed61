import { expect, it } from 'vitest'
import { isEnderecoExterno } from './enderecoExterno.ts'

it.each([
  ['https://legado.operadora.com.br/portal?x=1', true],
  ['http://localhost:3000/legadoLocal', true],
  ['http://127.0.0.1:3000/legadoLocal', true],
  ['http://[::1]/', true],
  ['http://legado.operadora.com.br/', false],
  ['http://localhost.atacante.example/', false],
  ['http://127.0.0.1.atacante.example/', false],
  ['https://legado.operadora.com.br@atacante.example/', false],
  ['https://:senha@atacante.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//atacante.example/', false],
  ['/portal', false],
  ['', false],
])('%s may be opened: %s', (texto, esperado) => {
  expect(isEnderecoExterno(texto)).toBe(esperado)
})
