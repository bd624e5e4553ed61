import { expect, inject, it } from 'vitest'
import { withClient } from '../db/databases.ts'
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

it('tells what an error came from, and nothing of its values', async () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(describeErro(new Error('sem banco', { cause: lost })).cause).toEqual({
    type: 'Error',
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
  })
  const told = describeErro(new Error('recusado', { cause: await fail(`select '500000001'::uuid`) }))
  expect(told).toMatchObject({ message: 'recusado', cause: { code: '22P02' } })
  expect(JSON.stringify(told)).not.toContain('500000001')
})

it('tells each of those that failed together, with all of its cause', async () => {
  const falhas = await Promise.all(
    [1, 2].map(async (n) => new Error(`guide ${n}`, { cause: await fail(`select '500000001'::uuid`) })),
  )
  const told = describeErro(new AggregateError(falhas, 'two'))
  const cause = { code: '22P02', stack: expect.stringMatching(/\n {4}at /) }
  expect(told).toMatchObject({
    message: 'two',
    errors: [
      { message: 'guide 1', cause },
      { message: 'guide 2', cause },
    ],
  })
  expect(JSON.stringify(told)).not.toContain('500000001')
})

it('tells an error of ours whole', () => {
  expect(describeErro(new Error('não deu'))).toMatchObject({ type: 'Error', message: 'não deu' })
})
