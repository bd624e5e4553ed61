import { rascunho } from '@portal/contract/rascunho.ts'
import { describe, expect, it } from 'vitest'
import { createGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const as = await t.as(100001)

describe('a simulation with a number of inclusion that is used twice', () => {
  it('foresees no status: the sending takes no such form', async () => {
    const numeroFicha = await createGuia(t)
    const um = { sequencial: 1, codigoEvento: '85100196', dente: '26', faces: 'O', quantidade: 1 }
    const simulate = (sequencial: number) => {
      const body = { numeroFicha, itens: [um, { ...um, sequencial, dente: '16' }] }
      return t.call(rascunho.simulateGuia, { body }, { as })
    }
    expect((await simulate(2)).body.statusFicha).toBe(1)
    expect((await simulate(1)).body.statusFicha).toBeNull()
  })
})
