import { expect, it } from 'vitest'
import { aviso, larguraDialogo, moldura } from './moldura.ts'

it('has the constants of Spec §9', () => {
  expect(aviso).toEqual({ duracaoSegundos: 20, larguraPx: 350 })
  expect(larguraDialogo).toEqual({ padrao: '33rem', larga: '45rem' })
  expect(moldura).toEqual({ cabecalho: 100, barraPortal: 60, rodape: 85, menuRecolhido: 88 })
})
