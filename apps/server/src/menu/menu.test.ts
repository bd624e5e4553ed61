import { menu } from '@portal/contract/menu.ts'
import { textosMenuBloqueio } from '@portal/domain/menu/menuBloqueio.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

const read = async (login: number) => (await t.call(menu.getMenu, {}, { as: await t.as(login) })).body

/** Spec §4.8. */
describe('menu.getMenu', () => {
  it('locks what the provider’s mark or its flags lock, each with its reason, and nothing else', async () => {
    const { itens } = await read(100009)
    const travados = itens.filter(({ bloqueado }) => bloqueado)
    expect(
      travados.map(({ identificadorItem, motivoBloqueio }) => [identificadorItem, motivoBloqueio]),
    ).toEqual([
      ['SOLIC_AUTO', textosMenuBloqueio.flag],
      ['CANCELA_GTO', textosMenuBloqueio.servidor],
      ['CAPT_EXAME', textosMenuBloqueio.flag],
    ])
  })

  it('lists all that is open', async () => {
    const { itens } = await read(100002)
    expect(itens.filter(({ bloqueado }) => bloqueado)).toEqual([])
    expect(itens.map(({ identificadorItem }) => identificadorItem)).toContain('RELAT_GTO')
  })

  it('lists nothing, locked or not, of a function that is not the provider’s', async () => {
    await t.rows(
      `update credenciado set permissoes = array_remove(permissoes, 'CANCELA_GTO'), itens_bloqueados = '{CANCELA_GTO}'
        where codigo = 100001`,
    )
    const { itens } = await read(100001)
    expect(itens.map(({ identificadorItem }) => identificadorItem)).not.toContain('CANCELA_GTO')
  })
})
