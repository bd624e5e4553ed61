import { expect, it } from 'vitest'
import { describeVista } from './describeVista.ts'
import { janelaInicial } from './janela.ts'
import { visaoInicial } from './transformacao.ts'

it.each([
  [{}, false, 'Sem giro, espelho nem inversão'],
  [{ rotacao: 90 }, false, 'Girada 90°'],
  [{ espelhada: true }, false, 'Espelhada'],
  [{}, true, 'Tons invertidos'],
  [{ rotacao: 270, espelhada: true }, true, 'Girada 270°, espelhada, tons invertidos'],
] as const)('of %j, inverted: %s, readers are told "%s"', (visao, invertida, dito) => {
  expect(
    describeVista({ visao: { ...visaoInicial, ...visao }, janela: { ...janelaInicial, invertida } }),
  ).toBe(dito)
})
