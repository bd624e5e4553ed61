import type { ItemMenu, Menu } from '@portal/contract/menu.ts'
import { describe, expect, it } from 'vitest'
import { lockOf, toAcesso } from './acesso.ts'
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

it.each([
  [item('A'), false, '/portal/a'],
  [item('A'), true, '/temporary-route?voltar=%2Fportal%2Fa'],
  [item('A', { direcionaUNNA: true }), false, '/acesso/legado/A'],
  [item('A', { direcionaLinkExterno: true, rota: 'https://exemplo.br/' }), false, 'https://exemplo.br/'],
  [item('A', { direcionaLinkExterno: true, rota: 'javascript:alert(1)' }), false, '/portal'],
])('%j leads where Spec §2 says (shown now: %s): %s', (one, isCurrent, href) => {
  expect(hrefOf(one, isCurrent)).toBe(href)
})
