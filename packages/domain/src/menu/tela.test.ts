import { describe, expect, it } from 'vitest'
import { itensMenu, type LinhaMenu } from './menu.tables.ts'
import { isRotaPermitida } from './rotaPermitida.ts'
import { findTela, telas } from './tela.tables.ts'

const linhas: readonly LinhaMenu[] = itensMenu

it.each([
  ['/portal', 'HomePage'],
  ['/portal/', 'HomePage'],
  ['/portal/guia/42', 'GuiaPage'],
  ['/portal/impressao/gto/42', 'ImpressaoGuiaPage'],
  ['/portal/sol/3400001', 'SolicitacaoPage'],
  ['/portal/impressao/sol/3400001', 'ImpressaoSolicitacaoPage'],
  ['/portal/guia/42/x', undefined],
  ['/portal/guia/999999999999', 'GuiaPage'],
  ['/portal/guia/1000000000000', undefined],
  ['/portal/guia/0', undefined],
  ['/portal/guia/abc', undefined],
  ['/portal/guia/4.2', undefined],
  ['/portal/guia', undefined],
  ['/portalfalso', undefined],
])('%s is the screen %s', (pathname, pagina) => {
  expect(findTela(pathname)?.pagina).toBe(pagina)
})

describe.each(telas)('$rota', ({ rota, pagina }) => {
  it('has an address and a page of its own', () => {
    expect(telas.filter((tela) => tela.rota === rota || tela.pagina === pagina)).toHaveLength(1)
  })

  it('can be opened by somebody', () => {
    const disponiveis = new Set(linhas.map(({ identificadorItem }) => identificadorItem))
    const permissoes = new Set(linhas.flatMap(({ permissao }) => permissao ?? []))
    expect(isRotaPermitida(rota.replaceAll(/\$\w+/g, '1'), { disponiveis, permissoes })).toBe(true)
  })
})
