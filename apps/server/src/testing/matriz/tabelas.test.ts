import { expect, it } from 'vitest'
import { openTestApp } from '../testApp.ts'
import { createLeitorTabelas } from './tabelas.ts'

const t = await openTestApp()
await t.rows('truncate favorito_evento')
const ler = await createLeitorTabelas(t)

const inserir = `insert into favorito_evento values (100001, '{85100200}')`

it.each([
  ['a row that is new', inserir, 1],
  ['a row that is written again as it was', 'update favorito_evento set codigos_evento = codigos_evento', 1],
  ['a row that nobody asked for', 'update favorito_evento set codigos_evento = default where false', 0],
  ['a row that was there already', `${inserir} on conflict do nothing`, 0],
  ['what was undone', `do $$ begin ${inserir.replace('100001', '100002')}; raise 'undone'; end $$`, 0],
  ['a row that goes', 'delete from favorito_evento', 1],
  ['a table that is emptied', 'truncate favorito_evento', 1],
  [
    'a failed login, which is to be counted',
    `insert into tentativa_login values ('conta:1', 1, now(), now())`,
    0,
  ],
])('of %s', async (_nome, sql, quantas) => {
  const count = async () => (await ler()).find(({ tabela }) => tabela === 'favorito_evento')?.linhas ?? 0
  const antes = { todas: await ler(), suas: await count() }
  await t.rows(sql).catch(({ message }: Error) => expect(message).toBe('undone'))
  expect(await count()).toBe(antes.suas + quantas)
  if (quantas === 0) expect(await ler()).toEqual(antes.todas)
})
