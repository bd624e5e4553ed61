import { linhaDeEvento, releaseGuia, rowsOf } from './formulario.ts'
import { expect, test } from './person.ts'

test('Ctrl+K acha o paciente por um número e vai até ele', async ({ page, open, expectAccessible }) => {
  await open('/portal')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toBeFocused()
  await page.keyboard.type('500000001')
  await expect(page.getByRole('button', { name: /Paciente · cartão 500000001/ })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/elegibilidade\?paciente=/)
})

test('Ctrl+K acha uma tela por palavra, sem acento', async ({ page, open }) => {
  await open('/portal')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toBeFocused()
  await page.keyboard.type('autorizacao')
  await expect(page.getByRole('button', { name: /Solicitar autorização/ }).last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/solicitarAutorizacao/)
})

test('a primeira tecla depois de Ctrl+K já é da busca, e Esc fecha de uma vez', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  const paciente = page.getByRole('searchbox', { name: 'Paciente' })
  await expect(paciente).toBeFocused()
  // All within one turn of the page: faster than any hand.
  await page.evaluate(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
    )
    document.execCommand('insertText', false, 'lim')
  })
  const busca = page.getByRole('searchbox', { name: 'O que você procura?' })
  await expect(busca).toHaveValue('lim')
  await page.keyboard.type('peza')
  await expect(page.getByRole('button', { name: /84\.000\.198 .*Cobertura do evento/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(busca).toBeHidden()
  await expect(paciente).toBeFocused()
  await expect(paciente).toHaveValue('')
})

test('na guia aberta, Ctrl+K faz o que ela permite e oferece primeiro o que se abriu por último', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal')
  await releaseGuia(page)
  const numero = page.url().replace(/.*\//, '')
  const busca = page.getByRole('searchbox', { name: 'O que você procura?' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cancelar')
  await expect(page.getByRole('button', { name: new RegExp(`Cancelar.*Guia ${numero}`) })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(numero)
  await expect(busca).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('imprimir')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/impressao/gto/${numero}$`))
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Buscar' }).getByRole('listitem').first()).toContainText(
    `Guia ${numero}`,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/portal/guia/${numero}$`))
})

test('Ctrl+K acha a guia pelos últimos dígitos e o paciente por palavras do nome', async ({ page, open }) => {
  await open('/portal')
  await releaseGuia(page)
  const numero = page.url().replace(/.*\//, '')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(numero.slice(-5))
  await expect(page.getByRole('button', { name: new RegExp(`Guia ${numero}`) }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'O que você procura?' }).fill('silva')
  await page
    .getByRole('button', { name: /silva.*Paciente · cartão/i })
    .first()
    .click()
  await expect(page).toHaveURL(/elegibilidade\?paciente=/)
})

test('no rascunho, o evento de Ctrl+K vai para a linha da guia, ou à elegibilidade do paciente dela', async ({
  page,
  open,
}) => {
  await open('/portal')
  const numero = await releaseGuia(page)
  const search = async (termo: string, resultado: RegExp) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(termo)
    await expect(page.getByRole('button', { name: resultado }).first()).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await search('limpeza', /Profilaxia.*Incluir nesta guia/)
  await expect(linhaDeEvento(page)).toBeFocused()
  await expect(linhaDeEvento(page)).toHaveValue('84000198')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, 'Profilaxia')).toBeVisible()
  await page.keyboard.type('17 mod')
  await search('resina 3 faces', /3 faces.*Incluir nesta guia/)
  await expect(linhaDeEvento(page)).toHaveValue('17 MOD 85100218')
  await linhaDeEvento(page).fill('')
  await search('enviar', new RegExp(`Enviar guia.*Guia ${numero}`))
  await expect(linhaDeEvento(page)).toBeHidden()
  // Sent, it takes no event any more.
  await search('limpeza', /Profilaxia.*Cobertura do evento/)
  await expect(page).toHaveURL(/elegibilidade\?paciente=.+&evento=.*84000198/)
})

test('diante de um diálogo aberto, Ctrl+K espera a resposta dele e não leva o foco', async ({
  page,
  open,
}) => {
  await open('/portal')
  await page.getByRole('button', { name: 'Ajuda' }).first().click()
  const ajuda = page.getByRole('dialog')
  await expect(ajuda).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lim')
  await expect(ajuda).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(ajuda).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lim')
  await expect(page.getByRole('searchbox', { name: 'O que você procura?' })).toHaveValue('lim')
})
