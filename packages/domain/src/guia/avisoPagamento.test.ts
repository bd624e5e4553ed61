import { expect, it } from 'vitest'
import { isNegadoComoEsta, isSalvoPelaRenovacao } from './avisoPagamento.ts'

const HOJE = '2026-11-24'
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
  expect(isNegadoComoEsta({ motivos }, { ate: HOJE }, HOJE)).toBe(esperado)
})

it.each([
  ['o prazo de apresentação terminou ontem', { apresentarAte: '2026-11-23' }, HOJE, true],
  ['o prazo termina hoje', { apresentarAte: HOJE }, HOJE, false],
  ['nenhum prazo corre', { apresentarAte: null }, HOJE, false],
  ['o dia é depois do último que se paga', {}, '2026-08-24', true],
  ['nenhum dia se paga', {}, null, true],
  ['nada foi feito ainda', { dataRealizacao: null, apresentarAte: '2026-11-23' }, null, false],
])('do que está datado, o pagamento negaria: %s', (_caso, evento, ate, esperado) => {
  const datado = { dataRealizacao: '2026-08-25', motivos: [], ...evento }
  expect(isNegadoComoEsta(datado, { ate }, HOJE)).toBe(esperado)
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
