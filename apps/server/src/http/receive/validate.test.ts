import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import type { Route } from '@portal/contract/route.ts'
import { describe, expect, it } from 'vitest'
import { createValidate, type RawInput } from './validate.ts'

const linha = (codigoEvento: string) => ({ codigoEvento, quantidade: 1 })
const nada: RawInput = { params: undefined, query: undefined, body: undefined }

/** Where calls take an event's code: in the address, in its query, in the lines of a body. */
const entradas: [string, Route, (codigo: string) => Partial<RawInput>][] = [
  [
    'elegibilidade.getEvento',
    elegibilidade.getEvento,
    (codigoEvento) => ({ query: { codigoAssociado: '500000001', codigoEvento } }),
  ],
  ['evento.getTemplate', evento.getTemplate, (codigoEvento) => ({ params: { codigoEvento } })],
  ['imagem.getProtocoloImagem', imagem.getProtocoloImagem, (codigoEvento) => ({ query: { codigoEvento } })],
  [
    'guia.sendGuia',
    guia.sendGuia,
    (codigo) => ({
      body: { numeroFicha: 1, eventos: [{ ...linha(codigo), numeroSequenciaInclusao: 1 }] },
    }),
  ],
  [
    'rascunho.simulateGuia',
    rascunho.simulateGuia,
    (codigo) => ({ body: { numeroFicha: 1, itens: [{ ...linha(codigo), sequencial: 1 }] } }),
  ],
]

describe('a place', () => {
  const item = { ...linha('85100196'), sequencial: 1, dente: '26', regiao: 'AS' }
  const recusa = (campo: string) => ({
    codigo: 'API-GEN-0001',
    detalhes: [{ campo, mensagem: 'Informe o dente ou a região, não os dois.' }],
  })

  it('is a tooth or a region, as in what is sent: a draft with both is refused', () => {
    const body = { numeroFicha: 1, revisaoBase: 0, itens: [item], observacao: '', justificativa: '' }
    const read = () => createValidate(rascunho.saveRascunho)({ ...nada, body })
    expect(read).toThrow(expect.objectContaining(recusa('itens.0')))
  })

  it('of a question about coverage is one of them too', () => {
    const query = { codigoAssociado: '500000001', codigoEvento: '85100196', dente: '26', regiao: 'AS' }
    const read = () => createValidate(elegibilidade.getEvento)({ ...nada, query })
    expect(read).toThrow(expect.objectContaining(recusa('dente')))
  })
})

describe.each(entradas)('the code of an event in %s', (_nome, route, toParts) => {
  const read = (codigo: string) => createValidate(route)({ ...nada, ...toParts(codigo) })

  it('is read under its mask as without it (Spec §5)', () => {
    expect(read('85.100.196')).toEqual(read('85100196'))
  })

  it.each(['851001961', '85.100.1961', '851.00196', '8510019', '85-100-196', ''])('is not %j', (codigo) => {
    expect(() => read(codigo)).toThrow(expect.objectContaining({ codigo: 'API-GEN-0001' }))
  })
})

describe('protected text (Spec §5)', () => {
  const kept = 'x'.repeat(500)
  const justificar = (descricaoObservacao: string) =>
    createValidate(guia.sendJustificativa)({ ...nada, body: { numeroFicha: 1, descricaoObservacao } })
  const salvar = (justificativa: string) =>
    createValidate(rascunho.saveRascunho)({
      ...nada,
      body: { numeroFicha: 1, revisaoBase: 0, itens: [], observacao: '', justificativa },
    })

  it.each([
    ['what is stripped', `"${kept}"#<>`],
    ['the spaces around it', `  ${kept}\n`],
  ])('of 500 characters is not too long for %s', (_nome, texto) => {
    expect(justificar(texto)).toEqual({ body: { numeroFicha: 1, descricaoObservacao: kept } })
  })

  it('is too long by what would be kept', () => {
    const recusa = {
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'descricaoObservacao', mensagem: 'Texto longo demais.' }],
    }
    expect(() => justificar(`"${kept}x"`)).toThrow(expect.objectContaining(recusa))
  })

  it('of which nothing is left goes on as it came, for its operation to refuse', () => {
    expect(justificar('##')).toEqual({ body: { numeroFicha: 1, descricaoObservacao: '##' } })
  })

  it('keeps its spaces while it is typed', () => {
    expect(salvar(`"${kept.slice(1)} "`)).toMatchObject({ body: { justificativa: `${kept.slice(1)} ` } })
  })
})

describe('a number in an address', () => {
  const sign = (id: string) => createValidate(guia.sign)({ ...nada, params: { id } })

  it('is read as it is written', () => {
    expect(sign('700001257')).toEqual({ params: { id: 700001257 } })
  })

  it.each(['700001257.7', '0x29B927DD', '7.00001257e8', '+700001257', ' 700001257', ''])(
    '%j names no other',
    (id) => {
      expect(() => sign(id)).toThrow(
        expect.objectContaining({
          codigo: 'API-GEN-0001',
          detalhes: [expect.objectContaining({ campo: 'id' })],
        }),
      )
    },
  )
})

it('tells each field once, whatever kinds of value it takes', () => {
  const body = {
    numeroFicha: 1,
    codigoEvento: '85100196',
    numeroSequencialEvento: 1,
    numeroSequencialInclusao: 1,
    data: '2026-02-30',
  }
  expect(() => createValidate(evento.updateDataEvento)({ ...nada, body })).toThrow(
    expect.objectContaining({ detalhes: [{ campo: 'data', mensagem: 'Formato inválido.' }] }),
  )
})

describe('a field that lacks, or that nobody knows, is told by its own name', () => {
  const linhaCheia = { ...linha('85100196'), numeroSequenciaInclusao: 1 }
  it.each<[string, unknown, [string, string][]]>([
    [
      'two of the whole input',
      {},
      [
        ['numeroFicha', 'Campo obrigatório.'],
        ['eventos', 'Campo obrigatório.'],
      ],
    ],
    [
      'within a line',
      { numeroFicha: 1, eventos: [linhaCheia, { codigoEvento: '85100196', quantidade: 1, preco: 1 }] },
      [
        ['eventos.1.numeroSequenciaInclusao', 'Campo obrigatório.'],
        ['eventos.1.preco', 'Campo desconhecido.'],
      ],
    ],
  ])('%s', (_nome, body, recusas) => {
    const detalhes = recusas.map(([campo, mensagem]) => ({ campo, mensagem }))
    expect(() => createValidate(guia.sendGuia)({ ...nada, body })).toThrow(
      expect.objectContaining({ codigo: 'API-GEN-0001', detalhes }),
    )
  })
})
