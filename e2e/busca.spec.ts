import type { Page } from '@playwright/test'
import { linhaDeEvento, releaseGuia, rowsOf, statusOf } from './formulario.ts'
import { expect, test } from './person.ts'

const busca = (page: Page) => page.getByRole('searchbox', { name: 'O que você procura?' })

async function search(page: Page, termo: string, resultado: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(busca(page)).toBeFocused()
  await page.keyboard.type(termo)
  await expect(page.getByRole('button', { name: resultado }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('só com Ctrl+K: o evento entra na guia, ela se envia, se imprime, se acha pelo fim do número, e dela vai-se à cobertura', async ({
  page,
  open,
}) => {
  await open('/portal')
  const numero = await releaseGuia(page)
  await search(page, 'profilaxa', /Profilaxia.*Incluir nesta guia/)
  await expect(linhaDeEvento(page)).toHaveValue('84000198')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, 'Profilaxia')).toBeVisible()
  await search(page, 'enviar', new RegExp(`Enviar guia.*Guia ${numero}`))
  await expect(statusOf(page, /./)).toBeVisible()
  await search(page, 'imprimir', new RegExp(`Imprimir guia.*Guia ${numero}`))
  await expect(page).toHaveURL(new RegExp(`/impressao/gto/${numero}$`))
  await search(page, numero.slice(-5), new RegExp(`Guia ${numero}`))
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
  // Sent, it takes no event any more.
  await search(page, 'profilaxia', /Profilaxia.*Cobertura do evento/)
  await expect(page).toHaveURL(/elegibilidade\?paciente=.+&evento=.*84000198/)
  await search(page, 'silva', /silva.*Paciente · cartão/i)
  await expect(page).toHaveURL(/elegibilidade\?paciente=[0-9a-f-]+$/)
})
