import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { statusSolicitacoes } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { captureSolicitacao, createSolicitacao, readSolicitacao } from './solicitacao.fixture.ts'

const t = await openTestApp()
const dentista = await t.as(100001)

const cancel = async (numeroSolicitacao: number, motivo?: string, login = 100001) =>
  t.call(
    solicitacaoExame.cancelSolicitacao,
    { body: { numeroSolicitacao, ...(motivo !== undefined && { motivo }) } },
    { as: await t.as(login) },
  )

describe('solicitacaoExame.cancelSolicitacao', () => {
  it.each(['EM_ANALISE', 'APROVADA_PORTAL', 'APROVADA_AUDITORIA', 'PARCIALMENTE_APROVADA'] as const)(
    'cancels one in %s, with who and why in its history',
    async (status) => {
      const numero = await createSolicitacao(t, { status })
      expect((await cancel(numero, '  O paciente desistiu. ')).body).toEqual({ ok: true })
      const { passos, ...linha } = await readSolicitacao(t, numero)
      expect(linha).toMatchObject({ status: 'CANCELADA', versao: 2, prazo: null })
      expect(passos.at(-1)).toEqual({
        autor: expect.stringMatching(/\(100001\)$/),
        acao: 'cancel',
        deStatus: status,
        paraStatus: 'CANCELADA',
        motivo: 'O paciente desistiu.',
      })
    },
  )

  it.each(
    statusSolicitacoes
      .map(({ codigo }) => codigo)
      .filter((codigo) => codigo === 'EXPIRADA' || codigo === 'CANCELADA' || codigo === 'REPROVADA'),
  )('refuses one in %s', async (status) => {
    const numero = await createSolicitacao(t, { status })
    expect((await cancel(numero)).codigo).toBe('API-SOL-0008')
    expect(await readSolicitacao(t, numero)).toMatchObject({ status, versao: 1 })
  })

  it('refuses a captured one, and its unit, which asks for no exams', async () => {
    const numero = await createSolicitacao(t)
    await captureSolicitacao(t, numero)
    expect((await cancel(numero)).codigo).toBe('API-SOL-0008')
    expect((await cancel(numero, '', 100003)).codigo).toBe('API-ACE-0003')
    expect((await readSolicitacao(t, numero)).status).toBe('CAPTURADA')
  })

  it("takes another provider's for none", async () => {
    const numero = await createSolicitacao(t)
    expect((await cancel(numero, '', 100004)).codigo).toBe('API-SOL-0001')
    expect((await readSolicitacao(t, numero)).status).toBe('APROVADA_PORTAL')
  })
})

describe('solicitacaoExame.deleteSolicitacao', () => {
  const remove = (codigoAssociado: string) =>
    t.call(solicitacaoExame.deleteSolicitacao, { query: { codigoAssociado } }, { as: dentista })

  it("cancels the patient's one open request and tells its number", async () => {
    const codigoAssociado = await createAssociado(t)
    await createSolicitacao(t, { codigoAssociado, status: 'EXPIRADA' })
    const alheia = await createSolicitacao(t, { codigoAssociado, login: 100004 })
    const numeroSolicitacao = await createSolicitacao(t, { codigoAssociado, status: 'EM_ANALISE' })
    expect((await remove(codigoAssociado)).body).toEqual({ numeroSolicitacao })
    expect(await readSolicitacao(t, numeroSolicitacao)).toMatchObject({ status: 'CANCELADA', prazo: null })
    expect((await readSolicitacao(t, alheia)).status).toBe('APROVADA_PORTAL')
  })

  it('of several lists them and cancels none', async () => {
    const codigoAssociado = await createAssociado(t)
    const numeros = [
      await createSolicitacao(t, { codigoAssociado }),
      await createSolicitacao(t, { codigoAssociado, status: 'EM_ANALISE' }),
    ]
    const { codigo, detalhes } = await remove(codigoAssociado)
    expect(codigo).toBe('API-SOL-0009')
    expect(detalhes).toEqual(numeros.map((n) => ({ campo: 'numeroSolicitacao', mensagem: String(n) })))
    const linhas = await Promise.all(numeros.map((numero) => readSolicitacao(t, numero)))
    expect(linhas.map(({ status }) => status)).toEqual(['APROVADA_PORTAL', 'EM_ANALISE'])
  })

  it('finds none where none is open', async () => {
    const codigoAssociado = await createAssociado(t)
    const capturada = await createSolicitacao(t, { codigoAssociado })
    await captureSolicitacao(t, capturada)
    expect((await remove(codigoAssociado)).codigo).toBe('API-SOL-0001')
  })
})
