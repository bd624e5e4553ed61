import { conciliacao } from '@portal/contract/conciliacao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { singleKeys } from '../ui/singleKeys.ts'
import { answerConciliacao, button, enderecoMesa } from './conciliacao.fixture.ts'

beforeEach(answerConciliacao)

test('as teclas de uma letra se mostram enquanto agem, aqui e na outra aba que as desliga; as do pagamento, sempre', async () => {
  await page.viewport(1366, 800)
  openPage(enderecoMesa)
  const todos = button(/^Aceitar 1 par igual/)
  const nas = (tecla: string) => page.getByText(tecla, { exact: true })
  await expect.element(todos.getByText('A', { exact: true })).toBeVisible()
  await expect.element(nas('F')).toBeVisible()
  await expect.element(page.getByText(/^F procura$/)).toBeVisible()
  singleKeys.turn(false)
  await expect.element(nas('F')).not.toBeInTheDocument()
  expect(todos.getByText('A', { exact: true }).elements()).toEqual([])
  expect(page.getByText(/procura$/).elements()).toEqual([])
  await expect.element(nas('N').first()).toBeInTheDocument()
  await userEvent.keyboard('a')
  expect(sent(conciliacao.linkDepositos)).toEqual([])
  singleKeys.start()
  for (const [newValue, quantas] of [
    ['sim', 1],
    ['nao', 0],
    [null, 1],
  ] as const) {
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.teclasSimples', newValue }))
    await expect.poll(() => nas('F').elements()).toHaveLength(quantas)
  }
})
