import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { beforeAll, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { createPaciente } from './paciente.fixture.ts'

const t = await openTestApp()
let comCpf = ''
let semCpf = ''
beforeAll(async () => {
  comCpf = await createPaciente(t, { associado: `cpf = '52998224725'` })
  semCpf = await createPaciente(t, { associado: 'cpf = null' })
})

const call = async (codigoAssociado: string, login = 100001) =>
  t.call(elegibilidade.getCpf, { query: { codigoAssociado } }, { as: await t.as(login) })

it('is masked where the patient is shown, and nowhere in that answer whole', async () => {
  const query = { codigoAssociado: comCpf }
  const { body, raw } = await t.call(elegibilidade.getInformacoes, { query }, { as: await t.as(100001) })
  expect(body.cpf).toBe('***.982.247-**')
  expect(raw.toString()).not.toMatch(/529\.?982\.?247-?25/)
})

it('is told whole to who asks for it, never kept on the way, and the trail says who did', async () => {
  const { status, body, headers } = await call(comCpf, 100004)
  expect([status, body]).toEqual([200, { cpf: '529.982.247-25' }])
  expect(headers['cache-control']).toBe('no-store')
  const rows = await t.rows(
    `select codigo_credenciado as credenciado, login, objeto, resultado from trilha
      where operacao = 'elegibilidade.getCpf' and codigo_associado = $1`,
    [comCpf],
  )
  expect(rows).toEqual([{ credenciado: 100004, login: 100004, objeto: 'CPF mostrado', resultado: 'ok' }])
})

it('is nothing where the operator has none, and of nobody whom it does not know', async () => {
  expect((await call(semCpf)).body).toEqual({ cpf: null })
  expect(await call('999999999')).toMatchObject({ status: 404, codigo: 'API-ELE-0001' })
})
