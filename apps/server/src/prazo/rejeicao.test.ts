import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAssinada } from '../aplicativo/aplicativo.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { clearPrazos } from './prazo.fixture.ts'

const t = await openTestApp()

beforeEach(() => clearPrazos(t))

const linhas = async (login = 100001) =>
  (await t.call(prazo.listPrazos, { query: {} }, { as: await t.as(login) })).body.prazos.map(
    ({ tipo, referencia, prazo: dia, valor }) => [tipo, referencia, dia, valor],
  )

/** A guide done and signed today, of which the patient answered no, in a status. */
async function createRejeitada(status = 1): Promise<number> {
  const { numeroFicha } = await createAssinada(t, 'assinada')
  await t.rows(
    `update evento_guia set status_token = 'REJEITADO', tokens_rejeitados = 1 where numero_ficha = $1`,
    [numeroFicha],
  )
  await t.rows('update guia set status_ficha = $2 where numero_ficha = $1', [numeroFicha, status])
  return numeroFicha
}

describe('a guide that the patient rejected', () => {
  it.each([
    ['authorised', 1, true],
    ['partly authorised', 7, true],
    ['complementary', 17, true],
    ['that waits for another token', 18, false],
    ['that was forwarded all the same', 10, false],
    ['cancelled', 6, false],
  ] as const)('%s', async (_nome, status, isListada) => {
    const numeroFicha = await createRejeitada(status)
    // Ninety days from 21 November 2026.
    expect(await linhas()).toEqual(isListada ? [['REJEICAO', numeroFicha, '2027-02-19', null]] : [])
    expect(await linhas(100004)).toEqual([])
  })

  it.each([
    ['is dated again, and so asked of her anew', `status_token = 'NAO_SOLICITADO'`],
    ['was confirmed after all', `status_token = 'APROVADO'`],
    ['was not done', 'nao_realizado = true, data_realizacao = null'],
  ])('is listed no more where its event %s', async (_nome, mudanca) => {
    const numeroFicha = await createRejeitada()
    await t.rows(`update evento_guia set ${mudanca} where numero_ficha = $1`, [numeroFicha])
    expect(await linhas()).toEqual([])
  })

  it('has the day of the first of what was rejected, beside its forwarding, which tells the money', async () => {
    const numeroFicha = await createRejeitada()
    await t.rows(
      `update evento_guia set apresentar_ate = '2026-11-30', data_realizacao = '2026-09-01' where numero_ficha = $1`,
      [numeroFicha],
    )
    expect(await linhas()).toEqual([
      ['APRESENTACAO', numeroFicha, '2026-11-30', '90.00'],
      ['REJEICAO', numeroFicha, '2026-11-30', null],
    ])
  })

  it('has the next day that can still be met, today among them, once that of another has passed', async () => {
    const numeroFicha = await createRejeitada()
    await t.rows(`update evento_guia set apresentar_ate = '2026-11-21' where numero_ficha = $1`, [
      numeroFicha,
    ])
    await t.rows(
      `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
              quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao, apresentar_ate, status_token)
       select numero_ficha, 9, codigo_credenciado, codigo_associado, '85100200', 1, 6000, 0, 4, '2026-08-20', '2026-11-18',
              'REJEITADO' from guia where numero_ficha = $1`,
      [numeroFicha],
    )
    expect((await linhas()).filter(([tipo]) => tipo === 'REJEICAO')).toEqual([
      ['REJEICAO', numeroFicha, '2026-11-21', null],
    ])
  })
})
