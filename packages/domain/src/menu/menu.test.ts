import { describe, expect, it } from 'vitest'
import { permissoes } from '../acesso/permissao.tables.ts'
import { gruposMenu, itensMenu, type LinhaMenu } from './menu.tables.ts'

/** The screens of Spec §2.3, in its order; the others are ours. */
const daEspecificacao: readonly string[] = [
  '/portal',
  '/portal/elegibilidade',
  '/portal/solicitarAutorizacao',
  '/portal/capturaExames',
  '/portal/consultarStatusPedidosExames',
  '/portal/cancelamentoGTO',
  '/portal/consultaGTOs',
  '/portal/envioImagensTratamento',
  '/portal/reanalisePrazoOrtodontia',
  '/portal/beneficiarioInativo',
  '/portal/recursoGlosa',
  '/portal/indicadoresReajuste',
  '/portal/indicadoresQualidadeDesempenho',
  '/portal/demonstrativoPagamento',
  '/portal/relatorioGTODigital',
  '/portal/atualizacaoCadastral',
  '/portal/trocaSenha',
  '/portal/termos',
  '/portal/universidadeAurora',
  '/portal/vincularExames',
  '/portal/termosPendentes',
]

it.each(daEspecificacao)('%s has one item', (rota) => {
  expect(itensMenu.filter((item) => item.rota === rota)).toHaveLength(1)
})

it.each([
  'SOLIC_AUTO',
  'CAPT_EXAME',
  'ALTE_SENHA',
  'INTERNO_TERMOS_PENDENTES',
  'ATU_ALVARA',
  'INTERNO_HOME',
  'SOLIC_EXAME',
])('has the item %s of Spec §2', (identificador) => {
  expect(itensMenu.map((item) => item.identificadorItem)).toContain(identificador)
})

/** Spec §2.5, in its order. */
describe('the groups', () => {
  const todos: readonly LinhaMenu[] = itensMenu
  const itens = todos.filter(({ rota }) => daEspecificacao.includes(rota))
  const conteudo: [string, string[]][] = [
    [
      'Atendimento',
      [
        'Elegibilidade',
        'Solicitar autorização',
        'Consultar guias',
        'Cancelar guias',
        'Pedidos de exame',
        'Capturar exames',
        'Vincular exames',
        'Reanálise de prazo de ortodontia',
        'Beneficiários inativos',
      ],
    ],
    ['Acervo digital', ['Enviar imagens de tratamento', 'Relatório de GTO digital']],
    ['Recurso de glosas', ['Recorrer de glosas']],
    ['Financeiro', ['Demonstrativo de pagamento', 'Indicadores de reajuste', 'Qualidade e desempenho']],
    ['Autoatendimento', ['Atualização cadastral', 'Trocar senha', 'Termos']],
    ['Biblioteca', ['Universidade Aurora']],
  ]

  it('are six', () => expect(gruposMenu.map(({ rotulo }) => rotulo)).toEqual(conteudo.map(([nome]) => nome)))

  it.each(conteudo)('%s has its screens', (nome, rotulos) => {
    const grupo = gruposMenu.find(({ rotulo }) => rotulo === nome)?.codigo
    expect(itens.filter((item) => item.grupo === grupo).map(({ rotulo }) => rotulo)).toEqual(rotulos)
  })

  it('leave out the start and the pending terms', () => {
    expect(itens.filter(({ grupo }) => !grupo).map(({ rota }) => rota)).toEqual([
      '/portal',
      '/portal/termosPendentes',
    ])
  })
})

describe('the table', () => {
  it('starts at home and has no identifier twice', () => {
    expect(itensMenu[0].identificadorItem).toBe('INTERNO_HOME')
    expect(new Set(itensMenu.map((item) => item.identificadorItem)).size).toBe(itensMenu.length)
  })

  it('uses every group and every permission', () => {
    const itens: readonly LinhaMenu[] = itensMenu
    expect(new Set(itens.flatMap((item) => item.grupo ?? []))).toEqual(
      new Set(gruposMenu.map((grupo) => grupo.codigo)),
    )
    expect(new Set(itens.flatMap((item) => item.permissao ?? []))).toEqual(
      new Set(permissoes.map((p) => p.codigo)),
    )
  })
})
