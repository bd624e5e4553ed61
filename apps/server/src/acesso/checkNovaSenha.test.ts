import { acesso } from '@portal/contract/acesso.ts'
import { getTextoSenha, type MotivoSenha, normalizeSenha } from '@portal/domain/acesso/senha.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { loadSenhasComuns } from './checkNovaSenha.ts'

const SENHA = 'Sorriso#2026'

const t = await openTestApp()
beforeAll(async () => {
  await t.rows(
    `update credenciado set documento = '12ABC34501DE35', tipo_pessoa = 'J', cro = '45128' where codigo = 100004`,
  )
})

describe('acesso.updateSenha: what the server alone can refuse', () => {
  const recusas: [string, string, MotivoSenha][] = [
    ['a common password', 'corvette', 'comum'],
    ['a common password in capitals', 'STEELERS', 'comum'],
    ['a common password with signs around it', '*Steelers*1987', 'comum'],
    ['the current password again', SENHA, 'igual'],
    ['the year', 'cavalo azul 2026', 'previsivel'],
    ['the CRO', 'meu cro 45128', 'previsivel'],
    ['the CRO, punctuated', 'meu cro 45.128', 'previsivel'],
    ['the CNPJ', '12abc34501de35', 'previsivel'],
    ['the CNPJ, punctuated', '12.ABC.345/01DE-35', 'previsivel'],
  ]
  it.each(recusas)('refuses %s', async (_nome, novaSenha, motivo) => {
    const as = await t.as(100004)
    const { status, codigo, body } = await t.call(
      acesso.updateSenha,
      { body: { senha: SENHA, novaSenha } },
      { as },
    )
    expect([status, codigo]).toEqual([422, 'API-ACE-0005'])
    expect(body).toMatchObject({
      detalhes: expect.arrayContaining([{ campo: 'novaSenha', mensagem: getTextoSenha(motivo) }]),
    })
  })

  it('refuses the CPF', async () => {
    const as = await t.as(100001)
    const [row] = await t.rows<{ documento: string }>(
      'select documento from credenciado where codigo = 100001',
    )
    const cpf = row?.documento.replace(/^(...)(...)(...)/, '$1.$2.$3-')
    expect(cpf).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
    const body = { senha: SENHA, novaSenha: `cpf ${cpf}` }
    expect(await t.call(acesso.updateSenha, { body }, { as })).toMatchObject({ status: 422 })
  })

  it('takes one that only another provider could not have', async () => {
    const as = await t.as(100002)
    const body = { senha: SENHA, novaSenha: 'meu cro 45128' }
    expect((await t.call(acesso.updateSenha, { body }, { as })).status).toBe(200)
  })
})

it('knows at least 3,000 common passwords that the length alone would let through', async () => {
  const comuns = await loadSenhasComuns()
  expect(comuns.size).toBeGreaterThanOrEqual(3000)
  expect([...comuns].filter((senha) => senha.length < 8 || senha !== normalizeSenha(senha))).toEqual([])
})
