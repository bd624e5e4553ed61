import { credenciado } from '@portal/contract/credenciado.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { describe, expect, it } from 'vitest'
import { insertGuias } from '../pesquisa/pesquisa.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

describe('credenciado.getParticularidades', () => {
  it.each([
    [100001, { redeCredenciada: 'AURORA', unidadeRadio: false }],
    [100003, { redeCredenciada: 'AURORA', unidadeRadio: true }],
  ])("is %i's own accreditation, without what its menu locks", async (login, propria) => {
    const { body } = await t.call(credenciado.getParticularidades, {}, { as: await t.as(login) })
    const [row] = await t.rows<object>(
      `select rede as "redeCredenciada", libera_senha as "liberaSenha", unidade_radio as "unidadeRadio",
              captura_exame as "capturaExame", atualizar_cadastro as "atualizarCadastro", ponte_legado as "ponteLegado"
         from credenciado where codigo = $1`,
      [login],
    )
    expect(body).toEqual({ ...row, ...propria })
  })
})

describe('credenciado.getInfo', () => {
  it.each([
    ['2026-11-23T02:59:59Z', 1],
    ['2026-11-21T12:00:01Z', 0],
    ['2026-11-19T12:00:00Z', 0],
    [null, null],
  ])('of a password that ends at %s tells %s days, never less than none', async (expira, dias) => {
    const as = await t.as(100008)
    await t.rows('update credencial set expira_em = $1 where login = 100008', [expira])
    expect((await t.call(credenciado.getInfo, {}, { as })).body.qtdDiasExpiracaoSenha).toBe(dias)
  })
})

describe('credenciado.getInfo, of who entered', () => {
  it.each([
    [100004, null],
    [1000041, { codigoDentista: 1000041, nome: 'Paulo Sérgio Vilela', compartilhamento: 3 }],
    [1000043, { codigoDentista: 1000043, nome: 'Thiago Batista Rangel', compartilhamento: 1 }],
  ])('%i: names the clinic, and as its dentist %j', async (login, dentistaConectado) => {
    const { body } = await t.call(credenciado.getInfo, {}, { as: await t.as(login) })
    const nome = 'Clínica Sorriso Pleno Odontologia Ltda.'
    expect(body).toMatchObject({ codigoCredenciado: 100004, nome, dentistaConectado })
  })
})

describe('credenciado.listEspecialidades', () => {
  it.each([
    [100002, ['6 Ortodontia', '11 Ortopedia funcional dos maxilares']],
    [100003, ['14 Radiologia', '19 Diagnóstico']],
  ])('is what %i is contracted for', async (login, esperadas) => {
    const { body } = await t.call(credenciado.listEspecialidades, {}, { as: await t.as(login) })
    expect(body.map(({ codigoEspecialidade, nome }) => `${codigoEspecialidade} ${nome}`)).toEqual(esperadas)
  })
})

describe('credenciado.listEspecialidades, after a password was released', () => {
  const listUltimas = async (login: number) => {
    const { body } = await t.call(credenciado.listEspecialidades, {}, { as: await t.as(login) })
    return body.filter(({ ultima }) => ultima).map(({ codigoEspecialidade }) => codigoEspecialidade)
  }
  const release = async (codigoEspecialidade: number, codigoAssociado = '500000001') => {
    const body = { codigoAssociado, codigoEspecialidade }
    return (await t.call(liberacaoSenha.releaseSenha, { body }, { as: await t.as(100001) })).status
  }

  it('marks the last one of the login, and of no other, whatever was refused since', async () => {
    expect(await listUltimas(100001)).toEqual([])
    expect(await release(3)).toBe(200)
    expect(await listUltimas(100001)).toEqual([3])
    expect(await release(1)).toBe(200)
    // The patient's plan is over.
    expect(await release(3, '500000004')).toBe(422)
    expect(await listUltimas(100001)).toEqual([1])
    await t.rows('insert into ultima_especialidade values (100002, 100002, 11)')
    expect(await listUltimas(100001)).toEqual([1])
    expect(await listUltimas(100002)).toEqual([11])
  })

  it('marks none that the provider is no longer contracted for', async () => {
    await t.rows('update ultima_especialidade set codigo_especialidade = 6 where login = 100001')
    expect(await listUltimas(100001)).toEqual([])
  })
})

it('credenciado.getInfo names the dentists who are at work, by their names', async () => {
  const name = async () =>
    (await t.call(credenciado.getInfo, {}, { as: await t.as(100004) })).body.dentistas.map(
      ({ codigoDentista }) => codigoDentista,
    )
  const antes = await name()
  const [primeiro] = antes
  await t.rows(`update dentista set ativo = false where codigo = $1`, [primeiro])
  t.forget()
  const depois = await name()
  await t.rows(`update dentista set ativo = true where codigo = $1`, [primeiro])
  expect([antes.length > 1, depois]).toEqual([true, antes.slice(1)])
})

describe('credenciado.getTotalSenhas', () => {
  const get = async () => (await t.call(credenciado.getTotalSenhas, {}, { as: await t.as(100001) })).body

  it('counts the day and the month of São Paulo, and what is not sent, of this provider alone', async () => {
    const antes = await get()
    await insertGuias(t, [
      // The day begins at three in the morning of UTC, the month with it.
      { liberadaEm: '2026-11-21T03:00:00Z' },
      { liberadaEm: '2026-11-21T02:59:59Z', statusFicha: 16 },
      { liberadaEm: '2026-11-01T03:00:00Z', statusFicha: 1 },
      { liberadaEm: '2026-11-01T02:59:59Z' },
      // Its last day is today; the other's password ended yesterday, and nothing of it can be sent any more.
      { liberadaEm: '2026-10-02T12:00:00Z', statusFicha: 9, validadeSenha: '2026-11-21' },
      { liberadaEm: '2026-10-01T12:00:00Z', validadeSenha: '2026-11-20' },
      { codigoCredenciado: 100002, liberadaEm: '2026-11-21T03:00:00Z' },
    ])
    expect(await get()).toEqual({
      hoje: antes.hoje + 1,
      mes: antes.mes + 3,
      naoEnviadas: antes.naoEnviadas + 4,
    })
  })
})
