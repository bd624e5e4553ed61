import { cadastro } from '@portal/contract/cadastro.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { contatosDe100001, SENHA } from './cadastro.fixture.ts'
import { RENOVACOES_DIA } from './renewAlvara.ts'
import { CONFERENCIAS_DIA } from './updateContatos.ts'

const t = await openTestApp()
const as = await t.as(100001)
/** Noon in UTC is nine in the morning of São Paulo. */
const ATE_MEIA_NOITE = String(15 * 60 * 60)
/** The first instant of the day of the tests, in São Paulo. */
const INICIO_DO_DIA = '2026-11-21T03:00:00Z'

beforeEach(async () => {
  for (const tabela of ['contato_credenciado', 'troca_contato', 'renovacao_alvara'])
    await t.rows(`delete from ${tabela}`)
  await t.rows(`update alvara set numero = 'V-1', validade = '2026-12-10' where id = 1`)
})

const renew = (dataValidade: string, numero = 'V-2') =>
  t.call(cadastro.updateAlvara, { params: { id: 1 }, body: { numero, dataValidade } }, { as })

describe('the contacts of a day', () => {
  const check = (email: string) =>
    t.call(
      cadastro.updateContatos,
      {
        body: {
          ...contatosDe100001,
          contatoCredenciado: { ...contatosDe100001.contatoCredenciado, email },
          senha: SENHA,
        },
      },
      { as },
    )
  const insertConferencias = (quantas: number, em: string) =>
    t.rows(
      `insert into contato_credenciado (codigo_credenciado, whatsapp_pessoal, cel_clinica, fone_fixo_clinica,
                                        whatsapp_clinica, protocolo, login, em)
       select 100001, '', '', '', '', 'p' || n, 100001, $2 from generate_series(1, $1) as n`,
      [quantas, em],
    )

  it('are checked twenty times and no more, until the next day', async () => {
    await insertConferencias(5, '2026-11-21T02:59:59Z')
    await insertConferencias(CONFERENCIAS_DIA - 1, INICIO_DO_DIA)
    expect((await check('nova@example.com')).status).toBe(200)
    const recusado = await check('outra@example.com')
    expect(recusado).toMatchObject({ status: 429, codigo: 'API-CAD-0006' })
    expect(recusado.headers['retry-after']).toBe(ATE_MEIA_NOITE)
  })

  it('wait for their code until a day after it was asked for', async () => {
    expect((await check('nova@example.com')).body.emConfirmacao).toEqual({
      numeroCel: null,
      email: 'nova@example.com',
      enviadoPara: 'a***@e*****.com',
      expiraEm: '2026-11-22T12:00:00.000Z',
    })
  })
})

describe('the renewals of a day', () => {
  const insertRenovacoes = (quantas: number, em: string) =>
    t.rows(
      `insert into renovacao_alvara (codigo_alvara, codigo_credenciado, numero, validade, sha256, contraste, aberta_em,
              mudada_em, situacao, motivo)
       select 1, 100001, '1', '2027-01-01', 'x', 1, $2::timestamptz, $2, 'recusada', 'm' from generate_series(1, $1)`,
      [quantas, em],
    )

  it('are twenty and no more', async () => {
    await insertRenovacoes(3, '2026-11-21T02:59:59Z')
    await insertRenovacoes(RENOVACOES_DIA - 1, INICIO_DO_DIA)
    expect((await renew('2027-12-10')).status).toBe(200)
    // The one that is open may still be changed.
    expect((await renew('2027-12-11')).status).toBe(200)
    await t.rows(
      `update renovacao_alvara set situacao = 'recusada', motivo = 'm', sha256 = 'x', contraste = 1`,
    )
    const recusada = await renew('2027-12-10')
    expect(recusada).toMatchObject({ status: 429, codigo: 'API-CAD-0006' })
    expect(recusada.headers['retry-after']).toBe(ATE_MEIA_NOITE)
  })
})

describe('the validity of a renewal', () => {
  const deHoje = 'A validade precisa ser depois de hoje.'
  const daEmVigor = 'A validade precisa ser depois da que está em vigor.'
  const longe = 'A validade vai até 10 anos à frente. Confira o ano.'

  it.each([
    ['2026-11-21', deHoje],
    ['2026-12-10', daEmVigor],
    ['2036-11-22', longe],
  ])('cannot be %s: %s', async (dataValidade, mensagem) => {
    expect(await renew(dataValidade)).toMatchObject({
      status: 422,
      codigo: 'API-CAD-0004',
      body: { detalhes: [{ campo: 'dataValidade', mensagem }] },
    })
    expect(await t.rows('select from renovacao_alvara')).toEqual([])
  })

  it.each(['2026-12-11', '2036-11-21'])('may be %s', async (dataValidade) => {
    expect((await renew(dataValidade)).body.renovacao).toMatchObject({ dataValidade })
  })

  it('is told with the number where both are wrong', async () => {
    expect((await renew('2026-11-21', '-')).body).toMatchObject({
      detalhes: [
        { campo: 'numero', mensagem: 'Informe o número do documento.' },
        { campo: 'dataValidade', mensagem: deHoje },
      ],
    })
  })
})
