import { notificacao } from '@portal/contract/notificacao.ts'
import { termo } from '@portal/contract/termo.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { civilDay } from '../runtime/clock.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { warnPrazos } from './warnPrazos.ts'

const t = await openTestApp()
const DIA_MS = 86_400_000
const hoje = () => civilDay(t.clock.now())

const told = (codigoCredenciado = 100001) =>
  t.rows<{ tipo: string; referencia: number; texto: string }>(
    'select tipo, referencia::integer, texto from notificacao where codigo_credenciado = $1 and id > $2 order by id',
    [codigoCredenciado, antes],
  )
const textos = async (codigoCredenciado?: number) => (await told(codigoCredenciado)).map(({ texto }) => texto)
/** The sanitary permit of a provider ends so many days from today. */
const endAlvara = (dias: number, codigoCredenciado = 100001) =>
  t.rows(
    `update alvara set numero = 'A1', validade = $2 where codigo_credenciado = $1 and tipo = 'SANITARIO'`,
    [codigoCredenciado, addDays(hoje(), dias)],
  )
let antes = 0

beforeEach(async () => {
  t.clock.set(TEST_NOW)
  await t.rows('delete from ronda_aviso')
  await t.rows('delete from renovacao_alvara')
  // Nobody's guides or permits end but those that a test is about.
  await t.rows(`update guia set validade_senha = '2030-01-01'`)
  await t.rows(`update alvara set validade = '2030-01-01' where validade is not null`)
  await t.rows('insert into ronda_aviso select codigo, $1 from credenciado', [
    new Date(TEST_NOW.getTime() - DIA_MS),
  ])
  antes = (await t.rows<{ id: number }>('select coalesce(max(id), 0) as id from notificacao'))[0]?.id ?? 0
})

describe('permits and passwords', () => {
  it('are told of on their days, once each, and to their provider alone', async () => {
    await endAlvara(61)
    for (const dias of [61, 60, 59, 30, 7, 6]) {
      t.clock.set(new Date(TEST_NOW.getTime() + (61 - dias) * DIA_MS))
      await Promise.all([warnPrazos(t.services), warnPrazos(t.services)])
    }
    expect(await textos()).toEqual([
      'Alvará sanitário: vence em 60 dias, em 21/01/2027',
      'Alvará sanitário: vence em 30 dias, em 21/01/2027',
      'Alvará sanitário: vence em 7 dias, em 21/01/2027',
    ])
    expect(await textos(100002)).toEqual([])
  })

  it.each([
    [15, 'vence em 15 dias, em 06/12/2026'],
    [5, 'vence em 5 dias, em 26/11/2026'],
    // Granted when a day of warning was gone: told of at the next turn, once.
    [14, 'vence em 14 dias, em 05/12/2026'],
    [3, 'vence em 3 dias, em 24/11/2026'],
    [16, undefined],
  ])('a password that ends in %i days: %s', async (dias, fim) => {
    const numeroFicha = await releaseGuia(t)
    await t.rows('update guia set validade_senha = $2 where numero_ficha = $1', [
      numeroFicha,
      addDays(hoje(), dias),
    ])
    await warnPrazos(t.services)
    await warnPrazos(t.services)
    expect(await told()).toEqual(
      fim ? [{ tipo: 'SENHA', referencia: numeroFicha, texto: `Guia ${numeroFicha}: a senha ${fim}` }] : [],
    )
  })

  it('a password granted, or renewed, after the turn of its own day of warning is told of at the next', async () => {
    await warnPrazos(t.services)
    t.clock.advance(3_600_000)
    const [nova, renovada, velha, tardia] = [
      await releaseGuia(t),
      await releaseGuia(t),
      await releaseGuia(t),
      await releaseGuia(t),
    ]
    await t.rows(
      `update guia set validade_senha = $2, liberada_em = case when numero_ficha = $3 then $4::timestamptz else $5::timestamptz end,
                       renovada_em = case when numero_ficha = $6 then $4::timestamptz end
        where numero_ficha = any ($1)`,
      [
        [nova, renovada, velha],
        addDays(hoje(), 3),
        nova,
        t.clock.now(),
        new Date(TEST_NOW.getTime() - 30 * DIA_MS),
        renovada,
      ],
    )
    // Its release began before that turn, and was committed after it.
    await t.rows('update guia set liberada_em = $2, validade_senha = $3 where numero_ficha = $1', [
      tardia,
      new Date(TEST_NOW.getTime() - 1000),
      addDays(hoje(), 3),
    ])
    await warnPrazos(t.services)
    expect(await textos()).toEqual([])
    for (let vez = 0; vez < 2; vez++) {
      t.clock.advance(DIA_MS)
      await warnPrazos(t.services)
    }
    expect((await told()).map(({ referencia }) => referencia).toSorted()).toEqual(
      [nova, renovada, tardia].toSorted(),
    )
  })

  it('nobody is told of the password of a guide that was cancelled, nor of another provider', async () => {
    const [cancelada, alheia] = [await releaseGuia(t), await releaseGuia(t, { login: 100002 })]
    await t.rows('update guia set validade_senha = $2 where numero_ficha = any ($1)', [
      [cancelada, alheia],
      addDays(hoje(), 5),
    ])
    await t.rows('update guia set status_ficha = $2 where numero_ficha = $1', [
      cancelada,
      statusFicha.cancelada,
    ])
    await warnPrazos(t.services)
    expect([await textos(), (await told(100002)).map(({ referencia }) => referencia)]).toEqual([[], [alheia]])
  })

  it('nobody is told of a permit in review, nor whoever may not renew it', async () => {
    await endAlvara(30)
    await endAlvara(30, 100002)
    await t.rows(
      `insert into renovacao_alvara (codigo_credenciado, codigo_alvara, situacao, numero, validade, sha256, contraste,
                                     aberta_em, mudada_em)
       select codigo_credenciado, id, 'emAnalise', 'A2', '2028-01-01', 'x', 50, now(), now()
         from alvara where codigo_credenciado = 100001 and tipo = 'SANITARIO'`,
    )
    await t.rows(
      `update credenciado set permissoes = array_remove(permissoes, 'ATU_ALVARA') where codigo = 100002`,
    )
    await warnPrazos(t.services)
    expect([await textos(), await textos(100002)]).toEqual([[], []])
  })
})

