import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import type { Checked } from '@portal/contract/route.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createPaciente } from './paciente.fixture.ts'

let t: TestApp
/** Whose CPF is the card 500000001 with zeros before it. */
let donoDoCpf: string
beforeAll(async () => {
  t = await createTestApp()
  donoDoCpf = await createPaciente(t, { associado: `cpf = '00500000001'` })
})
afterAll(() => t.close())

type Pergunta = Checked<typeof elegibilidade.searchAssociado>['body']

const search = async (body: Pergunta) =>
  t.call(elegibilidade.searchAssociado, { body }, { as: await t.as(100001) })

describe('what a number is read as (Spec §5.4), and the other reading when it is chosen', () => {
  it.each<[string, Pergunta, 'cartão' | 'CPF']>([
    ['nine digits: a card', { termo: '500000001' }, 'cartão'],
    ['nine digits, read as CPF', { termo: '500000001', leitura: 'cpf' }, 'CPF'],
    ['ten digits: a CPF', { termo: '0500000001' }, 'CPF'],
    ['ten digits, read as card', { termo: '0500000001', leitura: 'codigoAssociado' }, 'cartão'],
    ['eleven digits: a CPF', { termo: '005.000.000-01' }, 'CPF'],
    ['eleven digits, read as card', { termo: '00500000001', leitura: 'codigoAssociado' }, 'cartão'],
    ['twelve digits: an attendance', { termo: '300000000001' }, 'cartão'],
    ['a reading that is not on offer', { termo: '300000000001', leitura: 'cpf' }, 'cartão'],
    ['the reading that is the first anyway', { termo: '500000001', leitura: 'codigoAssociado' }, 'cartão'],
  ])('%s', async (_nome, pergunta, de) => {
    const { body } = await search(pergunta)
    const codigoAssociado = de === 'cartão' ? '500000001' : donoDoCpf
    expect(body.associados).toMatchObject([{ codigoAssociado }])
  })
})

describe('what is no number of anybody', () => {
  it.each<[string, string, number, string, string]>([
    ['only punctuation', '.-/', 422, 'API-ELE-0004', 'Digite o CPF, o cartão ou o número do atendimento.'],
    ['letters', '5000A', 422, 'API-ELE-0004', 'Use apenas números: CPF, cartão ou número do atendimento.'],
    ['too long', '1'.repeat(21), 422, 'API-ELE-0004', 'O número tem no máximo 20 dígitos.'],
    ['a card that nobody has', '999999999', 404, 'API-ELE-0001', ''],
    ['a CPF that nobody has', '52998224725', 404, 'API-ELE-0001', ''],
    ['an attendance that never was', '399999999999', 404, 'API-ELE-0001', ''],
  ])('%s', async (_nome, termo, status, codigo, mensagem) => {
    const answer = await search({ termo })
    expect(answer).toMatchObject({ status, codigo })
    expect(answer.raw.toString()).toContain(mensagem)
  })
})
