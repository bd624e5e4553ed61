import { expect, it } from 'vitest'
import { byTela } from './identOrigem.ts'

const PEDIDO = '/portal/solicitarAutorizacao'

it.each([
  ['/portal', PEDIDO, {}, 'inicio'],
  ['/portal/prazos', `${PEDIDO}?paciente=a-b&tipo=3`, {}, 'prazos'],
  ['/portal/guia/700001', PEDIDO, { identOrigem: 'menu' }, 'guia'],
  ['/portal/manutencoes', PEDIDO, {}, 'portal'],
  ['/acesso/logout', PEDIDO, {}, 'endereco'],
  [PEDIDO, `${PEDIDO}?dialogo=x`, { identOrigem: 'busca' }, 'busca'],
  [PEDIDO, '#campo', {}, 'endereco'],
] as const)('de %s, o link para %s, entrado por %j, diz %s', (pathname, href, state, origem) => {
  expect(byTela(href, { pathname, state: { ...state, __TSR_index: 0 } })).toEqual({ identOrigem: origem })
})
