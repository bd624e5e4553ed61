import { expect, inject, it } from 'vitest'
import { withClient } from './db/databases.ts'
import { describeErro } from './log.ts'

const { readUrl } = inject('database')

/** Raises an error of PostgreSQL in another database than the template, which nobody may open. */
const fail = (sql: string): Promise<unknown> =>
  withClient(readUrl.replace('/portal?', '/postgres?'), (client) => client.query(sql)).catch(
    (error: unknown) => error,
  )

it.each([
  [`select '500000001'::uuid`, '22P02'],
  [`select 500000001 / 0`, '22012'],
  [
    `do $$ begin raise exception using errcode = '23505', message = 'x "500000001"', detail = '500000001'; end $$`,
    '23505',
  ],
])('tells nothing of the values of %s', async (sql, code) => {
  const told = describeErro(await fail(sql))
  expect(told).toMatchObject({ code })
  expect(JSON.stringify(told)).not.toContain('500000001')
  expect(told.stack).toMatch(/\n {4}at /)
})

it('tells an error of ours whole', () => {
  expect(describeErro(new Error('não deu'))).toMatchObject({ type: 'Error', message: 'não deu' })
})
