import { describe, expect, it } from 'vitest'
import { isItemDisponivel, menuBloqueio, textosMenuBloqueio } from './menuBloqueio.ts'

const nada = { liberaSenha: false, unidadeRadio: false, capturaExame: false }
const tudo = { liberaSenha: true, unidadeRadio: true, capturaExame: true }

/** Spec §4.8. */
describe('menuBloqueio', () => {
  it.each([
    ['SOLIC_AUTO', false, tudo, undefined],
    ['SOLIC_AUTO', false, nada, 'flag'],
    ['SOLIC_AUTO', true, tudo, 'servidor'],
    ['SOLIC_AUTO', true, nada, 'flag'],
    ['CAPT_EXAME', false, tudo, undefined],
    ['CAPT_EXAME', false, { ...tudo, unidadeRadio: false }, 'flag'],
    ['CAPT_EXAME', false, { ...tudo, capturaExame: false }, 'flag'],
    ['CAPT_EXAME', false, { ...tudo, liberaSenha: false }, undefined],
    ['CONSULTA_GTO', false, nada, undefined],
    ['CONSULTA_GTO', true, tudo, 'servidor'],
  ] as const)('%s, blocked %s, flags %j: %s', (identificadorItem, bloqueado, flags, motivo) => {
    const esperado = motivo && { motivo, texto: textosMenuBloqueio[motivo] }
    expect(menuBloqueio({ identificadorItem, bloqueado }, flags)).toEqual(esperado)
  })

  it('tells the two locks apart in words', () => {
    expect(textosMenuBloqueio.flag).not.toBe(textosMenuBloqueio.servidor)
  })
})

describe('isItemDisponivel', () => {
  it.each([
    [{ identificadorItem: 'CONSULTA_GTO' }, true],
    [{ identificadorItem: 'CONSULTA_GTO', bloqueado: true }, false],
    [{ identificadorItem: 'CONSULTA_GTO', direcionaUNNA: true }, false],
    [{ identificadorItem: 'SOLIC_AUTO' }, false],
  ])('%j: %s', (item, disponivel) => {
    expect(isItemDisponivel(item, nada)).toBe(disponivel)
  })
})