describe('terms', () => {
  it('are told of as they come out, the same day too, and those that wait at the first look', async () => {
    await warnPrazos(t.services)
    const [ditos] = await t.rows<{ total: number; ultima: number }>(
      `select count(*)::integer as total, max(id) as ultima from notificacao
        where codigo_credenciado = 100007 and tipo = 'TERMO'`,
    )
    expect(ditos?.total).toBeGreaterThan(1)
    antes = ditos?.ultima ?? 0
    t.clock.advance(3_600_000)
    await t.rows(
      `insert into documento_termo (codigo, rede, termo, versao, titulo, texto, publicado_em)
       select 990001, rede, 'novo', 1, 'Termo novo', 'Texto.', $1 from credenciado where codigo = 100007`,
      [t.clock.now()],
    )
    t.clock.advance(1000)
    await warnPrazos(t.services)
    await warnPrazos(t.services)
    expect(await told(100007)).toEqual([
      { tipo: 'TERMO', referencia: 990001, texto: 'Termo para o seu aceite: Termo novo' },
    ])
    // Brought in with an instant that is gone, it is told of at the next day's turn.
    await t.rows(
      `insert into documento_termo (codigo, rede, termo, versao, titulo, texto, publicado_em)
       select 990002, rede, 'atrasado', 1, 'Termo atrasado', 'Texto.', $1 from credenciado where codigo = 100007`,
      [new Date(TEST_NOW.getTime() - 60 * DIA_MS)],
    )
    for (let vez = 0; vez < 2; vez++) {
      t.clock.advance(DIA_MS)
      await warnPrazos(t.services)
    }
    expect(await textos(100007)).toEqual([
      'Termo para o seu aceite: Termo novo',
      'Termo para o seu aceite: Termo atrasado',
    ])
    // Accepted, it is no longer new; the other still waits.
    const as = await t.as(100007)
    const listNaoLidas = async () =>
      (await t.call(notificacao.listNotificacoes, { query: {} }, { as })).body.notificacoes
        .filter(({ lida }) => !lida)
        .map(({ referencia }) => referencia)
    const antesDoAceite = await listNaoLidas()
    await t.call(termo.createAceite, { body: { codigoDocumento: 990001, global: true } }, { as })
    expect(await listNaoLidas()).toEqual(antesDoAceite.filter((referencia) => referencia !== 990001))
    expect(antesDoAceite.slice(0, 2)).toEqual([990002, 990001])
    const { naoLidas } = (await t.call(notificacao.listNotificacoes, { query: {} }, { as })).body
    expect(naoLidas).toBe(antesDoAceite.length - 1)
    // Nor is one that was never accepted, once a newer version stands in its place.
    await t.rows(
      `insert into documento_termo (codigo, rede, termo, versao, titulo, texto, publicado_em)
       select 990003, rede, 'atrasado', 2, 'Termo atrasado', 'Outro.', $1 from credenciado where codigo = 100007`,
      [t.clock.now()],
    )
    expect(await listNaoLidas()).not.toContain(990002)
  })
})
