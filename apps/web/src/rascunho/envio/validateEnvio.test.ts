import { describe, expect, it } from 'vitest'
import { lugares } from '../../guia/acao/lugares.ts'
import { type AvaliacaoItem, judge } from '../avaliacao/evaluateRascunho.ts'
import { validateEnvio } from './validateEnvio.ts'

const item = { sequencial: 3, codigoEvento: '85100200', dente: '26', quantidade: 1 }
const vazio = { itens: [item], observacao: '', justificativa: '' }
const motivo = { codigoGlosa: '3023', campo: 'faces', texto: 'Face inválida' } as const
const describeEvento = () => 'Resina'

const avaliada = (severidade: 'erroFormulario' | 'glosa'): ReadonlyMap<number, AvaliacaoItem> =>
  new Map([[3, judge([{ ...motivo, severidade }])]])

describe('validateEnvio', () => {
  it.each([
    [
      'an empty guide',
      { ...vazio, itens: [] },
      new Map(),
      [lugares.linha, 'Inclua ao menos um evento antes de enviar.'],
    ],
    [
      'a wrong form',
      vazio,
      avaliada('erroFormulario'),
      ['item-3', 'Resina no dente 26: Face inválida. Faltam as faces.'],
    ],
    [
      'a text over the limit',
      { ...vazio, observacao: `"${'x'.repeat(512)}" ` },
      new Map(),
      [lugares.observacao, 'Retire 12 caracteres: o limite é 500.'],
    ],
  ] as const)('stops %s', (_nome, conteudo, avaliacao, [fieldId, message]) => {
    const errors = validateEnvio(
      { ...conteudo, itens: [...conteudo.itens] },
      avaliacao,
      describeEvento,
      false,
      0,
    )
    expect(errors).toEqual([{ fieldId, message }])
  })

  it('stops what would be denied and is wrong besides, and says that to take it out is enough', () => {
    const motivos = [
      { ...motivo, severidade: 'glosa', texto: 'Dente ausente' },
      { ...motivo, severidade: 'erroFormulario' },
    ] as const
    const [error] = validateEnvio(vazio, new Map([[3, judge(motivos)]]), describeEvento, false, 0)
    expect(error?.message).toBe(
      'Resina no dente 26 seria negado (Dente ausente). Retire-o da guia, ou corrija-o para enviar: Face inválida. Faltam as faces.',
    )
  })

  it('lets go what would only be denied: the person may want the denial', () => {
    expect(validateEnvio(vazio, avaliada('glosa'), describeEvento, false, 0)).toEqual([])
  })

  it('stops in a complementary guide what needs a person, a document, or is denied', () => {
    const stop = (avaliacao: ReadonlyMap<number, AvaliacaoItem>) =>
      validateEnvio(vazio, avaliacao, describeEvento, true, 0).map(({ message }) => message)
    expect(stop(avaliada('glosa'))).toEqual([
      'Resina no dente 26 seria negado (Face inválida). Retire-o daqui e inclua em uma guia principal.',
    ])
    // To put its form right would not do here.
    const motivos = [
      { ...motivo, severidade: 'glosa' },
      { ...motivo, severidade: 'erroFormulario' },
    ] as const
    expect(stop(new Map([[3, judge(motivos)]]))).toEqual(stop(avaliada('glosa')))
    expect(stop(new Map([[3, { decisao: 'analise', motivos: [] }]]))).toEqual([
      'Resina no dente 26 precisa da análise da auditoria, que a guia complementar não tem. Retire-o daqui e inclua em uma guia principal.',
    ])
    expect(stop(new Map([[3, { decisao: 'aprovado', motivos: [] }]]))).toEqual([])
  })

  it.each([
    ['too short, where nothing asks for it', 'Dor 123', false, 0, 20],
    ['too short for what asks for it', 'Canal único confirmado pela imagem.', false, 40, 40],
    ['of spaces alone, which is none', '   ', false, 20, undefined],
    ['long enough', 'Canal único confirmado.', false, 20, undefined],
    ['of a complementary guide, which takes none', 'Dor', true, 0, undefined],
  ])('judges a justification %s', (_nome, justificativa, complementar, minimo, pede) => {
    const escrita = { ...vazio, justificativa }
    expect(validateEnvio(escrita, new Map(), describeEvento, complementar, minimo)).toEqual(
      pede === undefined
        ? []
        : [
            {
              fieldId: lugares.justificativa,
              message: `A justificativa deste caso pede pelo menos ${pede} caracteres; esta tem ${justificativa.length}. Complete-a, ou apague-a para enviar sem ela.`,
            },
          ],
    )
  })
})
