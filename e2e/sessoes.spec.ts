import type { Browser } from '@playwright/test'
import { changeRows } from '../apps/server/src/testing/faults/database.ts'
import { acesso } from '../packages/contract/src/acesso.ts'
import { catalogoErros } from '../packages/contract/src/errors.ts'
import { expect, SENHA } from './person.ts'
import { test } from './portal.ts'

// The password of a login of the cast changes: the portal is theirs alone.
test.use({ dono: 'senhas' })

/** Enters from another browser; answers how it is seen that it is out, which closes it. */
async function enterElsewhere(browser: Browser, baseURL: string | undefined, login: string) {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  const entrada = await page.request.post('/credenciado/login', {
    form: { login, senha: SENHA },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(entrada.url()).toMatch(/\/portal$/)
  await page.goto('/portal/trocaSenha')
  await expect(page.getByText('Esta sessão')).toBeVisible()
  return {
    expectOut: async () => {
      await page.goto('/portal/trocaSenha')
      await expect(page).toHaveURL(/SessaoEncerrada|expirado/)
      await context.close()
    },
  }
}

test('as sessões abertas se veem e se encerram, uma, as outras ou com a troca da senha', async ({
  page,
  open,
  browser,
  baseURL,
  expectAccessible,
  portal,
}) => {
  await changeRows(
    portal.dataDir,
    'update sessao set revogada_em = now() where login = 100008 and revogada_em is null',
  )
  const enter = () => enterElsewhere(browser, baseURL, '100008')
  const outras = [await enter(), await enter(), await enter()]
  await open('/portal/trocaSenha', '100008')
  const encerrar = page.getByRole('button', { name: /^Encerrar a sessão de Chrome no / })
  await expect(encerrar).toHaveCount(3)
  await expect(page.getByText(/^Desde \d\d\/\d\d.* endereço /)).toHaveCount(4)
  await expectAccessible()
  await encerrar.first().press('Enter')
  await expect(page.getByText('A sessão foi encerrada.').first()).toBeVisible()
  await expect(encerrar).toHaveCount(2)
  await page.getByRole('button', { name: 'Encerrar as outras 2' }).press('Enter')
  await expect(encerrar).toHaveCount(0)
  for (const outra of outras) await outra.expectOut()
  await page.reload()
  await expect(page.getByText('Esta sessão')).toBeVisible()

  const ultima = await enter()
  const nova = 'Girassol!amarelo42'
  await page.getByLabel('Senha atual').fill(SENHA)
  await page.getByLabel('Nova senha', { exact: true }).fill(nova)
  await page.getByLabel('Confirme a nova senha').fill(nova)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Senha trocada' })).toBeInViewport()
  await ultima.expectOut()
  const entrada = await page.request.post('/credenciado/login', {
    form: { login: '100008', senha: nova },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(entrada.url()).toMatch(/\/portal$/)
})

test.describe('com um relógio que avança', () => {
  test.use({ isApart: true })

  test('antes do que é sensível a sessão se renova, uma vez por leva; antes do resto, não', async ({
    page,
    open,
  }) => {
    await page.clock.install()
    await open('/portal/trocaSenha', '100004')
    await expect(page.getByText('Esta sessão')).toBeVisible()
    const chamadas: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) chamadas.push(pathname)
    })
    const trocar = async (senha: string) => {
      await page.getByLabel('Senha atual').fill(senha)
      await page.getByLabel('Nova senha', { exact: true }).fill('cavalo azul 77')
      await page.getByLabel('Confirme a nova senha').fill('cavalo azul 77')
      await page.getByRole('button', { name: 'Trocar senha' }).click()
      await expect(page.getByLabel('Senha atual')).toHaveAttribute('aria-invalid', 'true')
    }
    await page.clock.fastForward(60_000)
    await trocar('não é esta')
    await trocar('nem esta')
    expect(chamadas.filter((path) => /refresh|trocarSenha/.test(path))).toEqual([
      acesso.refreshToken.path,
      acesso.updateSenha.path,
      acesso.updateSenha.path,
    ])
    // A renewal that fails in passing does not stop the call.
    await page.clock.fastForward(60_000)
    const { status, texto } = catalogoErros['API-GEN-0004']
    await page.route(`**${acesso.refreshToken.path}`, (route) =>
      route.fulfill({ status, json: { codigo: 'API-GEN-0004', mensagem: texto, requisicao: 'req-1' } }),
    )
    await trocar('nem aquela')
    await expect(page).toHaveURL(/trocaSenha$/)
  })
})
