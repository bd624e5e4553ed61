import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { expect, it } from 'vitest'
import { openDemonstracaoApp } from '../seed/demonstracao.fixture.ts'
import { answerRecursos } from './answerRecursos.ts'

const t = await openDemonstracaoApp()

const listAbertos = () =>
  t.rows<{ prazo: string }>(
    `select r.prazo_resposta::text as prazo from recurso_glosa r join guia g using (codigo_credenciado, numero_ficha)
      where r.julgado_em is null and g.status_ficha in (13, 14) order by 1`,
  )

it('answers the appeals of the demonstration on the last day of each, though no queue knows of them', async () => {
  const prazos = (await listAbertos()).map(({ prazo }) => prazo)
  const [primeiro = '', ultimo = ''] = [prazos[0], prazos.at(-1)]
  expect(prazos.length).toBeGreaterThan(5)
  expect(primeiro < ultimo).toBe(true)
  const answerOn = async (dia: string) => {
    t.clock.set(new Date(`${dia}T15:00:00Z`))
    await answerRecursos(t.services)
    return (await listAbertos()).map(({ prazo }) => prazo)
  }
  expect(await answerOn(addDays(primeiro, -1))).toEqual(prazos)
  expect(await answerOn(primeiro)).toEqual(prazos.filter((prazo) => prazo > primeiro))
  expect(await answerOn(ultimo)).toEqual([])
  expect(
    await t.rows(
      `select numero_ficha from recurso_glosa join guia using (codigo_credenciado, numero_ficha)
        where julgado_em is null or status_ficha <> 15`,
    ),
  ).toEqual([])
})

it('leaves a locked guide, and answers it once it is unlocked', async () => {
  const [guia] = await t.rows<{ numero: number }>(
    `with aberta as (
       select codigo_credenciado, numero_ficha from recurso_glosa order by numero_ficha limit 1), recurso as (
       update recurso_glosa r set julgado_em = null from aberta a
        where (r.codigo_credenciado, r.numero_ficha) = (a.codigo_credenciado, a.numero_ficha)), pago as (
       delete from repasse_evento e using aberta a
        where (e.codigo_credenciado, e.numero_ficha, e.recurso) = (a.codigo_credenciado, a.numero_ficha, true))
     update guia g set status_ficha = 13, bloqueada = true from aberta a
      where (g.codigo_credenciado, g.numero_ficha) = (a.codigo_credenciado, a.numero_ficha)
      returning g.numero_ficha::int as numero`,
  )
  const readStatus = async () =>
    (
      await t.rows<{ status: number }>('select status_ficha as status from guia where numero_ficha = $1', [
        guia?.numero,
      ])
    ).map(({ status }) => status)
  await answerRecursos(t.services)
  expect(await readStatus()).toEqual([13])
  await t.rows('update guia set bloqueada = false where numero_ficha = $1', [guia?.numero])
  await answerRecursos(t.services)
  expect(await readStatus()).toEqual([15])
})
