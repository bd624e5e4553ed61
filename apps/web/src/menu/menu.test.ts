import type { ItemMenu, Menu } from '@portal/contract/menu.ts'
import { describe, expect, it } from 'vitest'
import { createAcesso, flagsFechadas, lockOf, lockOfRota, toAcesso } from './acesso.ts'
import { hrefOf } from './href.ts'
import { toSecoes } from './secao.ts'

const item = (identificadorItem: string, rest: Partial<ItemMenu> = {}): ItemMenu => ({
  identificadorItem,
  rotulo: identificadorItem,
  rota: `/portal/${identificadorItem.toLowerCase()}`,
  direcionaUNNA: false,
  bloqueado: false,
  direcionaLinkExterno: false,
  ...rest,
})

const menu = (rest: Partial<Menu>): Menu => ({ grupos: [], itens: [], semGrupo: [], ...rest })
const livre = { liberaSenha: true, unidadeRadio: true, capturaExame: true }
const travado = { liberaSenha: false, unidadeRadio: false, capturaExame: true }

describe('toSecoes', () => {
  it('puts home first, then the groups, then the ungrouped items', () => {
    const grupos = [{ identificadorGrupo: 'g', rotulo: 'G', itens: [item('A'), item('B')] }]
    const secoes = toSecoes(menu({ grupos, semGrupo: [item('X'), item('INTERNO_HOME')] }))
    expect(secoes.map((secao) => [secao.id, secao.isGrupo])).toEqual([
      ['INTERNO_HOME', false],
      ['g', true],
      ['X', false],
    ])
  })

  it('shows neither items without a route nor groups without items (Spec §2)', () => {
    const grupos = [{ identificadorGrupo: 'g', rotulo: 'G', itens: [item('A', { rota: '' })] }]
    expect(toSecoes(menu({ grupos, semGrupo: [item('X', { rota: '' })] }))).toEqual([])
  })
})

describe('lockOf', () => {
  it.each([
    [item('SOLIC_AUTO'), livre, undefined],
    [item('SOLIC_AUTO'), travado, /não está liberada/],
    [item('CAPT_EXAME'), travado, /não está liberada/],
    [item('OUTRO', { bloqueado: true }), livre, /^Funcionalidade bloqueada\.$/],
    [item('OUTRO', { bloqueado: true, motivoBloqueio: 'Em manutenção.' }), livre, /^Em manutenção\.$/],
  ])('%j', (one, flags, text) => {
    const lock = lockOf(one, flags)
    if (text) expect(lock).toMatch(text)
    else expect(lock).toBeUndefined()
  })
})

it('counts neither locked nor handed-over items as available (Spec §4)', () => {
  const itens = [
    item('A'),
    item('B', { bloqueado: true }),
    item('C', { direcionaUNNA: true }),
    item('SOLIC_AUTO'),
  ]
  const acesso = toAcesso(menu({ itens }), travado, ['P'])
  expect([...acesso.disponiveis]).toEqual(['A'])
  expect([...acesso.permissoes]).toEqual(['P'])
})

it('does not let the token open what the menu locks', () => {
  const itens = [item('CONSULTA_GTO', { bloqueado: true })]
  const { permissoes } = toAcesso(menu({ itens }), livre, ['CONSULTA_GTO', 'RECURSO_GLOSA'])
  expect([...permissoes]).toEqual(['RECURSO_GLOSA'])
})

it.each([
  ['its item', '/portal/cancelamentoGTO', 'Em revisão.'],
  ['a function of this provider’s that opens it', '/portal/guia/42', 'Em revisão.'],
  ['nothing: the function is not this provider’s', '/portal/recurso/42', undefined],
  ['nothing: there is no such address', '/portal/nada', undefined],
])('an address is locked by %s', (_why, rota, esperado) => {
  const motivo = { bloqueado: true, motivoBloqueio: 'Em revisão.' }
  const itens = [
    item('CANCELA_GTO', { rota: '/portal/cancelamentoGTO', ...motivo }),
    item('CONSULTA_GTO', { rota: '/portal/consultaGTOs', ...motivo }),
    item('RECURSO_GLOSA', { rota: '/portal/recursoGlosa', ...motivo }),
  ]
  expect(lockOfRota(rota, menu({ itens }), livre, ['CANCELA_GTO', 'CONSULTA_GTO'])).toBe(esperado)
})

