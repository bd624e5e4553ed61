import type { ItemMenu } from '@portal/contract/menu.ts'
import { acoes } from '@portal/domain/guia/acao.tables.ts'
import { itensMenu } from '@portal/domain/menu/menu.tables.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findMarca } from '../marca/findMarca.ts'
import { isDito } from './isDito.ts'
import { listAcoes, listTelas, listVistas, nameComandos } from './locais.ts'
import { type Resultado, searchResultados } from './resultados.ts'

const toItem = ({ identificadorItem, rotulo, rota }: (typeof itensMenu)[number]) =>
  ({ identificadorItem, rotulo, rota, direcionaUNNA: false, direcionaLinkExterno: false }) as ItemMenu
const itens = itensMenu.filter((item) => !('oculto' in item)).map(toItem)
const telas = listTelas({ itens, isAberta: () => true })

/** As a screen with each of the buttons that are pressed. */
const botao = { click: vi.fn() }
const sair = vi.fn()
function listFrame(has: (id: string) => boolean = () => true): Resultado[] {
  vi.stubGlobal('document', { getElementById: (id: string) => (has(id) ? botao : null) })
  return listAcoes(sair, findMarca('aurora'))
}
afterEach(() => {
  vi.unstubAllGlobals()
  botao.click.mockClear()
})

const find = (termo: string) =>
  searchResultados([...telas, ...listFrame()], termo).map(({ titulo }) => titulo)

/** Each by two ways at least in which people ask for it at a desk. */
const falas: readonly (readonly [titulo: string, ...termos: string[]])[] = [
  ['Início', 'página inicial', 'painel'],
  ['Comunicados', 'avisos', 'notícias'],
  ['Prazos', 'vencimentos', 'renovar', 'urgente', 'senha expirada'],
  ['Meus arquivos', 'downloads', 'planilhas guardadas', 'exportações'],
  ['Elegibilidade', 'carência', 'tem direito', 'carteirinha'],
  ['Solicitar autorização', 'nova guia', 'liberar senha', 'favoritos'],
  [
    'Consultar guias',
    'pendentes',
    'procurar guia',
    'GTO',
    'imprimir guia',
    'segunda via',
    'perito',
    'vistas',
  ],
  ['Guias pendentes', 'pendentes', 'pendência', 'o que falta', 'vistas'],
  ['Cancelar guias', 'anular guia', 'desistir'],
  ['Pedidos de exame', 'raio x', 'laudos'],
  ['Capturar exames', 'receber exame', 'pegar pedido'],
  ['Vincular exames', 'laudo', 'associar exame'],
  ['Manutenções de ortodontia', 'aparelho', 'mensalidade'],
  ['Reanálise de prazo de ortodontia', 'mais meses', 'prorrogar'],
  ['Beneficiários inativos', 'paciente sem plano', 'ciência'],
  ['Enviar imagens de tratamento', 'anexar foto', 'radiografia final'],
  ['Acervo digital', 'fotos do paciente', 'galeria'],
  ['Relatório de GTO digital', 'excel', 'produção'],
  ['Recorrer de glosas', 'contestar', 'não pagaram'],
  ['Recursos em andamento', 'glosa esperando', 'acompanhar recurso'],
  ['Recursos decididos', 'recursos ganhos', 'recurso deferido'],
  [
    'Demonstrativo de pagamento',
    'repasse',
    'pagamentos',
    'extrato',
    'quanto vou receber',
    'nota fiscal',
    'rendimentos',
    'informe',
    'vistas',
  ],
  ['Pagamento de guias', 'quando foi pago', 'lista de guias'],
  ['Conciliação com o banco', 'conciliar', 'extrato', 'ofx'],
  ['Indicadores de reajuste', 'bônus', 'aumento'],
  ['Qualidade e desempenho', 'estatística', 'glosa mediana'],
  ['Atualização cadastral', 'alvará', 'telefone', 'meus dados', 'trocar email'],
  ['Alvarás', 'alvará', 'renovar alvará', 'vigilância'],
  ['Corpo clínico', 'dentistas', 'equipe'],
  ['Trocar senha', 'trocar senha', 'trocar a senha', 'mudar senha', 'redefinir', 'senha expirada'],
  ['Suas sessões', 'sessões', 'aparelhos'],
  ['Termos', 'contrato', 'LGPD'],
  ['Termos pendentes', 'aceitar termo', 'li e aceito'],
  ['Universidade Aurora', 'biblioteca', 'manual'],
  ['Linha do tempo do dente', 'antes e depois', 'histórico do dente'],
  ['Pedir exames', 'novo pedido', 'panorâmica'],
  ['Exportar Excel', 'excel', 'planilha'],
  ['Favoritos da guia', 'favoritos', 'mais usados'],
  ['Avisos', 'avisos', 'sino', 'notificações'],
  ['Ajuda desta tela', 'ajuda', 'atalhos', 'dúvida', 'como faço'],
  ['Visita guiada do portal', 'visita', 'tutorial', 'aprender'],
  ['Chat', 'falar com a operadora', 'suporte'],
  ['Tema claro', 'tema', 'aparência', 'modo claro', 'tela clara'],
  ['Tema escuro', 'tema', 'escuro', 'tema escuro', 'tela escura', 'modo noturno', 'modo escuro'],
  ['Tema de alto contraste', 'tema', 'baixa visão'],
  ['Tema do sistema', 'tema', 'automático'],
  ['Imprimir esta página', 'imprimir', 'impressora'],
  ['Acessibilidade', 'leitor de tela', 'deficiência'],
  ['Sair do portal', 'sair', 'sair do sistema', 'desconectar', 'logout'],
  [
    'E-mail da central',
    'suporte',
    'ajuda',
    'fale conosco',
    'contato da operadora',
    'nota fiscal',
    'informe de rendimentos',
  ],
  ['Ouvidoria', 'ouvidoria', 'suporte', 'reclamação', 'falar com a operadora'],
  ['Privacidade', 'privacidade', 'LGPD'],
  ['Termos de uso', 'termos de uso', 'condições'],
  ['Site da ANS', 'ANS', 'agência'],
]

