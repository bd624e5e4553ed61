import { expect, it } from 'vitest'
import { toDestino } from './destino.ts'

it.each([
  ['/portal', '/portal'],
  ['/portal/', '/portal/'],
  ['/portal?aba=x', '/portal?aba=x'],
  ['/portal/guia/700000001?etapa=2', '/portal/guia/700000001?etapa=2'],
  [
    '/portal/consultaGTOs?voltar=https://atacante.example',
    '/portal/consultaGTOs?voltar=https://atacante.example',
  ],
  ['/portal/guia/42#fluxo=x', '/portal/guia/42'],
  ['/portal/./guia/42', '/portal/guia/42'],
  ['/portal/a/../guia/42', '/portal/guia/42'],
])('%s is a target: %s', (texto, destino) => {
  expect(toDestino(texto)).toBe(destino)
})

it.each([
  undefined,
  '',
  'portal/guia/42',
  'https://atacante.example/portal/guia/42',
  '//atacante.example/portal',
  '///atacante.example/portal',
  '/\\atacante.example/portal',
  '\\\\atacante.example/portal',
  '/portal\\..\\..\\atacante.example',
  '/portal//atacante.example',
  '/portal/..//atacante.example',
  '/portal/../acesso/logout',
  '/portal/%2e%2e/acesso/logout',
  '/portal/.%2E/credenciado/login',
  '/portal/guia/../../acesso/logout?x=/portal/',
  '/portal@atacante.example',
  '/portal.atacante.example/',
  '/portalfalso',
  '/Portal/guia/42',
  ' /portal/guia/42',
  '/portal/guia/42 ',
  '/por\ttal/guia',
  '/portal/\nguia',
  '/portal/\u0000',
  '/portal/\u202Egnp',
  '\u200B/portal',
  'javascript:alert(1)//portal',
  '/acesso/legado/RELAT_GTO',
  '/api/auth/credenciado/logout',
  '/temporary-route?voltar=/portal',
  `/portal/${'x'.repeat(2000)}`,
])('%j leads no further than to the start', (texto) => {
  expect(toDestino(texto)).toBe('/portal')
})
