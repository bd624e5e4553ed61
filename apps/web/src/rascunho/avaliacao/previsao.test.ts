import { decisoes, listLetras, misturas } from '@portal/domain/guia/mistura.fixture.ts'
import { describe, expect, it } from 'vitest'
import { type Avaliacao, judge } from './evaluateRascunho.ts'
import { predictEnvio, seeDecisao, showContagem, showContagemCurta } from './previsao.ts'

const principal = { complementar: false, senhaVencida: false }
const complementar = { complementar: true, senhaVencida: false }

const create = (mistura: string): Avaliacao =>
  new Map(listLetras(mistura).map((letra, i) => [i + 1, { decisao: decisoes[letra], motivos: [] }]))

describe('predictEnvio', () => {
  it.each(misturas)('%s: %i, or refuses "%s" when complementary', (mistura, statusFicha, recusados) => {
    expect(predictEnvio(create(mistura), principal).statusFicha).toBe(statusFicha)
    const previsao = predictEnvio(create(mistura), complementar)
    expect(previsao.statusFicha).toBe(recusados === '' ? 17 : null)
    const recusada = previsao.contagem.find(({ decisao }) => decisao === 'recusado')
    expect(recusada?.quantidade ?? 0).toBe(recusados.length)
  })

  it('counts each outcome', () => {
    expect(predictEnvio(create('AN'), principal).contagem).toEqual([
      { decisao: 'aprovado', quantidade: 1 },
      { decisao: 'negado', quantidade: 1 },
    ])
  })

  it.each([
    ['A', principal, ['semSenha']],
    ['L', principal, ['semSenha']],
    ['AN', principal, ['semSenha', 'negado']],
    ['AN', complementar, ['semSenha', 'recusado']],
  ] as const)('without a valid password nothing of %s goes: %j', (mistura, condicao, vistas) => {
    const previsao = predictEnvio(create(mistura), { ...condicao, senhaVencida: true })
    expect(previsao.statusFicha).toBeNull()
    expect(previsao.contagem.map(({ decisao }) => decisao)).toEqual(vistas)
  })

  it('says in a complementary guide too what is to be put right, which is not refused for that', () =>
    expect(seeDecisao('erro', complementar)).toBe('erro'))

  it('tells none while there is nothing, or a form that is not taken', () => {
    expect(predictEnvio(new Map(), principal).statusFicha).toBeNull()
    expect(predictEnvio(new Map([[1, { decisao: 'erro', motivos: [] }]]), principal).statusFicha).toBeNull()
    const motivo = { codigoGlosa: '3284', campo: 'dente', texto: '' } as const
    const negado = judge([
      { ...motivo, severidade: 'glosa' },
      { ...motivo, severidade: 'erroFormulario' },
    ])
    expect(predictEnvio(new Map([[1, negado]]), principal)).toEqual({
      contagem: [{ decisao: 'negado', quantidade: 1 }],
      statusFicha: null,
    })
  })
})

it.each([
  [[{ decisao: 'aprovado', quantidade: 1 }], '1 evento: 1 seria aprovado'],
  [
    [
      { decisao: 'aprovado', quantidade: 2 },
      { decisao: 'erro', quantidade: 1 },
    ],
    '3 eventos: 2 seriam aprovados, 1 a corrigir',
  ],
] as const)('%j reads %s', (contagem, texto) => expect(showContagem(contagem)).toBe(texto))

it.each([
  ['A', '1 evento'],
  ['AAN', '3 eventos, 1 seria negado'],
  ['NN', '2 eventos, 2 seriam negados'],
] as const)('%s has room for %s', (mistura, texto) =>
  expect(showContagemCurta(predictEnvio(create(mistura), principal).contagem)).toBe(texto),
)