describe('what people type finds', () => {
  it.each(falas)('%s', (titulo, ...termos) => {
    for (const termo of termos)
      expect([termo, find(termo)]).toEqual([termo, expect.arrayContaining([titulo])])
  })

  it('and nothing is left out above', () => {
    const todos = [...telas, ...listFrame()].map(({ titulo }) => titulo)
    expect(falas.map(([titulo]) => titulo).toSorted()).toEqual(todos.toSorted())
  })

  it('each action of a guide', () => {
    const comandos = acoes
      .filter(({ quem }) => quem === 'credenciado')
      .map(({ nome, rotulo }) => ({
        id: `acao:${nome}`,
        titulo: rotulo,
        detalhe: 'Guia 1',
        icone: 'check' as const,
        destino: () => undefined,
      }))
    const named = (termo: string) =>
      searchResultados(nameComandos(comandos), termo).map(({ titulo }) => titulo)
    expect(named('faturar')).toEqual(['Encaminhar para pagamento'])
    expect(named('prorrogar')).toEqual(['Renovar senha'])
    expect(named('anular')).toEqual(['Cancelar guia'])
  })
})

describe('listTelas', () => {
  it('tells where a part is, and leads to it', () => {
    expect(telas.find(({ titulo }) => titulo === 'Alvarás')).toMatchObject({
      detalhe: 'Em Atualização cadastral',
      destino: '/portal/atualizacaoCadastral?aba=alvaras',
    })
    expect(telas.find(({ titulo }) => titulo === 'Suas sessões')).toMatchObject({
      destino: '/portal/trocaSenha#suas-sessoes',
    })
  })

  it('has of a screen that is closed neither it nor its parts', () => {
    const fechada = '/portal/atualizacaoCadastral'
    const abertas = listTelas({ itens, isAberta: (rota) => rota !== fechada })
    expect(abertas.filter(({ destino }) => String(destino).startsWith(fechada))).toEqual([])
    expect(listTelas({ itens: [], isAberta: () => false })).toEqual([])
  })
})

describe('listVistas', () => {
  const vistas = [
    { numero: 1, tela: 'CONSULTA', nome: 'Orto do mês', filtros: [{ campo: 'dias', valor: '30' }] },
    { numero: 2, tela: 'PENDENTES', nome: 'Mais velhas', filtros: [{ campo: 'ordem', valor: 'prazo' }] },
    { numero: 3, tela: 'DEMONSTRATIVO', nome: 'O último', filtros: [] },
  ] as const
  const list = (isAberta: (rota: string) => boolean = () => true) =>
    listVistas(
      vistas.map((vista) => ({ ...vista, filtros: [...vista.filtros], padrao: false })),
      { isAberta, hoje: '2026-11-21' },
    )

  it.each([
    ['orto', 'Vista de Consultar guias', '/portal/consultaGTOs?de=2026-10-22&ate=2026-11-21'],
    ['visão velhas', 'Vista de Guias pendentes', '/portal/consultaGTOs?aba=pendentes&ordem=prazo'],
    ['vista demonstrativo', 'Vista de Demonstrativo de pagamento', '/portal/demonstrativoPagamento'],
  ])('%j finds the %s, at %s', (termo, detalhe, destino) => {
    expect(searchResultados(list(), termo)).toMatchObject([{ detalhe, destino }])
  })

  it('all of them are found by what they are, and none of a list that is closed', () => {
    expect(searchResultados(list(), 'visão').map(({ titulo }) => titulo)).toEqual(
      vistas.map(({ nome }) => nome),
    )
    const abertas = list((rota) => rota !== '/portal/consultaGTOs')
    expect(abertas.map(({ titulo }) => titulo)).toEqual(['O último'])
  })
})

describe('listAcoes', () => {
  it('presses the button that the page has, and offers nothing where there is none', () => {
    const ajuda = listFrame().find(({ id }) => id === 'moldura:ajuda')
    expect(botao.click).not.toHaveBeenCalled()
    if (typeof ajuda?.destino === 'function') ajuda.destino()
    expect(botao.click).toHaveBeenCalledOnce()
    const sozinha = listFrame(() => false).map(({ titulo }) => titulo)
    expect(sozinha).not.toContain('Exportar Excel')
    expect(sozinha).toContain('Sair do portal')
  })
})

describe('isDito', () => {
  const listDitos = (termo: string) =>
    searchResultados(listFrame(), termo)
      .filter((acao) => isDito(acao, termo))
      .map(({ titulo }) => titulo)

  it.each([
    ['escuro', ['Tema escuro']],
    ['suporte', ['Chat', 'E-mail da central', 'Ouvidoria']],
    ['ajuda', ['Ajuda desta tela', 'E-mail da central']],
    // The beginning of a word is an event's too, and what ends the session comes after whatever else is meant.
    ['escur', []],
    ['fechar', []],
    ['sair', []],
  ])('%j means, before any event, %j', (termo, titulos) => expect(listDitos(termo)).toEqual(titulos))
})
