import { expect, it } from 'vitest'
import { showTipoEnvio, tipoBuscaInicial } from './gtoDigital.tables.ts'

/** Spec §4.4. */
it.each([
  ['TOKEN', 'Token'],
  ['ENCAMINHAMENTO', 'Encaminhamento'],
] as const)('o envio por %s se diz %s', (codigo, rotulo) => {
  expect(showTipoEnvio(codigo)).toBe(rotulo)
})

/** Spec §7.9. */
it('procura pelo dia do envio, se não se pede outro', () => {
  expect(tipoBuscaInicial).toBe('ENVIO')
})
