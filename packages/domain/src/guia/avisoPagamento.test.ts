import { expect, it } from 'vitest'
import { isNegadoComoEsta, isSalvoPelaRenovacao } from './avisoPagamento.ts'

const daSenha = { codigoGlosa: '1321', severidade: 'aviso', campo: 'data' } as const
const doPrazo = { codigoGlosa: '3091', severidade: 'aviso', campo: 'data' } as const
const daImagem = { codigoGlosa: '3067', severidade: 'aviso', campo: 'imagem' } as const
const doPedido = { codigoGlosa: '1321', severidade: 'glosa', campo: 'data' } as const

it.each([
  ['a senha que tinha terminado', [daSenha], true],
  ['o prazo que passou, entre outros avisos', [daImagem, doPrazo], true],
  ['só uma imagem', [daImagem], false],
  ['o que a decisão já negou', [doPedido], false],
  ['nada', [], false],
])('como está, o pagamento negaria: %s', (_caso, motivos, esperado) => {
  expect(isNegadoComoEsta({ motivos })).toBe(esperado)
})

it.each([
  ['no último dia a que a senha chegaria', '2026-12-10', [daSenha], '2026-12-10', true],
  ['um dia depois', '2026-12-11', [daSenha], '2026-12-10', false],
  ['por outro motivo', '2026-12-01', [doPrazo], '2026-12-10', false],
  ['a senha não se renova', '2026-12-01', [daSenha], undefined, false],
  ['sem data', null, [daSenha], '2026-12-10', false],
])('a renovação salva o que foi feito: %s', (_caso, dataRealizacao, motivos, ate, esperado) => {
  expect(isSalvoPelaRenovacao({ dataRealizacao, motivos }, ate)).toBe(esperado)
})
