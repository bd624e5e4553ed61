import { conciliacao } from '@portal/contract/conciliacao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { singleKeys } from '../ui/singleKeys.ts'
import { answerConciliacao, button, enderecoMesa, listaMesa, mesa } from './conciliacao.fixture.ts'

beforeEach(answerConciliacao)

test('sem par igual, A diz que não há nenhum e nada aceita', async () => {
  answer(conciliacao.getConciliacao, { ...mesa, sugestoes: [] })
  openPage(enderecoMesa)
  await expect.element(listaMesa).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Nenhum par de valor igual para aceitar.')).toBeVisible()
  expect(sent(conciliacao.linkDepositos)).toEqual([])
})

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