describe('createAcesso', () => {
  const itens = [
    item('SOLIC_AUTO', { rota: '/portal/solicitarAutorizacao' }),
    item('CONSULTA_GTO', { rota: '/portal/consultaGTOs' }),
    item('CANCELA_GTO', { rota: '/portal/cancelamentoGTO', bloqueado: true, motivoBloqueio: 'Em revisão.' }),
    item('RECURSO_GLOSA', { rota: '/portal/recursoGlosa', direcionaUNNA: true }),
    item('REANALISE_ORTO', {
      rota: '/portal/reanalisePrazoOrtodontia',
      direcionaUNNA: true,
      bloqueado: true,
      motivoBloqueio: 'Seu cadastro não tem permissão.',
    }),
    item('IND_REAJUSTE', { rota: '/portal/indicadoresReajuste', bloqueado: true }),
  ]
  const funcoes = ['SOLIC_AUTO', 'CONSULTA_GTO', 'CANCELA_GTO', 'INDICADORES', 'ENVIO_IMAGEM']
  const see = (flags = livre) => createAcesso(menu({ itens }), flags, funcoes)

  it.each([
    ['/portal', livre, undefined],
    ['/portal/consultaGTOs?aba=pendentes', livre, undefined],
    ['/portal/guia/42', livre, undefined],
    ['/portal/cancelamentoGTO', livre, /^Em revisão\.$/],
    ['/portal/solicitarAutorizacao?paciente=x', livre, undefined],
    ['/portal/solicitarAutorizacao?paciente=x', flagsFechadas, /não está liberada/],
    ['/portal/elegibilidade', livre, /não tem permissão/],
    // The legacy system shows it: the guard hands it over.
    ['/portal/recursoGlosa', livre, undefined],
    ['/portal/reanalisePrazoOrtodontia', livre, /não tem permissão/],
  ])('opens %s, flags %j: refused with %s', (href, flags, motivo) => {
    const texto = see(flags).whyNotOpen(href)
    if (motivo) expect(texto).toMatch(motivo)
    else expect(texto).toBeUndefined()
  })

  it.each([
    ['sessao', livre, undefined],
    ['CONSULTA_GTO', flagsFechadas, undefined],
    ['CANCELA_GTO', livre, /^Em revisão\.$/],
    ['SOLIC_AUTO', flagsFechadas, /não está liberada/],
    // A function without an item in this menu, one with an item still open, and one that is somebody else's.
    ['ENVIO_IMAGEM', livre, undefined],
    ['INDICADORES', livre, undefined],
    ['ELEGIBILIDADE', livre, /não tem permissão/],
    // Any one of several: one that is open, one that somebody else has, and all locked.
    [['ELEGIBILIDADE', 'CONSULTA_GTO'], livre, undefined],
    [['SOLIC_AUTO', 'CONSULTA_GTO'], flagsFechadas, undefined],
    [['SOLIC_AUTO', 'CANCELA_GTO'], flagsFechadas, /não está liberada/],
    [['ELEGIBILIDADE', 'TERMOS'], livre, /não tem permissão/],
  ] as const)('calls what asks for %j, flags %j: refused with %s', (permission, flags, motivo) => {
    const texto = see(flags).whyNotCall({ permission })
    if (motivo) expect(texto).toMatch(motivo)
    else expect(texto).toBeUndefined()
  })

  it('opens nothing while the menu is on its way', () => {
    const acesso = createAcesso(undefined, livre, funcoes)
    expect(acesso.isKnown).toBe(false)
    expect(acesso.whyNotOpen('/portal/consultaGTOs')).toMatch(/Conferindo/)
    expect(acesso.whyNotCall({ permission: 'CONSULTA_GTO' })).toMatch(/Conferindo/)
  })
})

it.each([
  [item('A'), false, '/portal/a'],
  [item('A'), true, '/temporary-route?voltar=%2Fportal%2Fa'],
  [item('A', { direcionaUNNA: true }), false, '/acesso/legado/A'],
  [item('A', { direcionaLinkExterno: true, rota: 'https://exemplo.br/' }), false, 'https://exemplo.br/'],
  [item('A', { direcionaLinkExterno: true, rota: 'javascript:alert(1)' }), false, '/portal'],
])('%j leads where Spec §2 says (shown now: %s): %s', (one, isCurrent, href) => {
  expect(hrefOf(one, isCurrent)).toBe(href)
})
