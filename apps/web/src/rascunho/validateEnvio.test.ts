import { describe, expect, it } from 'vitest'
import type { AvaliacaoItem } from './evaluateRascunho.ts'
import { destinos } from './passosEnvio.ts'
import { validateEnvio } from './validateEnvio.ts'

const item = { sequencial: 3, codigoEvento: '85100200', dente: '26', quantidade: 1 }
const vazio = { itens: [item], observacao: '', justificativa: '' }
const motivo = { codigoGlosa: '3023', campo: 'faces', texto: 'Face inválida' } as const
const describeEvento = () => 'Resina'

const avaliada = (severidade: 'erroFormulario' | 'glosa'): ReadonlyMap<number, AvaliacaoItem> =>
  new Map([[3, { decisao: 'erro', motivos: [{ ...motivo, severidade }] }]])

describe('validateEnvio', () => {
  it.each([
    [
      'an empty guide',
      { ...vazio, itens: [] },
      new Map(),
      [destinos.evento, 'Inclua ao menos um evento antes de enviar.'],
    ],
    ['a wrong form', vazio, avaliada('erroFormulario'), ['item-3', 'Resina no dente 26: Face inválida.']],
    [
      'a text over the limit',
      { ...vazio, observacao: 'x'.repeat(512) },
      new Map(),
      [destinos.observacao, 'Retire 12 caracteres: o limite é 500.'],
    ],
  ] as const)('stops %s', (_nome, conteudo, avaliacao, [fieldId, message]) => {
    expect(validateEnvio({ ...conteudo, itens: [...conteudo.itens] }, avaliacao, describeEvento)).toEqual([
      { fieldId, message },
    ])
  })

  it('lets go what would only be denied: the person may want the denial', () => {
    expect(validateEnvio(vazio, avaliada('glosa'), describeEvento)).toEqual([])
  })
})
