import { releaseGuia } from './formulario.ts'
import { test } from './linhaCortada.ts'
import { expect } from './person.ts'

test('uma leitura cortada no meio é pedida de novo', async ({ page, open, linha }) => {
  await open('/portal')
  const pedidos = linha.cut('/api/guia/v1/gto/busca')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'O que você procura?' }).fill('500000001')
  await expect(page.getByRole('button', { name: /Paciente · cartão 500000001/ })).toBeVisible()
  expect(pedidos.length).toBeGreaterThan(1)
})

test('uma gravação cortada no meio da resposta é feita uma só vez', async ({ page, open, linha }) => {
  await open('/portal')
  const pedidos = linha.cut('/api/senha/v1/liberacao-senha')
  const numero = await releaseGuia(page)
  const [cortada, inteira, ...mais] = pedidos
  expect(mais).toEqual([])
  expect(inteira?.chave).toBe(cortada?.chave)
  expect(inteira?.resposta).toEqual(cortada?.resposta)
  expect(inteira?.resposta).toMatchObject({ numeroFicha: Number(numero) })
})
