import { expect, test } from './person.ts'

test('a moldura aparece antes do script e dá lugar à página', async ({ page, logIn }) => {
  await logIn()
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/portal/elegibilidade', { waitUntil: 'commit' })
  await expect(page.locator('#moldura h1')).toHaveText('Elegibilidade')
  await expect(page.locator('#moldura')).toBeVisible()
  await expect(page).toHaveTitle('Elegibilidade · Portal do Credenciado')
  release()
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
  await expect(page.locator('#moldura')).toHaveCount(0)
})

test('o menu e os dados da moldura vêm com a página, sem outra chamada', async ({ page, logIn }) => {
  await logIn()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/portal/trocaSenha')
  await expect(page.getByRole('button', { name: 'Atendimento', exact: true })).toBeVisible()
  await expect(page.getByText('Dra. Ana Beatriz Monteiro')).toBeVisible()
  expect(calls.filter((call) => /\/credenciado\/(menu|info|info\/particularidades)$/.test(call))).toEqual([])
})
