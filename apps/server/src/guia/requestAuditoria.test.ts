import { guia } from '@portal/contract/guia.ts'
import { describe, expect, it } from 'vitest'
import { createPendente, readGuia, runFila } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

const request = async (numeroFicha: number, login = 100001) =>
  t.call(guia.requestAuditoria, { body: { numeroFicha } }, { as: await t.as(login) })

describe('guia.requestAuditoria', () => {
  it('takes the plan to the audit, which nobody has done yet, and which then decides', async () => {
    const numeroFicha = await createPendente(t, 'analise')
    const { status, body } = await request(numeroFicha)
    expect(status).toBe(200)
    expect(body).toMatchObject({ numeroFicha, statusFicha: 2, codigoEtapaAtual: 4 })
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 2, etapa: 4, auditoria: 'NAO_AUDITADO' })
    await runFila(t, 'concludeAuditoria', numeroFicha)
    await runFila(t, 'concludeAuditoria', numeroFicha)
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 1, auditoria: 'AUDITADO' })
  })

  it('is refused of a plan that is there already, and leaves it as it is', async () => {
    const numeroFicha = await createPendente(t, 'analise')
    await request(numeroFicha)
    const antes = await readGuia(t, numeroFicha)
    expect(await request(numeroFicha)).toMatchObject({ status: 409, codigo: 'API-GTO-0012' })
    expect(await readGuia(t, numeroFicha)).toEqual(antes)
  })

  it("knows no other provider's guide", async () => {
    const numeroFicha = await createPendente(t, 'analise')
    const antes = await readGuia(t, numeroFicha)
    expect(await request(numeroFicha, 100002)).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
    expect(await readGuia(t, numeroFicha)).toEqual(antes)
  })
})
