import type { Page } from '@playwright/test'
import { acesso } from '../packages/contract/src/acesso.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

// Each test defines the password of a login of its own: the portal is theirs alone.
test.use({ dono: 'senhas' })
const NOVA = 'Girassol!amarelo42'

const titulo = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Asks for a link or code and sees where it went; the words are the same for all. */
async function ask(page: Page, login: string, canal: 'E-mail' | 'Mensagem no celular'): Promise<void> {
  await page.getByLabel('Código do credenciado').fill(login)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(titulo(page, 'Onde quer receber?')).toBeFocused()
  await page.getByRole('radio', { name: new RegExp(canal) }).check({ force: true })
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Se o código estiver cadastrado')).toBeVisible()
}

/** Opens the demonstration's mailbox and waits for the newest message to somebody. */
async function openCaixa(page: Page, para: string | RegExp) {
  await page.goto('/caixaLocal')
  const carta = page.getByRole('article').filter({ hasText: para }).first()
  await expect(async () => {
    await page.reload()
    await expect(carta).toBeVisible({ timeout: 500 })
  }).toPass()
  return carta
}

async function define(page: Page, senha: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(senha)
  await page.getByLabel('Confirme a nova senha').fill(senha)
  await page.getByRole('button', { name: 'Criar a senha' }).click()
}

