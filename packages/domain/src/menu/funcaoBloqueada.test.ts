import { describe, expect, it } from 'vitest'
import { permissoes } from '../acesso/permissao.tables.ts'
import { findBloqueioFuncao, listFuncoesAbertas } from './funcaoBloqueada.ts'

const livre = { itensBloqueados: [], liberaSenha: true, unidadeRadio: true, capturaExame: true }

/** Spec §4.8. */
describe('listFuncoesAbertas', () => {
  it('leaves every function open where nothing is locked', () => {
    const todas = permissoes.map(({ codigo }) => codigo)
    expect(listFuncoesAbertas({ ...livre, permissoes: todas })).toEqual(todas)
  })

  it.each([
    ['an item that the server blocks', { itensBloqueados: ['CANCELA_GTO'] }, ['SOLIC_AUTO', 'CAPT_EXAME']],
    ['liberaSenha off', { liberaSenha: false }, ['CANCELA_GTO', 'CAPT_EXAME']],
    ['unidadeRadio off', { unidadeRadio: false }, ['SOLIC_AUTO', 'CANCELA_GTO']],
    ['capturaExame off', { capturaExame: false }, ['SOLIC_AUTO', 'CANCELA_GTO']],
  ])('shuts what %s locks, and nothing else', (_nome, travas, abertas) => {
    const tem = ['SOLIC_AUTO', 'CANCELA_GTO', 'CAPT_EXAME']
    expect(listFuncoesAbertas({ ...livre, ...travas, permissoes: tem })).toEqual(abertas)
  })

  it('shuts a function of several items once all of them are locked', () => {
    const lock = (itensBloqueados: readonly string[]) =>
      listFuncoesAbertas({ ...livre, itensBloqueados, permissoes: ['INDICADORES'] })
    expect(lock(['IND_REAJUSTE'])).toEqual(['INDICADORES'])
    expect(lock(['IND_REAJUSTE', 'IND_QUALIDADE'])).toEqual([])
  })

  it('gives nobody a function that is not theirs', () => {
    expect(listFuncoesAbertas({ ...livre, permissoes: [] })).toEqual([])
  })
})

describe('findBloqueioFuncao', () => {
  it('is the lock of the first item', () => {
    expect(findBloqueioFuncao('INDICADORES', (item) => `por ${item}`)).toBe('por IND_REAJUSTE')
  })

  it('is none for a code that no item has', () => {
    expect(findBloqueioFuncao('OUTRA', () => 'fechada')).toBeUndefined()
  })
})
