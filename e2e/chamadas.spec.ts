import { findPaciente } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { expect, test } from './person.ts'

test('a autorização diz que eventos da especialidade passam antes pela auditoria', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/solicitarAutorizacao')
  await findPaciente(page)
  await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Endodontia')
  const dobra = page.getByRole('button', { name: /passam? pela auditoria antes da autorização$/ })
  await expect(dobra).toBeVisible()
  await expect(page.getByRole('list', { name: 'Eventos com pré-aprovação' })).toBeHidden()
  await dobra.click()
  const eventos = page.getByRole('list', { name: 'Eventos com pré-aprovação' }).getByRole('listitem')
  await expect(eventos.first()).toHaveText(/^\d\d\.\d{3}\.\d{3} \S+/)
  await expectAccessible()
})

test('o plano de tratamento ao lado da guia só é lido quando se abre', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  const outra = await createGuia(page, ['38 O 85100196'], '500000001')
  const numero = await createGuia(page, [], '500000001')
  const lidas: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/plano-tratamento')) lidas.push(request.url())
  })
  await page.goto(`/portal/guia/${numero}`)
  const dobra = page.locator('summary').filter({ hasText: 'Plano de tratamento do paciente' })
  await expect(dobra).toBeVisible()
  expect(lidas).toEqual([])
  await dobra.click()
  await expect(page.getByRole('link', { name: `Guia ${outra}` }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: `Eventos da guia ${outra}` })).toContainText('85.100.196')
  await expect(page.getByRole('region', { name: `Guia ${numero}`, exact: true })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Histórico por dente' })).toBeVisible()
  expect(lidas).toHaveLength(1)
  await expectAccessible()
})

test('a guia complementar mostra o que a principal já tem', async ({ page, open }) => {
  await open('/portal')
  const principal = await createGuia(page, ['48 O 85100196'], '500000001')
  await page.goto(`/portal/guia/${principal}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Liberar guia complementar' }).click()
  await expect(page.getByRole('link', { name: `guia ${principal}` })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Eventos da guia principal' }).click()
  const eventos = page.getByRole('list', { name: 'Eventos da guia principal' }).getByRole('listitem')
  await expect(eventos).toHaveCount(1)
  await expect(eventos).toContainText('85.100.196')
  await expect(eventos).toContainText('Aprovado')
})
