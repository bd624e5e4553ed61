import { describe, expect, it } from 'vitest'
import { isRotaPermitida } from './rotaPermitida.ts'

function allow(rota: string, disponiveis: string[], permissoes: string[] = []): boolean {
  return isRotaPermitida(rota, { disponiveis: new Set(disponiveis), permissoes: new Set(permissoes) })
}

/** Spec §4.8, §2.4, §6. */
describe('isRotaPermitida', () => {
  it.each([
    ['/portal', true],
    ['/portal/', true],
    ['/portal//', true],
    ['/portal/termosPendentes', true],
    ['/acesso/logout', true],
    ['/acesso/legado/SOLIC_AUTO', true],
    ['/portal/elegibilidade', false],
    ['/portal/guia/42', false],
    ['/portal/qualquerOutra', false],
  ])('%s with no function at all: %s', (rota, permitida) => {
    expect(allow(rota, [])).toBe(permitida)
  })

  it.each([
    ['/portal/sol/42', 'SOLIC_EXAME'],
    ['/portal/sol/42', 'SOLIC_AUTO'],
    ['/portal/sol', 'CONSULTA_GTO'],
    ['/portal/impressao/sol/42', 'SOLIC_EXAME'],
    ['/portal/impressao/sol/42', 'CONSULTA_GTO'],
    ['/portal/recurso/42', 'RECURSO_GLOSA'],
    ['/portal/impressao/recurso/42', 'RECURSO_GLOSA'],
    ['/portal/impressao/demonstrativo', 'DEMONSTRATIVO'],
    ['/portal/guia/42', 'SOLIC_AUTO'],
    ['/portal/guia/42', 'CONSULTA_GTO'],
    ['/portal/impressao/guia/42', 'SOLIC_AUTO'],
    ['/portal/impressao/cobertura', 'ELEGIBILIDADE'],
    ['/portal/impressao/guia/42', 'CONSULTA_GTO'],
  ])('%s opens by the feature or by the permission %s', (rota, codigo) => {
    expect(allow(rota, [codigo])).toBe(true)
    expect(allow(rota, [], [codigo])).toBe(true)
    expect(allow(rota, ['ALTE_SENHA'], ['ALTE_SENHA'])).toBe(false)
  })

  it.each([
    ['/portal/impressao/gto/42', 'SOLIC_EXAME'],
    ['/portal/impressao/recurso/42', 'CONSULTA_GTO'],
    ['/portal/impressao/demonstrativo', 'CONSULTA_GTO'],
    ['/portal/impressao/cobertura', 'CONSULTA_GTO'],
    // Its name begins like that of a paper which eligibility opens.
    ['/portal/impressao/coberturas', 'ELEGIBILIDADE'],
  ])('the paper %s opens to nobody who has %s alone', (rota, codigo) => {
    expect(allow(rota, [codigo], [codigo])).toBe(false)
  })

  it('opens a known route only by its available feature', () => {
    expect(allow('/portal/elegibilidade', ['ELEGIBILIDADE'])).toBe(true)
    expect(allow('/portal/elegibilidade/', ['ELEGIBILIDADE'])).toBe(true)
    expect(allow('/portal/elegibilidade', [], ['ELEGIBILIDADE'])).toBe(false)
    expect(allow('/portal/recursoGlosa', ['RECURSO_GLOSA'])).toBe(true)
  })
})
