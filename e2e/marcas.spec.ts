import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { enderecoLogin, type Rede } from '@portal/domain/rede/rede.tables.ts'
import { findPaciente } from './formulario.ts'
import { expect, SENHA, test } from './person.ts'

const imagens = process.env.IMAGENS

/** Where `IMAGENS` names a folder, what is on the screen goes there, for the README to show the brands side by side. */
async function keepImagem(page: Page, rede: Rede, tela: string): Promise<void> {
  if (imagens === undefined) return
  mkdirSync(imagens, { recursive: true })
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  writeFileSync(path.join(imagens, `${rede.toLowerCase()}-${tela}.webp`), Buffer.from(data, 'base64'))
  await devtools.detach()
}

const jornadas = [
  { rede: 'AURORA', login: '100001', nome: 'Aurora Odonto', cartao: '500000001' },
  { rede: 'LUMINA', login: '300001', nome: 'Lumina Rede', cartao: '500000010' },
  {
    rede: 'MERIDIANO',
    login: '200001',
    nome: 'Meridiano Dental',
    cartao: '500000006',
    planos: ['Meridiano Essencial', 'Meridiano Premium'],
  },
] as const satisfies readonly {
  rede: Rede
  login: string
  nome: string
  cartao: string
  planos?: [string, string]
}[]

for (const jornada of jornadas) {
  const { rede, login, nome, cartao } = jornada
  test(`${nome}: entra pela sua entrada, pergunta a elegibilidade, abre uma guia e sai para a mesma entrada`, async ({
    page,
    expectAccessible,
  }) => {
    /** axe finds nothing in the brand's colours, light and dark: of what stands in other tests nothing else is the brand's. */
    const judge = async (tela: string) => {
      await expect(page.locator('html')).toHaveAttribute('data-marca', rede.toLowerCase())
      await keepImagem(page, rede, tela)
      await expectAccessible({ soCores: tela !== 'entrada' })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible({ soCores: true })
      await page.emulateMedia({ colorScheme: 'light' })
    }
    const entrada = enderecoLogin(rede)
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.emulateMedia({ colorScheme: 'light' })

    await page.goto(entrada)
    await expect(page.getByRole('img', { name: nome }).or(page.getByText(nome)).first()).toBeVisible()
    await judge('entrada')
    await expect(page.getByLabel('Código do credenciado')).toBeFocused()
    await page.keyboard.type(login)
    await page.keyboard.press('Tab')
    await page.keyboard.type(SENHA)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: nome })).toBeVisible()

    await page.goto('/portal/elegibilidade')
    await findPaciente(page, cartao)
    await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
    await judge('elegibilidade')

    await page.keyboard.press('Alt+a')
    await page.getByRole('combobox', { name: 'Especialidade' }).selectOption('Clínica geral')
    await expect(page.getByText('A senha pode ser liberada').first()).toBeVisible()
    if ('planos' in jornada) {
      const [essencial, premium] = jornada.planos
      await page.getByText(premium).click()
      const troca = page.getByRole('dialog', { name: `Trocar o plano para ${premium}?` })
      await expect(troca.getByText('A senha pode ser liberada')).toBeVisible()
      await judge('autorizacao')
      await expect(page.getByRole('radio', { name: essencial, includeHidden: true })).toBeChecked()
      await troca.getByRole('button', { name: `Trocar para ${premium}` }).click()
      await expect(page.getByRole('radio', { name: premium })).toBeChecked()
    } else await judge('autorizacao')
    await page.getByRole('button', { name: 'Liberar senha e abrir a guia' }).click()
    await expect(page).toHaveURL(/\/portal\/guia\/\d+$/)

    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(new RegExp(`${entrada.replace('?', '\\?')}$`))
    await page.goto('/portal')
    await expect(page.getByRole('heading', { level: 1, name: 'Sessão encerrada' })).toBeVisible()
    await judge('fim')
    await expect(page.getByRole('link', { name: 'Entrar novamente' })).toHaveAttribute('href', entrada)
  })
}
