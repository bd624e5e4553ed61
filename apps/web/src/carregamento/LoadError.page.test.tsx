import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { localError } from '../api/erroApi.ts'
import { showPart } from '../testing/showPart.tsx'
import { LoadError } from './LoadError.tsx'

test('a reading that failed is asked for again once, and waits in its button', async () => {
  let asked = 0
  const query = { error: localError('SEM_CONEXAO'), isFetching: false, refetch: () => asked++ }
  const show = showPart(<LoadError query={query} />)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(asked).toBe(1)
  show(<LoadError query={{ ...query, isFetching: true }} />)
  const waiting = page.getByRole('button', { name: /Tentar de novo/ })
  await expect.element(waiting).toHaveAttribute('data-espera')
  await waiting.click({ force: true })
  expect(asked).toBe(1)
})