/** Pastes into the field that has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

test('o primeiro acesso, do código ao portal, só com o teclado', async ({ page, expectAccessible }) => {
  await page.goto('/credenciado/login')
  await page.getByRole('link', { name: 'Primeiro acesso' }).press('Enter')
  await expect(titulo(page, 'Primeiro acesso')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('100005')
  await page.keyboard.press('Enter')
  await expect(titulo(page, 'Onde quer receber?')).toBeFocused()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByText('l***@e*****.com')).toBeVisible()
  await expect(page.getByText('(31) 9****-**12')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(titulo(page, 'Confira o seu e-mail')).toBeFocused()

  const carta = await openCaixa(page, 'larissa.guimaraes@example.com')
  await carta.getByRole('link').press('Enter')
  await expect(titulo(page, 'Crie a sua senha')).toBeFocused()
  await expect(page).toHaveURL(/\/acesso\/CadastrarSenha$/)
  // A reload does not ask for the link again.
  await page.reload()
  await expect(titulo(page, 'Crie a sua senha')).toBeFocused()

  // What only the server knows: the CRO.
  await define(page, 'meu cro 60418')
  await expect(page.getByRole('alert').getByRole('link', { name: /não pode conter/ })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Nova senha', { exact: true }).fill(NOVA)
  await page.getByLabel('Confirme a nova senha').fill(NOVA)
  await page.keyboard.press('Enter')
  // In, without typing it again.
  await expect(page).toHaveURL(/\/portal$/)
  await expect(page.getByText(/^Ela vale até/)).toBeVisible()
  await expect(page.getByText('outras sessões'), 'não havia nenhuma').toHaveCount(0)
})

test('a senha esquecida, pelo código do celular, que serve uma vez só', async ({ page }) => {
  await page.goto('/acesso/esqueciMinhaSenha')
  await ask(page, '100001', 'Mensagem no celular')
  await expect(titulo(page, 'Confira o seu celular')).toBeFocused()
  // After a reload there is still a way to where the code is typed.
  await page.reload()
  await page.getByRole('link', { name: 'Já recebi o código no celular' }).click()
  await expect(titulo(page, 'Criar a senha')).toBeFocused()
  const caixa = await page.context().newPage()
  const carta = await openCaixa(caixa, 'Para: 11987650112')
  const [codigo = ''] = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec(await carta.innerText()) ?? []
  await caixa.close()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('alert')).toContainText('Informe o código que você recebeu.')
  // As people type it.
  await page.getByLabel('Código recebido').fill(` ${codigo.toLowerCase().replaceAll('-', ' ')}`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(titulo(page, 'Crie uma nova senha')).toBeFocused()
  // What a password manager looks for: whose password it is, and where the new one goes.
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('100001')
  await expect(page.locator('input[type=password][autocomplete=new-password]')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await paste(page, NOVA)
  await page.getByLabel('Confirme a nova senha').focus()
  await paste(page, NOVA)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portal$/)
  await expect(page.getByText('as outras sessões abertas com o código 100001')).toBeVisible()

  await page.goto('/acesso/CadastrarSenha')
  await expect(titulo(page, 'Criar a senha')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Voltar à entrada' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Esqueci minha senha' })).toBeVisible()
  await page.getByLabel('Código recebido').fill(codigo)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(titulo(page, 'Link ou código sem validade')).toBeFocused()
  await page.getByRole('button', { name: 'Digitar um código' }).click()
  await expect(titulo(page, 'Criar a senha')).toBeFocused()
  const aviso = await openCaixa(page, /A senha do portal foi trocada.*ana\.monteiro@example\.com/)
  await expect(aviso.getByRole('link')).toHaveCount(1)
})

test('a senha expirada se troca na entrada, com script ou sem', async ({ page }) => {
  const sem = await page.request.post('/credenciado/login', {
    form: { login: '100006', senha: 'Antiga#2025' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(sem.headers().location).toMatch(/^\/acesso\/CadastrarSenha#fluxo=/)
  await page.goto('/credenciado/login')
  await page.getByLabel('Código do credenciado').fill('100006')
  await page.getByLabel('Senha', { exact: true }).fill('Antiga#2025')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(titulo(page, 'Sua senha expirou: crie outra')).toBeFocused()
  await define(page, 'Antiga#2025')
  await expect(page.getByRole('alert')).toContainText('precisa ser diferente da atual')
  await define(page, NOVA)
  await expect(page).toHaveURL(/\/portal$/)
})

for (const [login, entrada, endereco, marca] of [
  ['200001', '/meridiano/login', '/meridiano/CadastrarSenha', 'meridiano'],
  ['300001', '/credenciado/login?rede=lumina', '/acesso/CadastrarSenha?rede=lumina', 'lumina'],
] as const) {
  test(`a marca ${marca} tem as suas telas, do pedido à entrada`, async ({ page }) => {
    await page.goto(entrada)
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-marca', marca)
    await ask(page, login, 'E-mail')
    const carta = await openCaixa(page, marca === 'lumina' ? 'Lumina Rede' : 'Meridiano Dental')
    await carta.getByRole('link').click()
    await expect(titulo(page, 'Crie uma nova senha')).toBeFocused()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(endereco)
    await expect(page.locator('html')).toHaveAttribute('data-marca', marca)
    await define(page, NOVA)
    await expect(page).toHaveURL(/\/portal$/)
    await expect(page.locator('html')).toHaveAttribute('data-marca', marca)
  })
}

test('a resposta que se perde não custa o link: apertado de novo, a senha está criada', async ({ page }) => {
  await page.goto('/acesso/esqueciMinhaSenha')
  await ask(page, '100003', 'E-mail')
  const carta = await openCaixa(page, 'contato@imagemclara.example.com')
  await carta.getByRole('link').click()
  await expect(titulo(page, 'Crie uma nova senha')).toBeFocused()
  await page.route(
    `**${acesso.createSenha.path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await define(page, NOVA)
  await expect(page.getByText('Não foi possível falar com o serviço.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Criar a senha' }).click()
  await expect(page).toHaveURL(/\/portal$/)
})

test('o portal que cai entre o pedido e o envio não perde o pedido', async ({ page, portal }) => {
  await page.goto('/acesso/esqueciMinhaSenha')
  await ask(page, '100004', 'E-mail')
  await portal.kill()
  await portal.start()
  const carta = await openCaixa(page, 'gestao@sorrisopleno.example.com')
  await carta.getByRole('link').click()
  await expect(titulo(page, 'Crie uma nova senha')).toBeFocused()
})
