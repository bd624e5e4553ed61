import { expect, it } from 'vitest'
import { isEnderecoConhecido } from './enderecoConhecido.ts'
import { telas } from './tela.tables.ts'

it.each(telas)('$rota is known', ({ rota }) => {
  expect(isEnderecoConhecido(rota.replaceAll(/\$\w+/g, '42'))).toBe(true)
})

it.each([
  ['/portal/', true],
  ['/portal/guia/abc', false],
  ['/portal/que-nao-ha', false],
  ['/portal/universidadeLumina', false],
  ['/acesso/logout', true],
  ['/acesso/logout/', true],
  ['/acesso/token/entrada', true],
  ['/acesso/legado/RELAT_GTO', true],
  ['/acesso/legado', true],
  ['/acesso/legadoFalso', false],
  ['/acesso', false],
  ['/acesso/que-nao-ha', false],
  ['/meridiano/expirado', true],
  ['/meridiano/que-nao-ha', false],
  ['/temporary-route', true],
  ['/temporary-route/x', false],
  ['/sessaoEncerrada', true],
  ['/sessaoencerrada', false],
  ['/', false],
])('%s is known: %s', (pathname, conhecido) => {
  expect(isEnderecoConhecido(pathname)).toBe(conhecido)
})
